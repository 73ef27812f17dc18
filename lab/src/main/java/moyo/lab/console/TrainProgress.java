package moyo.lab.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Supplier;
import moyo.lab.teach.TrainingStatus;

/** Prints the progress of a training: one line that is overwritten, or a line at intervals. */
public final class TrainProgress {
    private static final String ERASE = "\r\033[K";
    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;
    private static final long NANOS_ON_TERMINAL = 1_000_000_000L;

    private final PrintWriter err;
    private final Supplier<String> extra;
    private final boolean onTerminal = Boolean.getBoolean("moyo.terminal");
    private long lastLine = System.nanoTime() - NANOS_BETWEEN_LINES;

    /**
     * @param extra what else there is to say at the end of a line; may be empty
     */
    public TrainProgress(PrintWriter err, Supplier<String> extra) {
        this.err = err;
        this.extra = extra;
    }

    /** Prints a line if it is time. */
    public void show(TrainingStatus status) {
        long now = System.nanoTime();
        if (now - lastLine < (onTerminal ? NANOS_ON_TERMINAL : NANOS_BETWEEN_LINES)) {
            return;
        }
        lastLine = now;
        String line = line(status) + extra.get();
        if (onTerminal) {
            err.print(ERASE + line);
        } else {
            err.println(line);
        }
        err.flush();
    }

    static String line(TrainingStatus status) {
        String speed =
                Double.isFinite(status.positionsPerSecond())
                        ? String.format(
                                Locale.ROOT, ", %.0f positions/s", status.positionsPerSecond())
                        : "";
        return String.format(
                Locale.ROOT,
                "minute %.1f%s: %d games, %d positions%s",
                status.seconds() / 60,
                Progress.left(status.secondsLeft()),
                status.games(),
                status.positions(),
                speed);
    }

    /** Erases the line, so that other text can be printed. */
    public void erase() {
        if (onTerminal) {
            err.print(ERASE);
            err.flush();
        }
    }
}
