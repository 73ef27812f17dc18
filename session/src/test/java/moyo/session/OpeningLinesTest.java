package moyo.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OpeningLinesTest {
    private static final TicTacToe GAME = new TicTacToe();

    @TempDir private Path temp;

    private Path file(String text) throws IOException {
        return Files.writeString(temp.resolve("openings.txt"), text);
    }

    @Test
    void readsAnOpeningALineAndSkipsComments() throws IOException {
        Path file = file("# corners\na1 c3\n\n  b2   # the centre\n");
        assertThat(OpeningLines.read(file, GAME))
                .containsExactly(
                        List.of(GAME.parseMove("a1"), GAME.parseMove("c3")),
                        List.of(GAME.parseMove("b2")));
    }

    @Test
    void namesFileAndLineOfWhatIsNoMove() throws IOException {
        Path file = file("a1\nq9\n");
        assertThatThrownBy(() -> OpeningLines.read(file, GAME))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("openings.txt")
                .hasMessageContaining("q9");
    }

    @Test
    void aMissingFileIsNamed() {
        assertThatThrownBy(() -> OpeningLines.read(temp.resolve("none.txt"), GAME))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("none.txt");
    }
}
