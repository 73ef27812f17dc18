package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RowsFolderTest {
    private static final int ROW = 100;

    @TempDir private Path dir;
    private Path folder;
    private final byte[] rows = new byte[50 * ROW];

    @BeforeEach
    void nameAFolderThatIsNotThere() {
        folder = dir.resolve("run/rows");
        Arrays.fill(rows, (byte) 3);
    }

    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    private void leave(String... names) throws IOException {
        Files.createDirectories(folder);
        for (String name : names) {
            Files.writeString(folder.resolve(name), "left over");
        }
    }

    @Test
    void makesItsFolderAndNumbersItsFilesFromZero() throws IOException {
        RowsFolder written = new RowsFolder(folder, ROW);
        written.write(rows, 1);
        written.write(rows, 2);
        assertThat(files()).containsExactly("00000000.rows", "00000001.rows");
    }

    @Test
    void writesTheFirstRowsAndNothingElse() throws Exception {
        rows[2 * ROW] = 77;
        new RowsFolder(folder, ROW).write(rows, 3);
        List<byte[]> read = RowsReader.read(folder.resolve("00000000.rows"), ROW);
        assertThat(read).hasSize(3);
        assertThat(read.get(2)).startsWith(77, 3).hasSize(ROW);
    }

    /** The compressed form is longer than the rows. */
    @Test
    void rowsThatCannotBeCompressedComeBackToo() throws Exception {
        byte[] noise = new byte[1000 * ROW];
        new Random(1).nextBytes(noise);
        new RowsFolder(folder, ROW).write(noise, 1000);
        List<byte[]> read = RowsReader.read(folder.resolve("00000000.rows"), ROW);
        assertThat(read).hasSize(1000);
        assertThat(read.get(999)).isEqualTo(Arrays.copyOfRange(noise, 999 * ROW, 1000 * ROW));
    }

    @Test
    void goesOnAfterTheHighestNumberAndLeavesTheFilesAlone() throws IOException {
        leave("00000002.rows", "00000006.rows");
        new RowsFolder(folder, ROW).write(rows, 1);
        assertThat(files()).containsExactly("00000002.rows", "00000006.rows", "00000007.rows");
        assertThat(folder.resolve("00000006.rows")).hasContent("left over");
    }

    /** A kill while a file was being written: its number is used again. */
    @Test
    void whatAKillLeftBehindIsIgnoredAndReplaced() throws Exception {
        leave("00000004.rows", "00000005.rows.new", "00000009.txt", "9.rows", "notes.rows");
        new RowsFolder(folder, ROW).write(rows, 2);
        assertThat(files()).contains("00000005.rows").doesNotContain("00000005.rows.new");
        assertThat(RowsReader.read(folder.resolve("00000005.rows"), ROW)).hasSize(2);
    }

    @Test
    void threadsNeverShareANumber() throws IOException {
        RowsFolder written = new RowsFolder(folder, ROW);
        IntStream.range(0, 40).parallel().forEach(i -> written.write(rows, 1 + i));
        assertThat(files()).hasSize(40).endsWith("00000039.rows");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamedWithTheReason() throws IOException {
        Files.createDirectories(dir.resolve("run"));
        Files.writeString(folder, "a file");
        assertThatThrownBy(() -> new RowsFolder(folder, ROW))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("cannot write into '" + folder + "': ")
                .hasMessageEndingWith(": a file of that name is in the way");
    }

    @Test
    void aFolderThatHasGoneIsNamedWithTheReason() throws IOException {
        RowsFolder written = new RowsFolder(folder, ROW);
        Files.delete(folder);
        assertThatThrownBy(() -> written.write(rows, 1))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageStartingWith("cannot write '" + folder.resolve("00000000.rows.new"))
                .hasMessageContaining(": no such file or folder;")
                .hasMessageEndingWith("; the files before it are whole");
    }

    /** Every write to this device fails as on a full disk. */
    @Test
    void aFullDiskIsReportedAndNoFileAppears() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full));
        RowsFolder written = new RowsFolder(folder, ROW);
        Path draft = Files.createSymbolicLink(folder.resolve("00000000.rows.new"), full);
        assertThatThrownBy(() -> written.write(rows, 1))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining(draft.toString())
                .hasMessageContaining("No space left on device");
        assertThat(files()).doesNotContain("00000000.rows");
        Files.delete(draft);
    }
}
