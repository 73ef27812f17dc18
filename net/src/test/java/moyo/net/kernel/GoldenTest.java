package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.Objects;
import moyo.net.weights.Weights;
import moyo.net.weights.WeightsFile;
import org.junit.jupiter.api.Test;

/**
 * What PyTorch computed from a network that the trainer exported. To renew the files: {@code
 * python3 -m moyo_train.golden golden.json}.
 */
final class GoldenTest {
    private static final double CLOSE = 2e-3;

    @Test
    void computesWhatTheTrainerComputes() throws IOException {
        JsonNode golden;
        Weights weights;
        try (InputStream json = open("golden.json");
                InputStream net = open("golden.net")) {
            golden = new ObjectMapper().readTree(json);
            weights = WeightsFile.read("golden.net", net);
        }
        int height = golden.at("/encoding/height").intValue();
        int width = golden.at("/encoding/width").intValue();
        Inference inference = new Inference(new Network(weights), height, width);
        assertThat(golden.get("rows")).isNotEmpty();
        for (JsonNode row : golden.get("rows")) {
            inference.evaluate(HexFormat.of().parseHex(row.get("row").textValue()), 0);
            assertClose(inference.logits(), row.get("policy"));
            assertClose(inference.owners(), row.get("owners"));
            double value = row.get("value").doubleValue();
            assertThat(logit(inference.value())).isCloseTo(value, within(CLOSE));
            double score = row.get("score").doubleValue();
            assertThat(inference.score() / 10.0).isCloseTo(score, within(CLOSE));
        }
    }

    private static InputStream open(String name) {
        return Objects.requireNonNull(GoldenTest.class.getResourceAsStream("/moyo/net/" + name));
    }

    private static double logit(double probability) {
        return Math.log(probability / (1 - probability));
    }

    private static void assertClose(float[] actual, JsonNode expected) {
        assertThat(actual).hasSize(expected.size());
        for (int i = 0; i < actual.length; i++) {
            assertThat((double) actual[i])
                    .as("%d", i)
                    .isCloseTo(expected.get(i).doubleValue(), within(CLOSE));
        }
    }
}
