package moyo.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WebServerTest {
    @TempDir Path folder;

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
