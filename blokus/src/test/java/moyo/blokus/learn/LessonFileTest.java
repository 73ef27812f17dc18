package moyo.blokus.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class LessonFileTest {
    private static final String TEACHER = "somebody, seed 1";

    @TempDir private Path temp;
    private Path file = Path.of("");

    @BeforeEach
    void nameTheFile() {
        file = temp.resolve("games.txt");
    }

    private static TaughtGame game(int number) {
        List<TaughtPly.Vote> votes =
                List.of(new TaughtPly.Vote(4068, 812), new TaughtPly.Vote(77, 190));
        return new TaughtGame(number, List.of(TaughtPly.blind(7), new TaughtPly(77, 0.513, votes)));
    }

    private void write(TaughtGame... games) {
        try (LessonFile open = LessonFile.open(file, TEACHER)) {
            for (TaughtGame game : games) {
                open.add(game);
            }
        }
    }

    @Test
    void gamesAreReadAsTheyWereWritten() throws IOException {
        write(game(0), game(2));
        write(game(1));
        assertThat(LessonFile.read(file)).containsExactly(game(0), game(1), game(2));
        assertThat(Files.readAllLines(file))
                .startsWith("# somebody, seed 1", "0 7 77@0.513:4068=812,77=190");
    }

    @Test
    void aTornLastLineIsNoGameAndGoesWithTheNext() throws IOException {
        write(game(0), game(1));
        String whole = Files.readString(file);
        Files.writeString(file, whole.substring(0, whole.length() - 1));
        assertThat(LessonFile.read(file)).containsExactly(game(0));
        write(game(2));
        assertThat(LessonFile.read(file)).containsExactly(game(0), game(2));
    }

    @Test
    void aTornFirstLineIsWrittenAgain() throws IOException {
        Files.writeString(file, "# someb");
        write(game(0));
        assertThat(Files.readAllLines(file)).startsWith("# somebody, seed 1").hasSize(2);
    }

    @Test
    void aGameThatIsThereTwiceCountsOnce() {
        write(game(0), game(0));
        assertThat(LessonFile.read(file)).hasSize(1);
    }

    @Test
    void gamesOfAnotherTeacherAreRefused() {
        write(game(0));
        assertThatThrownBy(() -> LessonFile.open(file, "somebody, seed 2"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'# somebody, seed 1', not of '# somebody, seed 2'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x 7", "3 seven", "3 7@0.5", "3 7@0.5:7", "3 7@half:7=1", "3 7  8"})
    void aBrokenLineIsNamed(String line) throws IOException {
        write(game(0));
        Files.writeString(file, Files.readString(file) + line + "\n");
        assertThatThrownBy(() -> LessonFile.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 3 of '%s'".formatted(file));
    }
}
