package moyo.lab.follow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LineTailTest {
    @TempDir Path folder;

    private Path file;
    private LineTail tail;

    @BeforeEach
    void make() {
        file = folder.resolve("lines");
        tail = new LineTail(file);
    }

    private List<String> read() throws IOException {
        List<String> lines = new ArrayList<>();
        assertThat(tail.read(lines::add)).isEqualTo(!lines.isEmpty());
        return lines;
    }

    private void append(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    @Test
    void readsEachLineOnceAndAnIncompleteOneWhenItIsWhole() throws IOException {
        assertThat(read()).isEmpty();
        append("one\ntwo\nthr");
        assertThat(read()).containsExactly("one", "two");
        assertThat(read()).isEmpty();
        append("ee ü\n\n");
        assertThat(read()).containsExactly("three ü", "");
        assertThat(tail.hasMore()).isFalse();
    }

    @Test
    void readsLinesThatAreLongerThanItsBuffer() throws IOException {
        String line = "x".repeat(200_000);
        append(line + "\n" + line + "\nshort\n");
        assertThat(read()).containsExactly(line, line, "short");
    }

    @Test
    void readsALargeFileInParts() throws IOException {
        append("line\n".repeat(100_000));
        List<String> lines = new ArrayList<>();
        int calls = 0;
        do {
            assertThat(tail.read(lines::add, 100_000)).isTrue();
            calls++;
        } while (tail.isBehind());
        assertThat(lines).hasSize(100_000).containsOnly("line");
        assertThat(calls).isBetween(3, 6);
    }

    @Test
    void noticesAFileThatIsShorterOrAnother() throws IOException {
        append("one\ntwo\n");
        read();
        assertThat(tail.isReplaced()).isFalse();
        Files.writeString(file, "one\n");
        assertThat(tail.isReplaced()).isTrue();

        tail = new LineTail(file);
        read();
        Path other = folder.resolve("other");
        Files.writeString(other, "one\ntwo\nthree\n");
        Files.delete(file);
        assertThat(tail.isReplaced()).isTrue();
        Files.move(other, file);
        assertThat(tail.isReplaced()).isTrue();
    }
}
