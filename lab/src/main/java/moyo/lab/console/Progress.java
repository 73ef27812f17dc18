package moyo.lab.console;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * A progress bar with the estimated remaining time, in one line that is overwritten; prints nothing
 * unless standard error is a terminal. Thread-safe.
 */
public final class Progress {
    private static final String ERASE = "\r\033[K";
    private static final int BAR = 20;

    private final PrintWriter terminal;
    private final boolean isWatched;
    private final int columns;
    private final int total;
    private final String what;
    private final LongSupplier nanoTime;
    private final long start;
    private int done;

    /**
     * @param terminal standard error, so that standard output has only the report
     * @param what the noun of the counted items, such as games
     */
    public Progress(PrintWriter terminal, int total, String what) {
        // by the launcher
        this(
                terminal,
                total,
                what,
                Boolean.getBoolean("moyo.terminal"),
                Integer.getInteger("moyo.columns", 0),
                System::nanoTime);
    }

    /**
     * @param columns the width of the terminal; 0 if unknown
     */
    Progress(
            PrintWriter terminal,
            int total,
            String what,
            boolean isWatched,
            int columns,
            LongSupplier nanoTime) {
        this.terminal = terminal;
        this.total = total;
        this.what = what;
        this.isWatched = isWatched;
        this.columns = columns;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** Counts one more item; the remaining time is estimated from the mean time per item. */
    public synchronized void step(String doing) {
        double elapsed = (nanoTime.getAsLong() - start) / 1e9;
        step(doing, elapsed * (total - done - 1) / (done + 1));
    }

    /**
     * Sets the progress with the caller's own estimate of the remaining time.
     *
     * @param secondsLeft the estimated remaining time
     */
    public synchronized void step(String doing, double secondsLeft) {
        done++;
        String counts = "%d of %d %s".formatted(done, total, what);
        show((double) done / total, counts, secondsLeft, doing);
    }

    /**
     * Shows the progress as the caller measures it.
     *
     * @param share the share of the work that is done, from 0 to 1
     * @param counts what is done, in numbers
     */
    synchronized void show(double share, String counts, double secondsLeft, String doing) {
        if (isWatched) {
            int full = (int) (BAR * share);
            String bar =
                    "[%s%s] %d %%, %s%s, %s"
                            .formatted(
                                    "#".repeat(full),
                                    ".".repeat(BAR - full),
                                    (int) (100 * share),
                                    counts,
                                    left(secondsLeft),
                                    doing);
            terminal.print(ERASE + cut(bar));
            terminal.flush();
        }
    }

    /** A line that is longer than the terminal could not be erased. */
    private String cut(String bar) {
        return columns > 0 && bar.length() >= columns ? bar.substring(0, columns - 1) : bar;
    }

    /** {@code , about 30 s left}. */
    static String left(double secondsLeft) {
        long seconds = Math.round(secondsLeft);
        if (seconds < 90) {
            return ", about %d s left".formatted(seconds);
        }
        long minutes = (seconds + 30) / 60;
        return minutes < 90
                ? ", about %d min left".formatted(minutes)
                : ", about %d h %d min left".formatted(minutes / 60, minutes % 60);
    }

    /** Erases the bar, runs the action, which may print, and draws the bar again. */
    public synchronized void interrupted(Runnable print) {
        if (isWatched) {
            terminal.print(ERASE);
            terminal.flush();
        }
        print.run();
    }
}
