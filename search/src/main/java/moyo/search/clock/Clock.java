package moyo.search.clock;

import java.time.Duration;
import java.util.Optional;

/**
 * The clock of one player. It measures the player's own moves; times sent by a controller replace
 * its own. Not thread-safe.
 */
public final class Clock {
    /** The reserve for delays outside the search: pipes, scheduling, a busy machine. */
    private static final Duration RESERVE = Duration.ofMillis(100);

    /** The time per move that the player cannot measure; it adds up over a game. */
    private static final Duration OVERHEAD = Duration.ofMillis(5);

    /** The shortest search, also when the clock has run out. */
    private static final Duration LEAST = Duration.ofMillis(1);

    private TimeControl control = new TimeControl.Unlimited();
    private Duration left = Duration.ZERO;
    private int stonesOrPeriods;
    private boolean overtime;

    /** Resets the clock with a time control. */
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

    /** Resets the clock with the same control, as for a new game. */
    public void reset() {
        set(control);
    }

    /**
     * Sets the clock to the controller's values: time left, and in overtime the stones still to
     * play (Canadian) or the periods left (byo-yomi); 0 stones mean main time.
     */
    public void update(Duration timeLeft, int stones) {
        left = timeLeft;
        overtime = stones > 0;
        if (overtime) {
            stonesOrPeriods = stones;
        }
    }

    /** Subtracts the time of a move. */
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
     * Returns the time for the next move.
     *
     * @param movesToGo the estimated number of own moves until the end of the game
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
     * Returns, during main time, the overtime available for a move, because a move that exceeds
     * main time can use all of it.
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
