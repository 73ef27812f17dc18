package moyo.lab.run;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OwnFolderTest {
    @TempDir private Path temp;

    private void accept() {
        assertThatCode(() -> OwnFolder.require(temp, "plan.json", "old.json"))
                .doesNotThrowAnyException();
    }

    @Test
    void aNewOrEmptyFolderMayBeUsed() throws IOException {
        assertThatCode(() -> OwnFolder.require(temp.resolve("new"), "plan.json"))
                .doesNotThrowAnyException();
        accept();
        Files.writeString(temp.resolve("lock"), "");
        Files.writeString(temp.resolve("plan.json.17.new"), "");
        accept();
    }

    @Test
    void aFolderOfTheCommandMayHaveAnyFiles() throws IOException {
        Files.writeString(temp.resolve("notes.txt"), "");
        Files.writeString(temp.resolve("old.json"), "");
        accept();
    }

    @Test
    void aFolderOfOthersIsRefused() throws IOException {
        Files.writeString(temp.resolve("thesis.tex"), "");
        assertThatThrownBy(() -> OwnFolder.require(temp, "plan.json", "old.json"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "'%s' has no plan.json but other files, such as 'thesis.tex'; choose another folder"
                                .formatted(temp));
        assertThatThrownBy(() -> OwnFolder.require(temp.resolve("thesis.tex"), "plan.json"))
                .hasMessageEndingWith("thesis.tex' is not a folder");
    }
}
