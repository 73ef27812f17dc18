package moyo.net.selfplay;

import java.util.Locale;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/** What a self-play run has done so far; written by all its threads. */
public final class Progress {
    private final LongAdder games = new LongAdder();
    private final LongAdder rows = new LongAdder();
    private final LongAdder evaluations = new LongAdder();
    private final LongAdder firstWins = new LongAdder();
    private final LongAdder draws = new LongAdder();
    private final LongAdder moves = new LongAdder();
    private final AtomicLong started = new AtomicLong(System.nanoTime());

    void addEvaluations(int count) {
        evaluations.add(count);
    }

    void addGame(int rowCount, double scoreForFirst, int length) {
        games.increment();
        rows.add(rowCount);
        moves.add(length);
        if (scoreForFirst > 0) {
            firstWins.increment();
        } else if (scoreForFirst == 0) {
            draws.increment();
        }
    }

    public long games() {
        return games.sum();
    }

    public long rows() {
        return rows.sum();
    }

    public long evaluations() {
        return evaluations.sum();
    }

    /** One JSON object: counts, rates a second, the first player's share of wins, mean length. */
    public String json() {
        double seconds = (System.nanoTime() - started.get()) / 1e9;
        long n = Math.max(1, games());
        return String.format(
                Locale.ROOT,
                "{\"seconds\": %.1f, \"games\": %d, \"rows\": %d, \"evaluations\": %d,"
                        + " \"evaluationsPerSecond\": %.0f, \"gamesPerSecond\": %.1f,"
                        + " \"firstWins\": %.3f, \"draws\": %.3f, \"moves\": %.1f}",
                seconds,
                games(),
                rows(),
                evaluations(),
                evaluations() / seconds,
                games() / seconds,
                (double) firstWins.sum() / n,
                (double) draws.sum() / n,
                (double) moves.sum() / n);
    }
}
