package moyo.lab.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import moyo.lab.record.GameResult;
import moyo.lab.record.Standing;
import moyo.lab.run.Matchup;
import moyo.lab.run.RunFold;
import moyo.lab.run.RunListener;
import moyo.lab.run.RunPlan;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Sprt;
import moyo.lab.stats.Tally;

/**
 * Prints the progress of a run: a progress bar on a terminal, otherwise a line at intervals. Calls
 * must not overlap.
 */
public final class MatchProgress implements RunListener {
    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;

    private final PrintWriter err;
    private final RunPlan plan;
    private final RunFold fold;
    private final int total;
    private final Progress bar;
    private final boolean onTerminal = Boolean.getBoolean("moyo.terminal");
    private final Optional<Sprt> sprt;
    private long lastLine = System.nanoTime();

    /**
     * @param fold the results of the run; a game is added before {@link #finished} is called
     * @param missing the number of games to be played
     */
    public MatchProgress(PrintWriter err, RunPlan plan, RunFold fold, int missing) {
        this.err = err;
        this.plan = plan;
        this.fold = fold;
        total = fold.games() + missing;
        bar = new Progress(err, Math.max(1, missing), "games");
        sprt = plan.test();
    }

    @Override
    public synchronized void finished(GameResult result) {
        if (result.isFault()) {
            bar.interrupted(() -> err.println("moyo: " + fault(result)));
        }
        String text = text(fold.standings().getOrDefault(result.matchup(), new Standing()));
        String doing = plan.matchups().size() == 1 ? text : result.matchup() + " " + text;
        bar.step(doing);
        if (!onTerminal && System.nanoTime() - lastLine > NANOS_BETWEEN_LINES) {
            lastLine = System.nanoTime();
            err.println("%d of %d games, %s".formatted(fold.games(), total, doing));
            err.flush();
        }
    }

    @Override
    public void warn(String sentence) {
        bar.interrupted(() -> err.println("moyo: " + sentence));
    }

    /** Returns a sentence about a game that ended by a fault. */
    static String fault(GameResult result) {
        String[] names = result.matchup().split(Matchup.VERSUS, 2);
        return "%s lost pair %d, game %d by %s: %s"
                .formatted(
                        names[result.pointsOfA() == 0 ? 0 : 1],
                        result.pair(),
                        result.game(),
                        result.reason(),
                        result.detail().lines().findFirst().orElse(""));
    }

    private String text(Standing standing) {
        Tally total = standing.total();
        String score =
                total.draws() == 0
                        ? "%d-%d".formatted(total.wins(), total.losses())
                        : "%d-%d-%d".formatted(total.wins(), total.draws(), total.losses());
        EloEstimate elo = standing.pairs().elo(0.95);
        String text = score + eloText(elo);
        return sprt.map(test -> text + llrText(test, standing)).orElse(text);
    }

    private static String eloText(EloEstimate elo) {
        boolean known = Double.isFinite(elo.low()) && Double.isFinite(elo.high());
        return known
                ? String.format(
                        Locale.ROOT, ", Elo %+.0f ± %.0f", elo.elo(), (elo.high() - elo.low()) / 2)
                : "";
    }

    private static String llrText(Sprt test, Standing standing) {
        return String.format(
                Locale.ROOT,
                ", LLR %.2f (%.2f, %.2f)",
                test.llr(standing.pairs()),
                test.lowerBound(),
                test.upperBound());
    }

    /** Erases the progress bar, so that other text can be printed. */
    public void clear() {
        bar.interrupted(() -> {});
    }
}
