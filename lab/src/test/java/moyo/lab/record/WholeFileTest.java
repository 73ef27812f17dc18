package moyo.lab.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WholeFileTest {
    @TempDir private Path temp;

    /** Says what a power loss after each step would leave. */
    private static final class WatchedDisk extends Disk {
        private final List<String> steps = new ArrayList<>();

        @Override
        void forceFile(Path file) throws IOException {
            steps.add("force '%s'".formatted(Files.readString(file)));
            super.forceFile(file);
        }

        @Override
        void move(Path from, Path to) throws IOException {
            steps.add("move to " + to.getFileName());
            super.move(from, to);
        }

        @Override
        void forceFolder(Path folder) {
            steps.add("force folder " + folder.getFileName());
            super.forceFolder(folder);
        }
    }

    @Test
    void aHalfCharacterDoesNotStopAReport() throws IOException {
        Path file = temp.resolve("report.html");
        WholeFile.write(file, "a\ud800b");
        assertThat(file).hasContent("a?b");
    }

    @Test
    void theTextIsOnTheDiskBeforeItsNameAndTheNameBeforeTheReturn() throws IOException {
        WatchedDisk disk = new WatchedDisk();
        Path file = temp.resolve("run.json");
        WholeFile.write(file, "new", disk);
        assertThat(disk.steps)
                .containsExactly(
                        "force 'new'", "move to run.json", "force folder " + temp.getFileName());
        assertThat(file).hasContent("new");
    }

    @Test
    void replacesWhatIsThereAndLeavesNothingElse() throws IOException {
        Path file = Files.writeString(temp.resolve("run.json"), "old");
        WholeFile.write(file, "new");
        assertThat(file).hasContent("new");
        assertThat(temp).isDirectoryContaining(file::equals);
        try (var files = Files.list(temp)) {
            assertThat(files).hasSize(1);
        }
    }
}
