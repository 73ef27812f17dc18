package moyo.lab.desk.rows;

import java.time.Duration;
import java.util.Timer;
import java.util.TimerTask;

/** A time limit: it runs an action when the time is over, unless it was closed before. */
final class Deadline implements AutoCloseable {
    private final long end;
    private final boolean isSet;
    private final Timer timer = new Timer("deadline", true);

    /**
     * @param minutes infinite for no limit
     * @param action run by another thread
     */
    Deadline(double minutes, Runnable action) {
        isSet = minutes < Double.POSITIVE_INFINITY;
        Duration limit = Duration.ofMillis(isSet ? Math.round(60_000 * minutes) : 0);
        end = System.nanoTime() + limit.toNanos();
        if (isSet) {
            timer.schedule(
                    new TimerTask() {
                        @Override
                        public void run() {
                            action.run();
                        }
                    },
                    limit.toMillis());
        }
    }

    /** Returns the seconds that are left; infinite without a limit. */
    double secondsLeft() {
        return isSet ? (end - System.nanoTime()) / 1e9 : Double.POSITIVE_INFINITY;
    }

    boolean isOver() {
        return secondsLeft() <= 0;
    }

    @Override
    public void close() {
        timer.cancel();
    }
}
