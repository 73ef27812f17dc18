package moyo.web.lanes;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * A fixed number of threads that all searches of the page share. Moves go before analyses, but at
 * most {@value #MOVES_IN_A_ROW} while an analysis waits; within each kind the first to come is the
 * first to run. An analysis looks at {@link #isWanted} and gives way.
 *
 * <p>A search for a move, or of a review, does not give way. A move that has waited for a second is
 * therefore begun by one of as many spare threads; the machine then shares its processors among
 * them.
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

    private static final long PATIENCE_NANOS = 1_000_000_000L;

    /** A search for a move that waits since a time. */
    private record Move(Runnable search, long since) {}

    private final Deque<Move> moves = new ArrayDeque<>();
    private final Deque<Runnable> analyses = new ArrayDeque<>();
    private final List<Thread> threads = new ArrayList<>();
    private final Consumer<Throwable> failed;
    private int movesInARow;
    private boolean closed;

    /**
     * Starts the threads.
     *
     * @param count the searches that run at a time, unless some take long
     * @param failed called with what a search has thrown
     */
    public Lanes(int count, Consumer<Throwable> failed) {
        this.failed = failed;
        for (int i = 0; i < count; i++) {
            start(this::take, "moyo-search-" + (i + 1));
            start(this::takeOld, "moyo-spare-" + (i + 1));
        }
    }

    /** Waits for the next search. */
    @FunctionalInterface
    private interface Source {
        Runnable next() throws InterruptedException;
    }

    private void start(Source source, String name) {
        Thread thread = new Thread(() -> work(source), name);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
    }

    /** Runs a search as soon as a thread is free; does nothing after {@link #close}. */
    public synchronized void submit(Purpose purpose, Runnable search) {
        if (!closed) {
            if (purpose == Purpose.MOVE) {
                moves.add(new Move(search, System.nanoTime()));
            } else {
                analyses.add(search);
            }
            notifyAll();
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

    private void work(Source source) {
        while (true) {
            Runnable next;
            try {
                next = source.next();
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
        return move ? moves.remove().search : analyses.remove();
    }

    /** Takes a move that has waited for too long. */
    private synchronized Runnable takeOld() throws InterruptedException {
        while (true) {
            Move first = moves.peek();
            if (first == null) {
                wait();
            } else {
                long left = PATIENCE_NANOS - (System.nanoTime() - first.since);
                if (left <= 0) {
                    return moves.remove().search;
                }
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        }
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
