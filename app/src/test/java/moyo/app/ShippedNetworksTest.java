package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URL;
import java.util.Map;
import moyo.app.option.Games;
import moyo.net.weights.Weights;
import moyo.net.weights.WeightsFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each shipped network has a file beside it that says how it was made. */
final class ShippedNetworksTest {
    @ParameterizedTest
    @CsvSource({"go,9", "blokus,", "connect4,"})
    void theProvenanceBesideANetworkIsOfThatNetwork(String game, String size) throws IOException {
        Map<String, String> board = size == null ? Map.of() : Map.of("size", size);
        URL shipped = Games.of(game, board).shippedNetwork().orElseThrow();
        Weights weights;
        try (InputStream stream = shipped.openStream()) {
            weights = WeightsFile.read(shipped.toString(), stream);
        }
        URL beside = URI.create(shipped.toString().replaceAll("\\.net$", ".json")).toURL();
        JsonNode provenance;
        try (InputStream stream = beside.openStream()) {
            provenance = JsonMapper.builder().build().readTree(stream);
        }
        assertThat(shipped.toString()).endsWith("/" + provenance.get("file").asText());
        assertThat(provenance.get("sha256").asText()).isEqualTo(weights.hash());
        assertThat(provenance.get("game").asText()).isEqualTo(game);
        assertThat(provenance.get("blocks").asInt()).isEqualTo(weights.architecture().blocks());
        assertThat(provenance.get("channels").asInt()).isEqualTo(weights.architecture().channels());
        assertThat(provenance.get("parameters").asInt()).isEqualTo(parameters(weights));
        assertThat(provenance.get("parts")).isNotEmpty().allMatch(part -> part.has("seed"));
        JsonNode last = provenance.get("parts").get(provenance.get("parts").size() - 1);
        assertThat(last.get("steps").asText()).isEqualTo(weights.provenance().get("steps"));
        assertThat(last.get("date").asText()).isEqualTo(weights.provenance().get("date"));
    }

    private static int parameters(Weights weights) {
        return weights.architecture().tensors().stream()
                .mapToInt(tensor -> weights.tensor(tensor.name()).length)
                .sum();
    }
}
