package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import moyo.go.GoGame;
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
    private static final Entrant A = new Entrant("a", "fuego-style playouts=1000 resign=0");
    private static final Entrant B = new Entrant("b", "fuego-style playouts=1000 resign=0");

    @Test
    void theLaboratoryTakesLessThanOnePerCentOfAGame(@TempDir Path temp)
            throws IOException, Abandoned {
        GoKit kit = new GoKit(new GoGame(9, 6.5, GoRules.CHINESE));
        int games = Math.max(3, Integer.getInteger("overhead.games", 0));
        double players = 0;
        long start = 0;
        try (var table = new GameManager<>(kit, MatchRules.STANDARD, new Source("run", "h", "c"));
                ResultsFile results = ResultsFile.open(temp.resolve(ResultsFile.NAME))) {
            for (int pair = -1; pair < games; pair++) { // the first warms up
                if (pair == 0) {
                    start = THREADS.getCurrentThreadCpuTime();
                    players = 0;
                }
                GameTask task = new GameTask(new GameId("a vs b", pair, 0), A, B, pair, List.of());
                GameStory story = table.play(task);
                WholeFile.write(temp.resolve("game.sgf"), kit.record(story.finished()));
                results.add(story.result());
                players += story.result().cpuSeconds().get(0) + story.result().cpuSeconds().get(1);
            }
        }
        double all = (THREADS.getCurrentThreadCpuTime() - start) / 1e9;
        double share = (all - players) / all;
        System.out.printf(
                Locale.ROOT,
                "%d games at 1,000 playouts a move: %.2f s, of which the laboratory %.2f %%%n",
                games,
                all,
                100 * share);
        assertThat(share).as("share of the processor time").isLessThan(0.01);
    }
}
