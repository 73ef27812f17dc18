package moyo.lab.console;

import java.io.PrintWriter;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import moyo.lab.record.GameResult;
import moyo.lab.tune.Trial;
import moyo.lab.tune.games.TuningRun;

/**
 * Prints the progress of a tuning with the present estimate: a progress bar on a terminal,
 * otherwise a line at intervals. Calls must not overlap.
 */
public final class TuneProgress implements TuningRun.Listener {
    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;

    /** An estimate is a fit of the model to all games. */
    private static final long NANOS_BETWEEN_ESTIMATES = 1_000_000_000L;

    private final PrintWriter err;
    private final int earlier;
    private final int total;
    private final Supplier<String> estimate;
    private final Runnable atLines;
    private final Progress bar;
    private final boolean onTerminal;
    private final LongSupplier nanoTime;
    private final long start;
    private long lastLine;
    private long lastEstimate;
    private int done;
    private String shown = "no estimate yet";

    /**
     * @param earlier the number of games that were played before
     * @param total the number of games of the tuning
     * @param estimate returns the present estimate as text
     * @param atLines called at intervals, to write the report
     */
    public TuneProgress(
            PrintWriter err, int earlier, int total, Supplier<String> estimate, Runnable atLines) {
        this(
                err,
                earlier,
                total,
                estimate,
                atLines,
                new Progress(err, Math.max(1, total - earlier), "games"),
                Boolean.getBoolean("moyo.terminal"),
                System::nanoTime);
    }

    TuneProgress(
            PrintWriter err,
            int earlier,
            int total,
            Supplier<String> estimate,
            Runnable atLines,
            Progress bar,
            boolean onTerminal,
            LongSupplier nanoTime) {
        this.err = err;
        this.earlier = earlier;
        this.total = total;
        this.estimate = estimate;
        this.atLines = atLines;
        this.bar = bar;
        this.onTerminal = onTerminal;
        this.nanoTime = nanoTime;
        start = nanoTime.getAsLong();
        lastLine = start;
        lastEstimate = start - NANOS_BETWEEN_ESTIMATES;
    }

    @Override
    public void finished(GameResult result) {
        done++;
        if (result.isFault()) {
            warn(MatchProgress.fault(result));
        }
        bar.step(shown);
    }

    @Override
    public void finished(Trial trial) {
        long now = nanoTime.getAsLong();
        boolean isTime = now - lastLine > NANOS_BETWEEN_LINES;
        if (isTime || (onTerminal && now - lastEstimate >= NANOS_BETWEEN_ESTIMATES)) {
            lastEstimate = now;
            shown = estimate.get();
        }
        if (isTime) {
            lastLine = now;
            atLines.run();
            if (!onTerminal) {
                double left = (lastLine - start) / 1e9 * (total - earlier - done) / done;
                err.println(
                        "%d of %d games%s, %s"
                                .formatted(earlier + done, total, Progress.left(left), shown));
                err.flush();
            }
        }
    }

    @Override
    public void warn(String sentence) {
        bar.interrupted(() -> err.println("moyo: " + sentence));
    }

    /** Erases the progress bar, so that other text can be printed. */
    public void clear() {
        bar.interrupted(() -> {});
    }
}
