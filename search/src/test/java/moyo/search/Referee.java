package moyo.search;

import static java.time.Duration.ZERO;

import java.time.Duration;
import moyo.search.clock.TimeControl;

/** What a real controller's clock would show; it takes no excuses. */
public final class Referee {
    private final TimeControl control;
    public Duration left;
    public int stones;
    public boolean overtime;

    public Referee(TimeControl control) {
        this.control = control;
        if (control instanceof TimeControl.Canadian c) {
            left = c.main();
        } else if (control instanceof TimeControl.ByoYomi b) {
            left = b.main();
        } else if (control instanceof TimeControl.Fischer f) {
            left = f.main();
        } else {
            left = ZERO;
        }
        enterOvertimeIf(left.isZero());
    }

    /** What main time does not cover is taken from the first period. */
    private void enterOvertimeIf(boolean due) {
        if (!overtime && due && control instanceof TimeControl.Canadian c && c.stones() > 0) {
            overtime = true;
            left = left.plus(c.period());
            stones = c.stones();
        } else if (!overtime && due && control instanceof TimeControl.ByoYomi b) {
            overtime = true;
            left = left.plus(b.period());
            stones = b.periods();
        }
    }

    /** A move took so long; false if the flag fell. */
    public boolean allows(Duration taken) {
        left = left.minus(taken);
        enterOvertimeIf(left.isNegative());
        if (control instanceof TimeControl.Canadian c) {
            return canadian(c);
        } else if (control instanceof TimeControl.ByoYomi b) {
            return byoYomi(b);
        } else if (control instanceof TimeControl.Fischer f) {
            boolean inTime = !left.isNegative();
            left = left.plus(f.increment());
            return inTime;
        }
        return true;
    }

    private boolean canadian(TimeControl.Canadian c) {
        boolean inTime = !left.isNegative();
        if (overtime && --stones == 0) {
            left = c.period();
            stones = c.stones();
        }
        return inTime;
    }

    private boolean byoYomi(TimeControl.ByoYomi b) {
        while (left.isNegative() && stones > 1) {
            left = left.plus(b.period());
            stones--;
        }
        boolean inTime = !left.isNegative();
        left = overtime ? b.period() : left;
        return inTime;
    }
}
