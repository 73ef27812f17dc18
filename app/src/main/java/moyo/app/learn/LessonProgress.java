package moyo.app.learn;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import moyo.lab.console.Progress;

/**
 * The progress of long work with its estimated remaining time: a bar on a terminal, otherwise a
 * line every minute. Thread-safe.
 */
final class LessonProgress implements AutoCloseable {
    private static final long NANOS_BETWEEN_LINES = TimeUnit.MINUTES.toNanos(1);

    private final PrintWriter err;
    private final int total;
    private final String what;
    private final Progress bar;
    private final boolean onTerminal = Boolean.getBoolean("moyo.terminal");
    private final long start = System.nanoTime();
    private long lastLine = start;
    private int done;

    /**
     * @param total number of items to come
     * @param what the noun of the items
     */
    LessonProgress(PrintWriter err, int total, String what) {
        this.err = err;
        this.total = total;
        this.what = what;
        bar = new Progress(err, Math.max(1, total), what);
    }

    synchronized void step(String doing) {
        done++;
        bar.step(doing);
        long now = System.nanoTime();
        if (!onTerminal && now - lastLine > NANOS_BETWEEN_LINES) {
            lastLine = now;
            long minutes = TimeUnit.NANOSECONDS.toMinutes((now - start) / done * (total - done));
            err.println(
                    "%s: %d of %d %s, about %d min left"
                            .formatted(doing, done, total, what, minutes));
            err.flush();
        }
    }

    @Override
    public void close() {
        bar.interrupted(() -> {});
    }
}
