package moyo.app;

import java.io.PrintWriter;

/**
 * How far a long command is, in one line that is written over; nothing where nobody watches a
 * terminal. For several threads.
 */
final class Progress {
    private static final String ERASE = "\r\033[K";

    private final PrintWriter terminal;
    private final boolean isWatched;
    private final int total;
    private final String what;
    private int done;

    /**
     * @param terminal standard error, where it does not get into a report
     * @param what the things that are counted
     */
    Progress(PrintWriter terminal, int total, String what) {
        this.terminal = terminal;
        this.total = total;
        this.what = what;
        isWatched = Boolean.getBoolean("moyo.terminal"); // by the launcher
    }

    synchronized void step(String doing) {
        done++;
        if (isWatched) {
            terminal.print("%s%d of %d %s, %s".formatted(ERASE, done, total, what, doing));
            terminal.flush();
        }
    }

    /** Makes room for a line of the report, which the caller prints meanwhile. */
    synchronized void interrupted(Runnable print) {
        if (isWatched) {
            terminal.print(ERASE);
            terminal.flush();
        }
        print.run();
    }
}
