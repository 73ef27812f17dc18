package moyo.web.lanes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * A fixed number of threads that all searches of the page share. Moves go before analyses, but at
 * most {@value #MOVES_IN_A_ROW} while an analysis waits; within each kind the first to come is the
 * first to run. An analysis looks at {@link #isWanted} and gives way, so that nobody waits for
 * long.
 */
public final class Lanes implements AutoCloseable {
    /** What a search is for. */
    public enum Purpose {
        /** Somebody waits for a move. */
        MOVE,
        /** Goes on until it is stopped, or gives way. */
        ANALYSIS
    }

    private static final int MOVES_IN_A_ROW = 3;

    private final Deque<Runnable> moves = new ArrayDeque<>();
    private final Deque<Runnable> analyses = new ArrayDeque<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Consumer<Throwable> failed;
    private int movesInARow;
    private boolean closed;

    /**
     * Starts the threads.
     *
     * @param failed called with what a search has thrown
     */
    public Lanes(int count, Consumer<Throwable> failed) {
        this.failed = failed;
        for (int i = 0; i < count; i++) {
            Thread thread = new Thread(this::work, "moyo-search-" + (i + 1));
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
    }

    /** Runs a search as soon as a thread is free; does nothing after {@link #close}. */
    public synchronized void submit(Purpose purpose, Runnable search) {
        if (!closed) {
            (purpose == Purpose.MOVE ? moves : analyses).add(search);
            notify();
        }
    }

    /** Returns whether a search waits for a thread. */
    public synchronized boolean isWanted() {
        return !moves.isEmpty() || !analyses.isEmpty();
    }

    /** Returns whether no search is begun any more. */
    public synchronized boolean isClosed() {
        return closed;
    }

    private void work() {
        while (true) {
            Runnable next;
            try {
                next = take();
            } catch (InterruptedException e) {
                return; // closed
            }
            try {
                next.run();
            } catch (RuntimeException | Error e) {
                failed.accept(e);
            }
        }
    }

    private synchronized Runnable take() throws InterruptedException {
        while (moves.isEmpty() && analyses.isEmpty()) {
            wait();
        }
        boolean move = !moves.isEmpty() && (analyses.isEmpty() || movesInARow < MOVES_IN_A_ROW);
        movesInARow = move ? movesInARow + 1 : 0;
        return move ? moves.remove() : analyses.remove();
    }

    /** Ends the threads; searches under way must be stopped by their owners. */
    @Override
    public synchronized void close() {
        closed = true;
        moves.clear();
        analyses.clear();
        threads.forEach(Thread::interrupt);
    }
}
