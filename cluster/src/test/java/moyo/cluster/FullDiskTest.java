package moyo.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A node that cannot write what it is sent: its executors fail, the other node plays. */
@Timeout(Standalone.LIMIT_SECONDS)
final class FullDiskTest {
    /** Files of at most 1 MB: logs can be written, the archive cannot. */
    private static final List<String> SMALL_FILES =
            List.of("/bin/bash", "-c", "ulimit -f 1024; exec \"$@\"", "bash");

    @Test
    void nothingIsLostAndTheReasonIsSaid(@TempDir Path temp) throws Exception {
        Path dir = temp.resolve("run");
        try (Standalone standalone = new Standalone(temp)) {
            standalone.startWorker("full", Map.of(), SMALL_FILES);
            standalone.awaitWorker("full");
            Process driver = Drivers.match(standalone, dir, "6", "--master", standalone.url());
            Standalone.await(
                    "a lost executor",
                    () -> Drivers.said(dir).contains("is lost") || !driver.isAlive());
            standalone.startWorker("good", Map.of(), List.of());
            assertThat(driver.waitFor(Standalone.LIMIT_SECONDS, TimeUnit.SECONDS)).isTrue();
            assertThat(driver.exitValue()).as(Drivers.said(dir)).isZero();
            List<GameResult> results = RunFolder.results(dir);
            assertThat(results).extracting(GameResult::id).hasSize(6).doesNotHaveDuplicates();
            assertThat(results).extracting(GameResult::host).containsOnly("good");
        }
    }
}
