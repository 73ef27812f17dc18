package moyo.app;

import java.io.Console;
import java.io.PrintWriter;
import java.util.function.LongSupplier;

/**
 * How far a long command has come, and how long it may still take: a bar that is drawn over on a
 * terminal, elsewhere a line every ten per cent.
 */
final class Progress {
    private static final int BAR = 24;
    private static final String CLEAR_LINE = "\r\033[K";

    private final String what;
    private final int total;
    private final PrintWriter out;
    private final boolean terminal;
    private final LongSupplier nanoTime;
    private final long start;
    private int lastTenth;

    /**
     * @param what the verb, "analysing"
     * @param out where it is shown, standard error
     */
    Progress(String what, int total, PrintWriter out) {
        this(what, total, out, isTerminal(), System::nanoTime);
    }

    Progress(String what, int total, PrintWriter out, boolean terminal, LongSupplier nanoTime) {
        this.what = what;
        this.total = total;
        this.out = out;
        this.terminal = terminal;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
    }

    /** Since Java 22 there is a console even where there is no terminal. */
    @SuppressWarnings("SystemConsoleNull") // asked first, for the Javas before
    private static boolean isTerminal() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            return (Boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    /** Shows that so much is done. */
    void show(int done) {
        int tenth = 10 * done / total;
        if (terminal) {
            int full = BAR * done / total;
            String bar = "#".repeat(full) + ".".repeat(BAR - full);
            out.print(CLEAR_LINE + "%s [%s] %s".formatted(what, bar, text(done)));
            out.flush();
        } else if (tenth > lastTenth) {
            out.println("moyo: %s, %s".formatted(what, text(done)));
        }
        lastTenth = tenth;
    }

    private String text(int done) {
        String text = "%d %% (%d of %d)".formatted(100 * done / total, done, total);
        if (done == 0 || done == total) {
            return text;
        }
        double elapsed = (nanoTime.getAsLong() - start) / 1e9;
        return text + ", " + duration(Math.round(elapsed * (total - done) / done)) + " left";
    }

    private static String duration(long seconds) {
        if (seconds < 90) {
            return "about " + seconds + " s";
        }
        long minutes = (seconds + 30) / 60;
        return minutes < 90
                ? "about %d min".formatted(minutes)
                : "about %d h %d min".formatted(minutes / 60, minutes % 60);
    }

    /** Takes the bar away, so that something else can be printed. */
    void hide() {
        if (terminal) {
            out.print(CLEAR_LINE);
            out.flush();
        }
    }
}
