package moyo.lab.teach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import moyo.game.BadInput;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class TrainingFolderTest {
    private static final Map<String, Object> SETUP = Map.of("name", "toy", "blocks", 3);

    @TempDir private Path dir;
    private TrainingFolder folder;

    @BeforeEach
    void begin() {
        folder = new TrainingFolder(dir);
    }

    @Test
    void theSameTrainingGoesOn() throws IOException {
        folder.check(SETUP);
        folder.check(SETUP);
        assertThat(dir.resolve("training.json")).content().contains("\"toy\"");
    }

    @Test
    void anotherGameOrNetworkIsRefused() throws IOException {
        folder.check(SETUP);
        assertThatThrownBy(() -> folder.check(Map.of("name", "other", "blocks", 3)))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("another training: name was \"toy\" and is \"other\"");
        assertThatThrownBy(() -> folder.check(Map.of("name", "toy", "blocks", 4)))
                .hasMessageContaining("blocks was 3 and is 4; use another --dir");
    }

    @Test
    void aFolderOfSomethingElseIsRefused() throws IOException {
        Files.writeString(dir.resolve("run.json"), "{}");
        assertThatThrownBy(() -> folder.check(SETUP))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has 'run.json' but no training.json");
    }

    @Test
    void theStateIsKept() throws IOException {
        assertThat(folder.state()).isEqualTo(new TrainingFolder.State(0, 0, 0));
        folder.save(new TrainingFolder.State(12.5, 3, 4));
        assertThat(folder.state()).isEqualTo(new TrainingFolder.State(12.5, 3, 4));
    }

    @Test
    void snapshotsAreTheNetworksOfSteps() throws IOException {
        assertThat(folder.snapshots()).isEmpty();
        Files.createDirectory(dir.resolve("nets"));
        for (String name : new String[] {"00000200", "00000000", "latest", "final", "best"}) {
            Files.writeString(folder.net(name), name);
        }
        Files.writeString(dir.resolve("nets").resolve("00000300.net.tmp"), "");
        assertThat(folder.snapshots()).containsExactly("00000000", "00000200");
        folder.keepAsBest("00000200");
        assertThat(folder.net("best")).hasContent("00000200");
    }

    @Test
    void theClockGoesOnWhereItWasStopped() throws Exception {
        folder.save(new TrainingFolder.State(30, 5, 7));
        RunClock clock = new RunClock(folder, 1);
        assertThat(clock.seconds()).isEqualTo(30);
        assertThat(clock.share()).isEqualTo(0.5);
        assertThat(clock.isOver()).isFalse();
        clock.start();
        while (clock.seconds() == 30) {
            Thread.onSpinWait();
        }
        clock.save(2);
        assertThat(folder.state().trainerCpu()).isEqualTo(9);
        clock.stop(3);
        double stopped = clock.seconds();
        assertThat(stopped).isGreaterThan(30);
        assertThat(clock.seconds()).isEqualTo(stopped);
        assertThat(folder.state().seconds()).isEqualTo(stopped);
        assertThat(folder.state().trainerCpu()).isEqualTo(10);
        assertThat(folder.state().ownCpu()).isGreaterThanOrEqualTo(5);
        assertThat(new RunClock(folder, 0.1).isOver()).isTrue();
    }
}
