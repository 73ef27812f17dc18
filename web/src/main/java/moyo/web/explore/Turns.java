package moyo.web.explore;

import java.util.ArrayDeque;
import java.util.Deque;
import moyo.game.BadInput;
import moyo.web.lanes.Lanes;
import org.jspecify.annotations.Nullable;

/**
 * Carries out the requests of one exploration in their order. A request that searches runs in the
 * threads of all searches. Any other runs in the thread that adds it if no request is under way,
 * otherwise after those before it.
 */
final class Turns {
    private static final int MOST_WAITING = 100;

    /** A request. */
    interface Turn {
        boolean searches();

        /** Returns false if the request is to be called again, after other searches. */
        boolean take();
    }

    private final Lanes lanes;
    private final Runnable whenEnded;
    private final Deque<Turn> waiting = new ArrayDeque<>();
    private boolean busy;
    private volatile boolean ended;

    /**
     * @param whenEnded called once, after {@link #end} and the turn under way
     */
    Turns(Lanes lanes, Runnable whenEnded) {
        this.lanes = lanes;
        this.whenEnded = whenEnded;
    }

    /**
     * Adds a request.
     *
     * @throws BadInput if too many wait
     */
    void add(Turn turn) {
        synchronized (this) {
            if (ended) {
                return;
            }
            if (waiting.size() >= MOST_WAITING) {
                throw new BadInput(
                        "%d requests of this exploration wait, the maximum"
                                .formatted(MOST_WAITING));
            }
            waiting.add(turn);
            if (busy) {
                return;
            }
            busy = true;
        }
        go(false);
    }

    private void go(boolean inLane) {
        Turn turn = next();
        while (turn != null) {
            if (turn.searches() && !inLane) {
                lanes.submit(Lanes.Purpose.ANALYSIS, () -> go(true));
                return;
            }
            boolean done = turn.take();
            synchronized (this) {
                if (done) {
                    waiting.poll();
                }
            }
            if (!done && !ended) {
                lanes.submit(Lanes.Purpose.ANALYSIS, () -> go(true));
                return;
            }
            turn = next();
        }
    }

    /** Returns the first request that waits, which stays there; null if there is none. */
    private @Nullable Turn next() {
        synchronized (this) {
            if (ended) {
                waiting.clear();
            }
            Turn turn = waiting.peek();
            busy = turn != null;
            if (busy || !ended) {
                return turn;
            }
        }
        whenEnded.run();
        return null;
    }

    /** Whether the exploration has ended; a search under way must end then. */
    boolean hasEnded() {
        return ended;
    }

    /** Drops all requests. */
    void end() {
        synchronized (this) {
            if (ended) {
                return;
            }
            ended = true;
            if (busy) {
                return;
            }
        }
        whenEnded.run();
    }
}
