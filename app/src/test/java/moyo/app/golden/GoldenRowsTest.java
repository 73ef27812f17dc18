package moyo.app.golden;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.stream.IntStream;
import moyo.net.EncodingJson;
import moyo.net.Shape;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.weights.WeightsFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Rows of positions as recorded, which the trainer's tests decode, and what PyTorch computed from
 * them; see {@link GoldenRows}.
 */
final class GoldenRowsTest {
    private static final double CLOSE = 2e-3;

    private static Path file(String game, String ending) {
        return Path.of("..", game, "src", "test", "resources", "moyo", game, "net")
                .resolve("golden" + ending);
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "blokus", "connect4"})
    void theEncodingIsTheRecordedOne(String game) throws IOException {
        JsonNode golden = GoldenRows.read(file(game, ".json"));
        Shape shape = shape(game, golden);
        JsonNode now = new ObjectMapper().readTree(EncodingJson.of(shape));
        // The encoding of a game that lists moves is recorded without its long lists.
        golden.get("encoding")
                .properties()
                .forEach(
                        field ->
                                assertThat(field.getValue())
                                        .as(field.getKey())
                                        .isEqualTo(now.get(field.getKey())));
        assertThat(golden.get("encoding").has("symmetries")).isEqualTo(!shape.listsMoves());
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "blokus", "connect4"})
    void rowsAndIndicesAreTheRecordedOnes(String game) throws IOException {
        JsonNode rows = GoldenRows.read(file(game, ".json")).get("rows");
        assertThat(rows).hasSize(8);
        for (JsonNode row : rows) {
            GoldenRows.encoded(GoldenRows.kit(game, row), row)
                    .properties()
                    .forEach(
                            field ->
                                    assertThat(row.get(field.getKey()))
                                            .as("%s of %s", field.getKey(), row.get("game"))
                                            .isEqualTo(field.getValue()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"go", "blokus", "connect4"})
    void theNetworkSaysWhatTheTrainersSays(String game) throws IOException {
        JsonNode golden = GoldenRows.read(file(game, ".json"));
        Shape shape = shape(game, golden);
        Network network = new Network(WeightsFile.read(file(game, ".net")).requireFit(shape));
        Inference inference = new Inference(network, shape.height(), shape.width());
        for (JsonNode row : golden.get("rows")) {
            inference.evaluate(HexFormat.of().parseHex(row.get("row").textValue()), 0);
            float[] logits = inference.logits();
            JsonNode moves = row.get("moves");
            double[] listed =
                    IntStream.range(0, moves.size())
                            .mapToDouble(i -> logits[moves.get(i).intValue()])
                            .toArray();
            assertThat(listed).containsExactly(doubles(row.get("policy")), within(CLOSE));
            assertThat((double) inference.valueLogit())
                    .isCloseTo(row.get("value").doubleValue(), within(CLOSE));
            assertThat(inference.score() / 10.0)
                    .isCloseTo(row.get("score").doubleValue(), within(CLOSE));
            float[] owners = inference.owners();
            assertThat(IntStream.range(0, owners.length).mapToDouble(i -> owners[i]).toArray())
                    .containsExactly(doubles(row.get("owners")), within(CLOSE));
        }
    }

    private static Shape shape(String game, JsonNode golden) {
        return GoldenRows.encoding(GoldenRows.kit(game, golden.get("rows").get(0))).shape();
    }

    private static double[] doubles(JsonNode list) {
        return IntStream.range(0, list.size())
                .mapToDouble(i -> list.get(i).doubleValue())
                .toArray();
    }
}
