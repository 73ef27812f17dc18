package moyo.lab.console;

import java.io.PrintWriter;
import moyo.lab.learn.PlayedArena;
import moyo.lab.learn.Round;
import moyo.lab.run.RunListener;

/**
 * Prints the progress of a learning: a progress bar for each round on a terminal, otherwise a line
 * at intervals.
 */
public final class LearnProgress implements PlayedArena.RoundListener {
    private static final long NANOS_BETWEEN_LINES = 30_000_000_000L;

    private final PrintWriter err;
    private final Runnable atBegin;
    private final boolean onTerminal = Boolean.getBoolean("moyo.terminal");
    private long lastLine = System.nanoTime();
    private Progress bar;

    /**
     * @param atBegin called before each round that has games to play
     */
    public LearnProgress(PrintWriter err, Runnable atBegin) {
        this.err = err;
        this.atBegin = atBegin;
        bar = new Progress(err, 1, "games");
    }

    @Override
    public RunListener begins(Round round, int earlier) {
        atBegin.run();
        int total = round.games() * round.pairings().size();
        String most = round.sprt().isPresent() ? "at most " : "";
        Progress shown = new Progress(err, Math.max(1, total - earlier), "games");
        bar = shown;
        long start = System.nanoTime();
        int[] done = {0};
        return result -> {
            done[0]++;
            shown.step(round.name());
            if (!onTerminal && System.nanoTime() - lastLine > NANOS_BETWEEN_LINES) {
                lastLine = System.nanoTime();
                int played = earlier + done[0];
                double left = (lastLine - start) / 1e9 * (total - played) / done[0];
                err.println(
                        "%s: %d of %s%d games%s"
                                .formatted(round.name(), played, most, total, Progress.left(left)));
                err.flush();
            }
        };
    }

    /** Erases the progress bar, so that other text can be printed. */
    public void interrupted(Runnable print) {
        bar.interrupted(print);
    }
}
