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

    /** Until somebody stops it. */
    record UntilStopped() implements Budget {}
}
