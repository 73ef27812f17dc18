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
import moyo.net.Shape;
import moyo.net.weights.Architecture;
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
        Shape shape = shape(game, board);
        assertThat(provenance.get("size").asText())
                .isEqualTo("%dx%d".formatted(shape.height(), shape.width()));
        assertThat(provenance.get("numbersInFile").asInt()).isEqualTo(numbers(weights));
        assertThat(provenance.get("trainedParameters").asInt())
                .isEqualTo(numbers(weights) + batchNormFactors(weights));
        assertThat(provenance.get("parts")).isNotEmpty();
        provenance.get("parts").forEach(part -> assertComplete(part));
        JsonNode last = provenance.get("parts").get(provenance.get("parts").size() - 1);
        assertThat(last.get("steps").asText()).isEqualTo(weights.provenance().get("steps"));
        assertThat(last.get("date").asText()).isEqualTo(weights.provenance().get("date"));
    }

    private static Shape shape(String game, Map<String, String> board) {
        return Games.of(game, board).lessons().orElseThrow().encoding().shape();
    }

    private static int numbers(Weights weights) {
        return weights.architecture().tensors().stream()
                .mapToInt(tensor -> weights.tensor(tensor.name()).length)
                .sum();
    }

    /** The trainer has one for each channel of each 3x3 convolution; the file has them folded. */
    private static int batchNormFactors(Weights weights) {
        Architecture architecture = weights.architecture();
        return (1 + 2 * architecture.blocks()) * architecture.channels();
    }

    private static void assertComplete(JsonNode part) {
        assertThat(part.get("date").asText()).matches("\\d{4}-\\d{2}-\\d{2}");
        assertThat(part.get("seed").isInt()).isTrue();
        assertThat(part.get("minutes").asDouble()).isPositive();
        assertThat(part.get("positions").asInt()).isPositive();
        assertThat(part.get("steps").asInt()).isPositive();
        assertThat(part.path("recipe").asText() + part.path("command").asText())
                .containsAnyOf("lr=", "./moyo train");
        assertThat(part.has("games")).isTrue();
        if (part.get("games").isNull()) {
            assertThat(part.path("gamesUnknown").asText()).as("the reason").isNotBlank();
        } else {
            assertThat(part.get("games").asInt()).isPositive();
        }
    }
}
