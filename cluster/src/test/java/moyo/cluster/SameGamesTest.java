package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import moyo.lab.record.GameId;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command line on two nodes, which have the archive only, beside the one without a cluster. */
@Timeout(Standalone.LIMIT_SECONDS)
final class SameGamesTest {
    private static final String GAMES = "16";

    /** The driver is killed in the middle and started again with the same folder. */
    @Test
    void aClusterPlaysTheSameGamesAsOneProcess(@TempDir Path temp) throws Exception {
        Path here = temp.resolve("here");
        Path there = temp.resolve("there");
        try (Standalone standalone = new Standalone(temp)) {
            standalone.startWorker("a", Map.of(), List.of());
            standalone.startWorker("b", Map.of(), List.of());
            standalone.awaitWorker("a");
            standalone.awaitWorker("b");
            String[] master = {"--master", standalone.url()};
            Process first = Drivers.match(standalone, there, GAMES, master);
            Standalone.await("two games", () -> Drivers.finished(there) >= 2 || !first.isAlive());
            first.destroyForcibly().waitFor();
            assertThat(Drivers.finished(there)).as(Drivers.said(there)).isBetween(1, 15);
            awaitEnd(Drivers.match(standalone, there, GAMES, master), there);
            awaitEnd(Drivers.match(standalone, here, GAMES, "--jobs", "1"), here);
        }
        List<GameResult> results = RunFolder.results(there);
        assertThat(results).extracting(GameResult::id).hasSize(16).doesNotHaveDuplicates();
        assertThat(results).extracting(GameResult::host).contains("a", "b").isSubsetOf("a", "b");
        assertThat(byGame(results)).isEqualTo(byGame(RunFolder.results(here)));
    }

    private static void awaitEnd(Process process, Path dir) throws InterruptedException {
        assertThat(process.waitFor(Standalone.LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(Drivers.said(dir)).isZero();
    }

    /** All of a game but its times and its place. */
    private static Map<GameId, List<Object>> byGame(List<GameResult> results) {
        return results.stream().collect(Collectors.toMap(GameResult::id, SameGamesTest::game));
    }

    private static List<Object> game(GameResult r) {
        return List.of(
                r.first(),
                r.second(),
                r.seed(),
                r.result(),
                r.reason(),
                r.score(),
                r.moves(),
                r.simulations(),
                r.counts());
    }
}
