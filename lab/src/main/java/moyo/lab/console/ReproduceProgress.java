package moyo.lab.console;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunListener;
import moyo.lab.stats.Tally;

/**
 * Prints the progress of all rows: a progress bar on a terminal, otherwise a line at intervals. The
 * remaining time is estimated for each row, because the games of rows take different times.
 */
public final class ReproduceProgress {
    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;

    private final PrintWriter err;
    private final int jobs;
    private final Progress bar;
    private final int total;
    private final Map<String, RowTime> times = new LinkedHashMap<>();
    private final boolean onTerminal = Boolean.getBoolean("moyo.terminal");
    private int done;
    private long lastLine = System.nanoTime();

    /**
     * A row at the start.
     *
     * @param name the unique name of the row
     * @param missing the number of games to be played
     * @param earlier the games that were played before
     */
    public record RowState(String name, int missing, List<GameResult> earlier) {
        public RowState {
            earlier = List.copyOf(earlier);
        }
    }

    public ReproduceProgress(PrintWriter err, List<RowState> rows, int jobs) {
        this.err = err;
        this.jobs = jobs;
        rows.forEach(row -> times.put(row.name(), new RowTime(row)));
        total = rows.stream().mapToInt(RowState::missing).sum();
        bar = new Progress(err, Math.max(1, total), "games");
    }

    /** Returns the number of games to be played. */
    public int total() {
        return total;
    }

    /** Returns a listener for the games of one row. */
    public RunListener of(String row) {
        RowTime time = Objects.requireNonNull(times.get(row));
        return new RunListener() {
            @Override
            public void finished(GameResult result) {
                ReproduceProgress.this.finished(row, time, result);
            }

            @Override
            public void warn(String sentence) {
                bar.interrupted(() -> err.println("moyo: %s: %s".formatted(row, sentence)));
            }
        };
    }

    private synchronized void finished(String name, RowTime row, GameResult result) {
        done++;
        row.missing--;
        row.add(result);
        if (result.isFault()) {
            bar.interrupted(() -> err.println("moyo: " + MatchProgress.fault(result)));
        }
        String text = "%s %d-%d".formatted(name, row.tally.wins(), row.tally.losses());
        double left = secondsLeft();
        bar.step(text, left);
        if (!onTerminal && System.nanoTime() - lastLine > NANOS_BETWEEN_LINES) {
            lastLine = System.nanoTime();
            err.println("%d of %d games%s, %s".formatted(done, total, Progress.left(left), text));
            err.flush();
        }
    }

    /**
     * Estimates the remaining time; a row without games gets the mean time per game of the others.
     */
    private double secondsLeft() {
        double seconds = 0;
        long games = 0;
        for (RowTime row : times.values()) {
            seconds += row.seconds;
            games += row.games();
        }
        double usual = seconds / games;
        double left = 0;
        for (RowTime row : times.values()) {
            left += row.missing * (row.games() > 0 ? row.seconds / row.games() : usual);
        }
        return left / jobs;
    }

    /** Erases the progress bar, so that other text can be printed. */
    public void clear() {
        bar.interrupted(() -> {});
    }

    private static final class RowTime {
        private int missing;
        private double seconds;
        private Tally tally = Tally.NONE;

        RowTime(RowState row) {
            missing = row.missing();
            row.earlier().forEach(this::add);
        }

        void add(GameResult result) {
            seconds += result.seconds().stream().mapToDouble(s -> s).sum();
            tally = tally.plus(Tally.of(result.pointsOfA()));
        }

        long games() {
            return tally.games();
        }
    }
}
