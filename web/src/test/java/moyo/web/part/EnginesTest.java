package moyo.web.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.web.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class EnginesTest {
    @TempDir Path folder;

    private Engines read(String text) throws IOException {
        Path file = folder.resolve("engines.yaml");
        Files.writeString(file, text);
        return Engines.read(file, TestServer.GAMES);
    }

    @Test
    void findsAnEngineOfItsGame() throws IOException {
        Engines engines =
                read(
                        """
                        engines:
                          - {name: A, game: go, command: a b}
                          - {name: B, game: connect4, command: c}
                        """);
        assertThat(engines.find("A", "go").command()).isEqualTo("a b");
        assertThatThrownBy(() -> engines.find("A", "connect4")).hasMessageContaining("B");
        assertThatThrownBy(() -> engines.find("C", "blokus")).hasMessageContaining("named none");
    }

    @Test
    void aMistakeInTheFileIsNamed() {
        for (String bad :
                List.of(
                        "engines:\n  - {name: A, game: chess, command: x}\n",
                        "engines:\n  - {name: A, game: go}\n",
                        "engines:\n  - {name: A, game: go, command: x, more: y}\n",
                        """
                        engines:
                          - {name: A, game: go, command: x}
                          - {name: A, game: go, command: y}
                        """,
                        "motors: []\n",
                        ": [")) {
            assertThatThrownBy(() -> read(bad)).as(bad).isInstanceOf(BadInput.class);
        }
    }
}
