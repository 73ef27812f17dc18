package moyo.net.weights;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SentFilesTest {
    @Test
    void theCopyIsUsedAlsoWhereAFileHasTheSameName(@TempDir Path temp) throws IOException {
        Path there = temp.resolve("there.net");
        Path here = Files.writeString(temp.resolve("here.net"), "weights");
        assertThat(SentFiles.find(there)).isEqualTo(there);
        SentFiles.put(there, here);
        assertThat(SentFiles.find(there)).isEqualTo(here);
        Files.writeString(there, "older weights");
        assertThat(SentFiles.find(there)).isEqualTo(here);
        Files.delete(here);
        assertThat(SentFiles.find(there)).as("the copy is gone").isEqualTo(there);
    }
}
