package moyo.gtp.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GroupsTest {
    @TempDir Path folder;

    private Groups groups(String text) throws IOException {
        return Groups.read(Files.writeString(folder.resolve("groups"), text));
    }

    @Test
    void filesAreSelectedByNameInTheOrderOfTheGroup() throws IOException {
        Groups groups =
                groups("# what\nlife and death: b.tst a.tst\n\nko: c.tst # one\nko: d.tst\n");
        List<Path> files =
                List.of(Path.of("x/a.tst"), Path.of("x/b.tst"), Path.of("c.tst"), Path.of("d.tst"));
        assertThat(groups.groups().keySet()).containsExactly("life and death", "ko");
        assertThat(groups.select("life and death", files))
                .containsExactly(Path.of("x/b.tst"), Path.of("x/a.tst"));
        assertThat(groups.select("ko", files)).containsExactly(Path.of("c.tst"), Path.of("d.tst"));
        assertThatThrownBy(() -> groups.select("ko", List.of(Path.of("c.tst"))))
                .isInstanceOf(BadInput.class)
                .hasMessage("group 'ko' has 'd.tst', which is not among the files");
    }

    @Test
    void aBrokenFileIsNamedWithItsLine() {
        Path file = folder.resolve("groups");
        assertThatThrownBy(() -> groups("a: b.tst\nc.tst\n"))
                .hasMessage(file + ", line 2: 'c.tst' is not of the form NAME: FILE...");
        assertThatThrownBy(() -> groups("a:\n")).hasMessageContaining("line 1: 'a:' is not");
        assertThatThrownBy(() -> Groups.read(folder.resolve("none")))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("cannot read '");
    }
}
