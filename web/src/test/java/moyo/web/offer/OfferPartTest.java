package moyo.web.offer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import moyo.web.TestServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class OfferPartTest {
    @TempDir Path folder;

    @Test
    void aBoardHasItsShapeLevelsAndPlayers() {
        try (TestServer server = TestServer.in(folder)) {
            JsonNode go = server.json("/api/board?game=go&size=19");
            assertThat(go.path("shape").path("width").asInt()).isEqualTo(19);
            assertThat(go.path("mostHandicap").asInt()).isEqualTo(9);
            assertThat(go.path("levels")).hasSize(5);
            assertThat(go.path("offeredLevel").asInt()).isEqualTo(3);
            assertThat(go.path("players"))
                    .anyMatch(
                            player ->
                                    player.path("name")
                                            .asText()
                                            .equals(go.path("standardPlayer").asText()));
            JsonNode blokus = server.json("/api/board?game=blokus");
            assertThat(blokus.path("shape").path("pieces")).hasSize(21);
            assertThat(blokus.path("offeredLevel").asInt()).isEqualTo(5);
            assertThat(server.get("/api/board?game=chess").statusCode()).isEqualTo(400);
            assertThat(server.get("/api/board?game=go&size=x").statusCode()).isEqualTo(400);
            assertThat(server.get("/api/board?game=go&colour=3").statusCode()).isEqualTo(400);
            assertThat(server.get("/api/board").statusCode()).isEqualTo(400);
        }
    }

    @Test
    void everySettingHasARangeAndASentence() {
        try (TestServer server = TestServer.in(folder)) {
            for (JsonNode player : server.json("/api/board?game=go").path("players")) {
                for (JsonNode setting : player.path("settings")) {
                    assertThat(setting.path("sentence").asText()).isNotEmpty();
                    assertThat(setting.path("range").asText()).isNotEmpty();
                    assertThat(setting.path("type").asText())
                            .isIn("integer", "real", "choice", "switch", "text");
                }
            }
        }
    }
}
