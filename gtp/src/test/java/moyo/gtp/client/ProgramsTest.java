package moyo.gtp.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ProgramsTest {
    @TempDir private Path temp;

    private Path program(String folder, String name) throws IOException {
        Path file = Files.createDirectories(temp.resolve(folder)).resolve(name);
        Files.writeString(file, "");
        assertThat(file.toFile().setExecutable(true)).isTrue();
        return file;
    }

    private String folder(String name) {
        return temp.resolve(name).toString();
    }

    @Test
    void thePathComesFirst() throws Exception {
        program("games", "gnugo");
        Path mine = program("bin", "gnugo");
        String path = "" + File.pathSeparator + folder("none") + File.pathSeparator + folder("bin");
        assertThat(Programs.find("gnugo", path, List.of(folder("games")))).contains(mine);
    }

    @Test
    void gamesAreFoundThoughNotOnThePath() throws Exception {
        Path file = program("games", "gnugo");
        assertThat(Programs.find("gnugo", folder("bin"), List.of(folder("games")))).contains(file);
        assertThat(Programs.find("gnugo", "", List.of())).isEmpty();
    }

    @Test
    void whatCannotBeRunIsNoProgram() throws Exception {
        Files.createDirectories(temp.resolve("bin/folder"));
        Files.writeString(temp.resolve("bin/text"), "");
        assertThat(Programs.find("folder", folder("bin"), List.of())).isEmpty();
        assertThat(Programs.find("text", folder("bin"), List.of())).isEmpty();
    }
}
