package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import moyo.lab.teach.TrainingFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real training whose processes are killed one after the other. */
final class TrainKillTest {
    /** A tiny network; 10 minutes are never reached. */
    private static final String[] SMALL = {
        "--blocks",
        "1",
        "--channels",
        "8",
        "--trainer",
        "min-rows=200",
        "--trainer",
        "publish=1",
        "--trainer",
        "checkpoint=1"
    };

    @TempDir private Path temp;
    private TrainingFolder folder;

    @BeforeEach
    void begin() {
        assumeTrue(TrainProcess.isPossible(), "no Python with PyTorch here");
        folder = new TrainingFolder(temp.resolve("run"));
    }

    private TrainProcess start(String output) throws Exception {
        return new TrainProcess(folder.dir(), temp.resolve(output), 10, SMALL);
    }

    private long rows() throws Exception {
        Path rows = folder.dir().resolve("rows");
        if (!Files.exists(rows)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(rows)) {
            return files.filter(file -> file.toString().endsWith(".rows")).count();
        }
    }

    @Test
    void whatIsKilledGoesOnAndNothingIsLeftOver() throws Exception {
        TrainProcess first = start("first");
        Path checkpoint = folder.dir().resolve("checkpoint.pt");
        first.awaitWhileItRuns(() -> Files.exists(checkpoint) && rows() > 0);
        first.awaitWhileItRuns(() -> folder.state().seconds() > 0);
        List<ProcessHandle> children = first.children();
        assertThat(children).isNotEmpty();
        first.process().destroyForcibly().waitFor();
        TrainProcess.await(() -> children.stream().noneMatch(ProcessHandle::isAlive));
        double before = folder.state().seconds();

        TrainProcess second = start("second");
        second.awaitWhileItRuns(() -> folder.state().seconds() > before);
        assertThat(second.output()).contains("going on with");
        TrainProcess third = start("third");
        assertThat(third.exitCode()).as("the folder is taken").isEqualTo(2);
        assertThat(third.output()).contains("another run is playing into");

        ProcessHandle trainer = second.trainer();
        trainer.destroyForcibly();
        second.awaitWhileItRuns(() -> second.output().contains("a new one goes on"));
        second.awaitWhileItRuns(
                () -> second.children().stream().anyMatch(c -> c.pid() != trainer.pid()));
        long files = rows();
        second.awaitWhileItRuns(() -> rows() > files);

        List<ProcessHandle> last = second.children();
        new ProcessBuilder("kill", "-INT", Long.toString(second.process().pid())).start().waitFor();
        assertThat(second.exitCode()).isEqualTo(130);
        assertThat(second.output()).contains("to go on: ./moyo train --game connect4");
        assertThat(last).noneMatch(ProcessHandle::isAlive);
        assertThat(folder.dir().resolve("report.html")).content().contains("Stopped");
        assertThat(folder.dir().resolve("trainer.log")).content().contains("Goes on from step");
    }
}
