package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.family.GoKit;
import moyo.lab.play.Abandoned;
import moyo.lab.play.Entrant;
import moyo.lab.play.GameManager;
import moyo.lab.play.GameStory;
import moyo.lab.play.GameTask;
import moyo.lab.play.MatchRules;
import moyo.lab.play.Source;
import moyo.lab.record.GameId;
import moyo.lab.record.ResultsFile;
import moyo.lab.record.WholeFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What a game costs beside the players' thoughts: referee, count, record, result on the disk, in
 * processor time. {@code -Doverhead.games=20} looks closer.
 */
final class LabOverheadTest {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final double LIMIT = 0.01;
    private static final int ROUNDS = 5;
    private static final Entrant A = new Entrant("a", "fuego-style playouts=1000 resign=0");
    private static final Entrant B = new Entrant("b", "fuego-style playouts=1000 resign=0");

    /** The least of a few rounds: other programs on the machine only add to the share. */
    @Test
    void theLaboratoryTakesLessThanOnePerCentOfAGame(@TempDir Path temp)
            throws IOException, Abandoned {
        GoKit kit = new GoKit(new GoGame(9, 6.5, GoRules.CHINESE));
        int games = Math.max(3, Integer.getInteger("overhead.games", 0));
        double least = 1;
        try (var table = new GameManager<>(kit, MatchRules.STANDARD, new Source("run", "h", "c"));
                ResultsFile results = ResultsFile.open(temp.resolve(ResultsFile.NAME))) {
            Round round = new Round(kit, table, results, temp);
            round.share(-1, 1); // warms up
            for (int i = 0; i < ROUNDS && least >= LIMIT; i++) {
                least = Math.min(least, round.share(i * games, games));
            }
        }
        assertThat(least).as("share of the processor time").isLessThan(LIMIT);
    }

    private record Round(
            GoKit kit, GameManager<GoGame, GoPosition> table, ResultsFile results, Path dir) {
        /** Plays games and returns the share of the CPU time that the players did not use. */
        double share(int first, int games) throws IOException, Abandoned {
            long start = THREADS.getCurrentThreadCpuTime();
            double players = 0;
            for (int pair = first; pair < first + games; pair++) {
                GameTask task = new GameTask(new GameId("a vs b", pair, 0), A, B, pair, List.of());
                GameStory story = table.play(task);
                WholeFile.write(dir.resolve("game.sgf"), kit.record(story.finished()));
                results.add(story.result());
                players += story.result().cpuSeconds().get(0) + story.result().cpuSeconds().get(1);
            }
            double all = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
            double share = (all - players) / all;
            System.out.printf(
                    Locale.ROOT,
                    "%d games at 1,000 playouts a move: %.2f s, of which the laboratory %.2f %%%n",
                    games,
                    all,
                    100 * share);
            return share;
        }
    }
}
