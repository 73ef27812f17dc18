package moyo.net.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import moyo.net.Shape;
import moyo.net.TicTacToeLessons;
import moyo.net.kernel.Inference;
import moyo.net.kernel.Network;
import moyo.net.weights.RandomWeights;
import moyo.net.weights.WeightsFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class LocalBatchTest {
    private static final Shape SHAPE = TicTacToeLessons.SHAPE;
    private static final int ROWS = 5;

    @TempDir private Path dir;
    private Path file;
    private NewestNetwork newest;
    private LocalBatch batch;

    @BeforeEach
    void begin() throws Exception {
        file = dir.resolve("latest.net");
        Files.write(file, RandomWeights.file(NewestNetworkTest.architecture(1), 1));
        newest = new NewestNetwork(file, SHAPE);
        batch = new LocalBatch(newest, SHAPE, ROWS);
        Random random = new Random(1);
        for (int i = 0; i < batch.rows().length; i++) {
            boolean isGlobal = i % SHAPE.rowBytes() >= SHAPE.cells();
            batch.rows()[i] = (byte) (isGlobal ? 0 : random.nextInt(4));
        }
    }

    private float[] expected(int row) {
        Inference inference = new Inference(new Network(WeightsFile.read(file)), 3, 3);
        inference.evaluate(batch.rows(), row * SHAPE.rowBytes());
        float[] expected = Arrays.copyOf(inference.logits(), batch.outputsPerRow());
        expected[9] = inference.valueLogit();
        expected[10] = inference.score() / 10;
        return expected;
    }

    private float[] found(int row) {
        int n = batch.outputsPerRow();
        return Arrays.copyOfRange(batch.outputs(), row * n, (row + 1) * n);
    }

    @Test
    void outputsAreThoseOfTheNetworkWhenSubmitReturns() {
        batch.submit(ROWS);
        assertThat(batch.isDone()).isTrue();
        assertThat(batch.size()).isEqualTo(ROWS);
        for (int row = 0; row < ROWS; row++) {
            assertThat(found(row)).as("row %d", row).isEqualTo(expected(row));
        }
    }

    @Test
    void aPositionIsComputedOnce() {
        batch.submit(ROWS);
        assertThat(batch.computed()).isEqualTo(ROWS);
        float[] before = batch.outputs().clone();
        batch.submit(ROWS);
        assertThat(batch.computed()).isEqualTo(ROWS);
        assertThat(batch.outputs()).isEqualTo(before);
        batch.rows()[0] ^= 1;
        batch.submit(ROWS);
        assertThat(batch.computed()).isEqualTo(ROWS + 1);
        assertThat(found(0)).isEqualTo(expected(0));
    }

    @Test
    void aNewerNetworkForgetsTheOldOutputs() throws Exception {
        batch.submit(ROWS);
        Network old = newest.get().orElseThrow();
        Files.write(file, RandomWeights.file(NewestNetworkTest.architecture(2), 2));
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (newest.get().orElseThrow() == old) {
            assertThat(System.nanoTime()).as("time").isLessThan(end);
        }
        batch.submit(ROWS);
        assertThat(batch.computed()).isEqualTo(2 * ROWS);
        for (int row = 0; row < ROWS; row++) {
            assertThat(found(row)).as("row %d", row).isEqualTo(expected(row));
        }
    }

    @Test
    void withoutANetworkNothingCanBeSubmitted() {
        LocalBatch early =
                new LocalBatch(new NewestNetwork(dir.resolve("none.net"), SHAPE), SHAPE, 1);
        assertThatThrownBy(() -> early.submit(1)).hasMessage("no network yet");
    }
}
