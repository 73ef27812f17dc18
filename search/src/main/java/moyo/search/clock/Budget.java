package moyo.search.clock;

import java.time.Duration;

/** The limit of the search of one move. */
public sealed interface Budget {
    /** A share or a multiple of this budget, but at least one simulation or nanosecond. */
    default Budget times(double factor) {
        if (this instanceof Simulations s) {
            return new Simulations(times(factor, s.count));
        } else if (this instanceof AllSimulations s) {
            return new AllSimulations(times(factor, s.count));
        } else if (this instanceof Time t) {
            return new Time(times(factor, t.limit));
        } else if (this instanceof Cpu c) {
            return new Cpu(times(factor, c.limit));
        }
        return this;
    }

    private static int times(double factor, int count) {
        return (int) Math.min(Math.max(1, Math.round(factor * count)), Integer.MAX_VALUE);
    }

    private static Duration times(double factor, Duration limit) {
        return Duration.ofNanos(Math.max(1, Math.round(factor * limit.toNanos())));
    }

    /** A number of simulations. */
    record Simulations(int count) implements Budget {
        public Simulations {
            if (count < 1) {
                throw new IllegalArgumentException("at least one simulation, not " + count);
            }
        }
    }

    /**
     * A number of simulations for an analysis: the search also goes on when its best move can no
     * longer be overtaken, and ends early only if the root is proven.
     */
    record AllSimulations(int count) implements Budget {
        public AllSimulations {
            if (count < 1) {
                throw new IllegalArgumentException("at least one simulation, not " + count);
            }
        }
    }

    /** A time on the wall clock. */
    record Time(Duration limit) implements Budget {}

    /**
     * CPU time, summed over all threads of the player: two threads have spent 1 s after half a
     * second on the wall clock. On a busy machine the search takes longer, but does the same work.
     */
    record Cpu(Duration limit) implements Budget {
        public Cpu {
            if (limit.isNegative() || limit.isZero()) {
                throw new IllegalArgumentException("more CPU time than none, not " + limit);
            }
        }
    }

    /** No limit: the search runs until it is stopped. */
    record UntilStopped() implements Budget {}
}
