package moyo.blokus.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.Objects;
import java.util.stream.IntStream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.weights.WeightsFile;
import org.junit.jupiter.api.Test;

/** Rows of positions, and what PyTorch computed from them; see {@link GoldenRows}. */
final class BlokusGoldenTest {
    private static final double CLOSE = 2e-3;
    private static final BlokusGame GAME = new BlokusGame();

    private final BlokusEncoding encoding = new BlokusEncoding();

    private static InputStream open(String name) {
        return Objects.requireNonNull(
                BlokusGoldenTest.class.getResourceAsStream("/moyo/blokus/net/" + name));
    }

    private static JsonNode rows() throws IOException {
        try (InputStream json = open("golden.json")) {
            return new ObjectMapper().readTree(json).get("rows");
        }
    }

    private static int[] moves(JsonNode row) {
        JsonNode moves = row.get("moves");
        return IntStream.range(0, moves.size()).map(i -> moves.get(i).intValue()).toArray();
    }

    @Test
    void rowsAndIndicesAreTheRecordedOnes() throws IOException {
        assertThat(rows()).hasSize(8);
        for (JsonNode row : rows()) {
            BlokusPosition position = GAME.newPosition();
            String played = row.get("game").textValue();
            for (String move : played.isEmpty() ? new String[0] : played.split(" ")) {
                position.play(GAME.parseMove(move));
            }
            int symmetry = row.get("symmetry").intValue();
            assertThat(HexFormat.of().formatHex(GoldenRows.row(encoding, position, symmetry)))
                    .isEqualTo(row.get("row").textValue());
            assertThat(GoldenRows.indices(encoding, position, symmetry)).isEqualTo(moves(row));
        }
    }

    @Test
    void theNetworkSaysWhatTheTrainersSays() throws IOException {
        Inference inference;
        try (InputStream net = open("golden.net")) {
            Network network =
                    new Network(WeightsFile.read("golden.net", net).requireFit(encoding.shape()));
            inference = new Inference(network, 14, 14);
        }
        for (JsonNode row : rows()) {
            inference.evaluate(HexFormat.of().parseHex(row.get("row").textValue()), 0);
            int[] moves = moves(row);
            for (int i = 0; i < moves.length; i++) {
                assertThat((double) inference.logits()[moves[i]])
                        .isCloseTo(row.get("policy").get(i).doubleValue(), within(CLOSE));
            }
            assertThat((double) inference.valueLogit())
                    .isCloseTo(row.get("value").doubleValue(), within(CLOSE));
            assertThat(inference.score() / 10.0)
                    .isCloseTo(row.get("score").doubleValue(), within(CLOSE));
        }
    }
}
