package moyo.lab.console;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.DoubleSupplier;
import java.util.function.ToDoubleFunction;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunListener;
import moyo.lab.stats.Tally;

/**
 * Prints the progress of all rows: a progress bar on a terminal, otherwise a line at intervals.
 * Rows are weighted by the time of their games: as measured here, as recorded, or as other rows
 * with their number of playouts take.
 */
public final class ReproduceProgress {
    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;

    private final PrintWriter err;
    private final int jobs;
    private final DoubleSupplier limit;
    private final Progress bar;
    private final int total;
    private final Map<String, RowTime> times = new LinkedHashMap<>();
    private final boolean onTerminal = Boolean.getBoolean("moyo.terminal");
    private final long start = System.nanoTime();
    private int done;
    private long lastLine = System.nanoTime();

    /**
     * A row at the start.
     *
     * @param name the unique name of the row
     * @param missing the number of games to be played
     * @param earlier the games that were played before
     * @param secondsPerGame of recorded games; NaN if nothing is recorded
     * @param playouts the playouts of a move; 0 for another budget
     */
    public record RowState(
            String name,
            int missing,
            List<GameResult> earlier,
            double secondsPerGame,
            int playouts) {
        public RowState {
            earlier = List.copyOf(earlier);
        }
    }

    /**
     * @param limit the seconds until no more games are played; infinite if there is no limit
     */
    public ReproduceProgress(PrintWriter err, List<RowState> rows, int jobs, DoubleSupplier limit) {
        this.err = err;
        this.jobs = jobs;
        this.limit = limit;
        rows.forEach(row -> times.put(row.name(), new RowTime(row)));
        total = rows.stream().mapToInt(RowState::missing).sum();
        bar = new Progress(err, Math.max(1, total), "games");
    }

    /** Returns the number of games to be played at most. */
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

    /** Takes the games that a row still lacks out of the estimate: it has been decided. */
    public synchronized void decided(String row) {
        Objects.requireNonNull(times.get(row)).missing = 0;
    }

    private synchronized void finished(String name, RowTime row, GameResult result) {
        done++;
        row.missing--;
        row.add(result);
        if (result.isFault()) {
            bar.interrupted(() -> err.println("moyo: " + MatchProgress.fault(result)));
        }
        String text = "%s %d-%d".formatted(name, row.tally.wins(), row.tally.losses());
        double left = Math.max(0, Math.min(secondsLeft(), limit.getAsDouble()));
        double elapsed = (System.nanoTime() - start) / 1e9;
        boolean isLimited = limit.getAsDouble() < Double.POSITIVE_INFINITY;
        String games =
                isLimited ? "%d games".formatted(done) : "%d of %d games".formatted(done, total);
        bar.show(elapsed / (elapsed + left), games, left, text);
        if (!onTerminal && System.nanoTime() - lastLine > NANOS_BETWEEN_LINES) {
            lastLine = System.nanoTime();
            err.println("%s%s, %s".formatted(games, Progress.left(left), text));
            err.flush();
        }
    }

    /** Estimates the time of the missing games. */
    private double secondsLeft() {
        double perPlayout = mean(row -> row.playouts);
        double perGame = mean(row -> 1);
        double left = 0;
        for (RowTime row : times.values()) {
            left += row.missing * row.secondsPerGame(perPlayout, perGame);
        }
        return left / jobs;
    }

    /** Returns the mean time of the games so far by a measure of each game's row; NaN if none. */
    private double mean(ToDoubleFunction<RowTime> measure) {
        double seconds = 0;
        double sum = 0;
        for (RowTime row : times.values()) {
            double all = row.games() * measure.applyAsDouble(row);
            seconds += all > 0 ? row.seconds : 0;
            sum += all;
        }
        return seconds / sum;
    }

    /** Erases the progress bar, so that other text can be printed. */
    public void clear() {
        bar.interrupted(() -> {});
    }

    private static final class RowTime {
        private final double recorded;
        private final int playouts;
        private int missing;
        private double seconds;
        private Tally tally = Tally.NONE;

        RowTime(RowState row) {
            recorded = row.secondsPerGame();
            playouts = row.playouts();
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

        double secondsPerGame(double perPlayout, double perGame) {
            if (games() > 0) {
                return seconds / games();
            }
            if (!Double.isNaN(recorded)) {
                return recorded;
            }
            double byPlayouts = perPlayout * playouts;
            return byPlayouts > 0 ? byPlayouts : perGame;
        }
    }
}
