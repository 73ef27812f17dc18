package moyo.lab.console;

import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * How far a long command is, and how long it may still take, in one line that is written over;
 * nothing where nobody watches a terminal. For several threads.
 */
public final class Progress {
    private static final String ERASE = "\r\033[K";
    private static final int BAR = 20;

    private final PrintWriter terminal;
    private final boolean isWatched;
    private final int total;
    private final String what;
    private final LongSupplier nanoTime;
    private final long start;
    private int done;

    /**
     * @param terminal standard error, where it does not get into a report
     * @param what the things that are counted
     */
    public Progress(PrintWriter terminal, int total, String what) {
        // by the launcher
        this(terminal, total, what, Boolean.getBoolean("moyo.terminal"), System::nanoTime);
    }

    Progress(
            PrintWriter terminal,
            int total,
            String what,
            boolean isWatched,
            LongSupplier nanoTime) {
        this.terminal = terminal;
        this.total = total;
        this.what = what;
        this.isWatched = isWatched;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** One more thing is done; the time left is taken as proportional. */
    public synchronized void step(String doing) {
        double elapsed = (nanoTime.getAsLong() - start) / 1e9;
        step(doing, elapsed * (total - done - 1) / (done + 1));
    }

    /**
     * For somebody who knows better than by proportion how long it takes.
     *
     * @param secondsLeft till the end
     */
    public synchronized void step(String doing, double secondsLeft) {
        done++;
        if (isWatched) {
            int full = BAR * done / total;
            terminal.print(
                    "%s[%s%s] %d %%, %d of %d %s%s, %s"
                            .formatted(
                                    ERASE,
                                    "#".repeat(full),
                                    ".".repeat(BAR - full),
                                    100L * done / total,
                                    done,
                                    total,
                                    what,
                                    left(secondsLeft),
                                    doing));
            terminal.flush();
        }
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

    /** Makes room for a line of the report, which the caller prints meanwhile. */
    public synchronized void interrupted(Runnable print) {
        if (isWatched) {
            terminal.print(ERASE);
            terminal.flush();
        }
        print.run();
    }
}
