package moyo.search.clock;

import java.time.Duration;

/** How much a player may think about one move. */
public sealed interface Budget {
    /** A number of simulations, however long they take. */
    record Simulations(int count) implements Budget {
        public Simulations {
            if (count < 1) {
                throw new IllegalArgumentException("at least one simulation, not " + count);
            }
        }
    }

    /** So much time on the wall clock. */
    record Time(Duration limit) implements Budget {}

    /**
     * CPU seconds of all threads of the player together: two threads have spent 1 s after half a
     * second on the wall clock. A busy machine makes the thought longer, not weaker.
     */
    record Cpu(Duration limit) implements Budget {
        public Cpu {
            if (limit.isNegative() || limit.isZero()) {
                throw new IllegalArgumentException("more CPU time than none, not " + limit);
            }
        }
    }

    /** Until somebody stops it. */
    record UntilStopped() implements Budget {}
}
