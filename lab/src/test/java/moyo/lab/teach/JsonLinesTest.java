package moyo.lab.teach;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class JsonLinesTest {
    private static final PairRecord ONE = new PairRecord("2", "1", 0.5);
    private static final PairRecord TWO = new PairRecord("3", "1", 2);

    @TempDir private Path dir;
    private Path file;
    private JsonLines<PairRecord> lines;

    @BeforeEach
    void begin() {
        file = dir.resolve("pairs.jsonl");
        lines = new JsonLines<>(file, PairRecord.class);
    }

    @Test
    void readsWhatWasAdded() throws IOException {
        assertThat(lines.read()).isEmpty();
        lines.add(ONE);
        lines.add(TWO);
        assertThat(lines.read()).containsExactly(ONE, TWO);
        assertThat(Files.readAllLines(file)).hasSize(2);
    }

    @Test
    void aLineThatAKillHasCutOffIsSkippedAndEnded() throws IOException {
        lines.add(ONE);
        Files.writeString(file, Files.readString(file) + "{\"a\": \"3\", \"b");
        assertThat(lines.read()).containsExactly(ONE);
        lines.add(TWO);
        assertThat(lines.read()).containsExactly(ONE, TWO);
    }

    @Test
    void theTrainersMetricsAreRead() throws IOException {
        Path metrics = dir.resolve("metrics.jsonl");
        Files.writeString(
                metrics,
                """
                {"seconds": 10.5, "step": 3, "rows": 900, "window": 900, "policy": 1.9, "value": 0.6, \
                "owners": 0.7, "score": 0.1, "total": 2.6, "targetEntropy": 1.5, "networkEntropy": 1.8, \
                "top1": 0.4, "gradient": 1.0, "calibration": [[0.05, 0.1, 12], [0.15, 0.2, 3]], "lr": 0.002}
                {"seconds": 20.5, "step": 3, "rows": 900, "policy": null, "value": null, "total": null, \
                "calibration": []}
                """);
        List<Metrics> read = new JsonLines<>(metrics, Metrics.class).read();
        assertThat(read).hasSize(2);
        assertThat(read.get(0).policy()).isEqualTo(1.9);
        assertThat(read.get(0).calibration())
                .containsExactly(List.of(0.05, 0.1, 12.0), List.of(0.15, 0.2, 3.0));
        assertThat(read.get(1).total()).isNaN();
        assertThat(read.get(1).networkEntropy()).isNaN();
        assertThat(read.get(1).calibration()).isEmpty();
    }
}
