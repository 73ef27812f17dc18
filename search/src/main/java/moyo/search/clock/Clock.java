package moyo.search.clock;

import java.time.Duration;
import java.util.Optional;

/**
 * One player's clock. It measures the player's own moves, and believes a controller that knows
 * better. Not thread-safe.
 */
public final class Clock {
    /** Kept back for everything that is not thinking: pipes, scheduling, a busy machine. */
    private static final Duration RESERVE = Duration.ofMillis(100);

    /** What a move costs beside its thought, and the player cannot measure: it adds up. */
    private static final Duration OVERHEAD = Duration.ofMillis(5);

    /** So little thought is always allowed, even when the clock has run out. */
    private static final Duration LEAST = Duration.ofMillis(1);

    private TimeControl control = new TimeControl.Unlimited();
    private Duration left = Duration.ZERO;
    private int stonesOrPeriods;
    private boolean overtime;

    /** Starts anew under a time control. */
    public void set(TimeControl control) {
        this.control = control;
        overtime = false;
        stonesOrPeriods = 0;
        if (control instanceof TimeControl.Canadian c) {
            left = c.main();
        } else if (control instanceof TimeControl.ByoYomi b) {
            left = b.main();
            stonesOrPeriods = b.periods();
        } else if (control instanceof TimeControl.Fischer f) {
            left = f.main();
        }
        enterOvertimeIfDue();
    }

    public TimeControl control() {
        return control;
    }

    /** Starts anew under the same control, as for a new game. */
    public void reset() {
        set(control);
    }

    /**
     * What a controller says: time left, and in overtime the stones still to play (Canadian) or the
     * periods left (byo-yomi); 0 stones mean main time.
     */
    public void update(Duration timeLeft, int stones) {
        left = timeLeft;
        overtime = stones > 0;
        if (overtime) {
            stonesOrPeriods = stones;
        }
    }

    /** The player has spent so much on a move. */
    public void spend(Duration time) {
        left = left.minus(time).minus(OVERHEAD);
        if (control instanceof TimeControl.Fischer f) {
            left = left.plus(f.increment());
        } else if (overtime) {
            spendInOvertime();
        } else {
            enterOvertimeIfDue();
        }
    }

    private void spendInOvertime() {
        if (control instanceof TimeControl.ByoYomi b) {
            while (left.isNegative() && stonesOrPeriods > 1) {
                left = left.plus(b.period());
                stonesOrPeriods--;
            }
            left = b.period();
        } else if (control instanceof TimeControl.Canadian c && --stonesOrPeriods <= 0) {
            left = c.period();
            stonesOrPeriods = c.stones();
        }
    }

    private void enterOvertimeIfDue() {
        boolean due = left.isNegative() || left.isZero();
        if (due && control instanceof TimeControl.Canadian c && c.stones() > 0) {
            overtime = true;
            left = c.period();
            stonesOrPeriods = c.stones();
        } else if (due && control instanceof TimeControl.ByoYomi b && b.periods() > 0) {
            overtime = true;
            left = b.period();
        }
    }

    /**
     * The time for the next move.
     *
     * @param movesToGo how many own moves the game may still take
     * @return empty if there is no limit
     */
    public Optional<Duration> forNextMove(int movesToGo) {
        if (control instanceof TimeControl.Unlimited) {
            return Optional.empty();
        }
        int moves = Math.max(1, movesToGo);
        if (overtime) {
            moves = control instanceof TimeControl.ByoYomi ? 1 : Math.max(1, stonesOrPeriods);
        }
        Duration usable = left.minus(RESERVE);
        Duration share = usable.dividedBy(moves);
        if (control instanceof TimeControl.Fischer f) {
            Duration withIncrement = share.plus(f.increment().multipliedBy(9).dividedBy(10));
            share = withIncrement.compareTo(usable) < 0 ? withIncrement : usable;
        }
        return Optional.of(longer(LEAST, longer(share, overtimeToCome())));
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) < 0 ? b : a;
    }

    /**
     * In main time: what overtime will allow for a move, as a move that runs into it has it all.
     */
    private Duration overtimeToCome() {
        if (!overtime && control instanceof TimeControl.ByoYomi b && b.periods() > 0) {
            return b.period().minus(RESERVE);
        } else if (!overtime && control instanceof TimeControl.Canadian c && c.stones() > 0) {
            return c.period().minus(RESERVE).dividedBy(c.stones());
        }
        return Duration.ZERO;
    }
}
