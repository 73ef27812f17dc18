package moyo.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LineFileTest {
    @TempDir private Path temp;
    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = temp.resolve("lines.txt");
    }

    private void write(String... lines) {
        try (LineFile open = LineFile.open(file)) {
            for (String line : lines) {
                open.append(line);
            }
        }
    }

    @Test
    void linesAreReadAsTheyWereWritten() throws IOException {
        write("one", "zwölf");
        write("", "three");
        assertThat(LineFile.read(file)).containsExactly("one", "zwölf", "", "three");
        assertThat(Files.readString(file)).isEqualTo("one\nzwölf\n\nthree\n");
    }

    @Test
    void aLineIsThereBeforeTheFileIsClosed() {
        try (LineFile open = LineFile.open(file)) {
            open.append("one");
            assertThat(LineFile.read(file)).containsExactly("one");
        }
    }

    @Test
    void whereThereIsNoFileThereAreNoLines() {
        assertThat(LineFile.read(file)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"t", "torn", "a torn line that is longer than all the whole ones"})
    void aTornLastLineDoesNotCountAndGoes(String torn) throws IOException {
        write("one", "two");
        Files.writeString(file, torn, StandardOpenOption.APPEND);
        assertThat(LineFile.read(file)).containsExactly("one", "two");
        write();
        assertThat(Files.readString(file)).isEqualTo("one\ntwo\n");
        write("three");
        assertThat(LineFile.read(file)).containsExactly("one", "two", "three");
    }

    @Test
    void aFileMayHoldNothingButATornLine() throws IOException {
        Files.writeString(file, "torn");
        assertThat(LineFile.read(file)).isEmpty();
        write("one");
        assertThat(LineFile.read(file)).containsExactly("one");
    }

    @Test
    void aLineMayBeTornWithinALetter() throws IOException {
        byte[] bytes = "one\nzwö".getBytes(StandardCharsets.UTF_8);
        Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
        assertThat(LineFile.read(file)).containsExactly("one");
    }

    @Test
    void aLastLineThatLacksOnlyItsNewlineCounts() throws IOException {
        Files.writeString(file, "one.\ntwö.");
        assertThat(LineFile.read(file, line -> line.endsWith("."))).containsExactly("one.", "twö.");
        try (LineFile open = LineFile.open(file, line -> line.endsWith("."))) {
            open.append("three.");
        }
        assertThat(Files.readString(file)).isEqualTo("one.\ntwö.\nthree.\n");
    }

    @Test
    void aLastLineThatIsNotWholeGoesAllTheSame() throws IOException {
        Files.writeString(file, "one.\ntw");
        assertThat(LineFile.read(file, line -> line.endsWith("."))).containsExactly("one.");
        LineFile.open(file, line -> line.endsWith(".")).close();
        assertThat(Files.readString(file)).isEqualTo("one.\n");
    }

    private FillingDisk disk() throws IOException {
        return new FillingDisk(
                Files.newByteChannel(
                        file,
                        StandardOpenOption.CREATE,
                        StandardOpenOption.READ,
                        StandardOpenOption.WRITE));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void aFullDiskLeavesNoHalfLineBehind(int room) throws IOException {
        FillingDisk disk = disk();
        try (LineFile open = new LineFile(file, disk, line -> false)) {
            open.append("one");
            disk.leaveRoomFor(room);
            assertThatThrownBy(() -> open.append("two"))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessageContaining("cannot write '%s': No space left".formatted(file))
                    .hasMessageContaining("safe");
            assertThat(Files.readString(file)).isEqualTo("one\n");
            disk.leaveRoomFor(100);
            open.append("three");
        }
        assertThat(Files.readString(file)).isEqualTo("one\nthree\n");
    }

    @Test
    void halfALineThatCannotBeTakenBackGoesBeforeTheNext() throws IOException {
        FillingDisk disk = disk();
        try (LineFile open = new LineFile(file, disk, line -> false)) {
            open.append("one");
            disk.leaveRoomFor(2);
            disk.setSick(true);
            assertThatThrownBy(() -> open.append("two")).hasMessageContaining("No space left");
            disk.leaveRoomFor(100);
            assertThatThrownBy(() -> open.append("two")).hasMessageContaining("Input/output");
            assertThat(Files.readString(file)).isEqualTo("one\ntw");
            disk.setSick(false);
            open.append("three");
        }
        assertThat(Files.readString(file)).isEqualTo("one\nthree\n");
    }

    @Test
    void aFullDiskOfTheSystemIsAClearError() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full here");
        Files.createSymbolicLink(file, full);
        try (LineFile open = LineFile.open(file)) {
            assertThatThrownBy(() -> open.append("one"))
                    .isInstanceOf(UncheckedIOException.class)
                    .hasMessageContaining("cannot write '%s': No space left".formatted(file));
        }
    }

    @Test
    void aFolderThatIsNotThereIsAClearError() {
        assertThatThrownBy(() -> LineFile.open(temp.resolve("no").resolve("where")))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("cannot write");
    }
}
