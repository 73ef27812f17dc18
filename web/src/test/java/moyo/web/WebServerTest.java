package moyo.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import moyo.game.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WebServerTest {
    @TempDir Path folder;

    @Test
    void printsAnAddressThatABrowserCanOpen() {
        assertThat(OwnAddress.of("0.0.0.0")).isNotEqualTo("0.0.0.0").isNotEmpty();
        assertThat(OwnAddress.of("127.0.0.1")).isEqualTo("127.0.0.1");
        assertThat(OwnAddress.of("localhost")).isEqualTo("localhost");
    }

    @Test
    void listensForOtherMachinesOnlyWithAToken() {
        WebOptions open =
                new WebOptions(
                        "0.0.0.0", 0, null, 1, null, folder, folder, "Moyo under test", text -> {});
        assertThatThrownBy(() -> WebServer.start(open, TestServer.GAMES))
                .isInstanceOf(BadInput.class)
                .hasMessage("host '0.0.0.0' needs a token");
    }

    @Test
    void offersEveryGame() {
        try (TestServer server = TestServer.in(folder)) {
            JsonNode games = server.json("/api/info").path("games");
            assertThat(games)
                    .extracting(game -> game.path("name").asText())
                    .containsExactly("go", "blokus", "connect4");
            assertThat(server.get("/").body()).contains("<title>Moyo");
            assertThat(server.get("/nothing.html").statusCode()).isEqualTo(404);
        }
    }
}
