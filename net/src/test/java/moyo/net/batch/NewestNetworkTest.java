package moyo.net.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import moyo.game.BadInput;
import moyo.net.Shape;
import moyo.net.TicTacToeLessons;
import moyo.net.kernel.Network;
import moyo.net.weights.Architecture;
import moyo.net.weights.RandomWeights;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NewestNetworkTest {
    private static final Shape SHAPE = TicTacToeLessons.SHAPE;

    @TempDir private Path dir;
    private Path file;
    private NewestNetwork newest;

    @BeforeEach
    void begin() {
        file = dir.resolve("latest.net");
        newest = new NewestNetwork(file, SHAPE);
    }

    static Architecture architecture(int blocks) {
        return new Architecture(
                SHAPE.game(),
                SHAPE.version(),
                SHAPE.planes(),
                SHAPE.globals(),
                SHAPE.policyPlanes(),
                SHAPE.pass(),
                8,
                blocks);
    }

    /** As a trainer does: readers see the old file or the new one. */
    private void replace(byte[] content) throws IOException {
        Path draft = dir.resolve("draft");
        Files.write(draft, content);
        Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("time").isLessThan(end);
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    @Test
    void waitsForTheFirstFileUntilItIsToldToGiveUp() throws Exception {
        int[] asked = new int[1];
        assertThat(newest.await(() -> ++asked[0] == 3)).isFalse();
        replace(RandomWeights.file(architecture(1), 1));
        assertThat(newest.await(() -> false)).isTrue();
        assertThat(newest.await(() -> true)).as("it is there").isTrue();
    }

    @Test
    void thereIsNoneUntilThereIsAFile() throws Exception {
        assertThat(newest.get()).isEmpty();
        replace(RandomWeights.file(architecture(1), 1));
        await(() -> newest.get().isPresent());
        assertThat(newest.get().orElseThrow().architecture().blocks()).isEqualTo(1);
    }

    @Test
    void aNewerFileIsTakenOver() throws Exception {
        replace(RandomWeights.file(architecture(1), 1));
        Network first = newest.get().orElseThrow();
        assertThat(newest.get()).containsSame(first);
        replace(RandomWeights.file(architecture(2), 2));
        await(() -> newest.get().orElseThrow() != first);
        assertThat(newest.get().orElseThrow().architecture().blocks()).isEqualTo(2);
    }

    @Test
    void aDamagedFileIsLeftAloneUntilItIsReplaced() throws Exception {
        replace(RandomWeights.file(architecture(1), 1));
        Network first = newest.get().orElseThrow();
        byte[] damaged = RandomWeights.file(architecture(2), 2);
        damaged[damaged.length / 2]++;
        replace(damaged);
        replace(RandomWeights.file(architecture(3), 3));
        await(() -> newest.get().orElseThrow() != first);
        assertThat(newest.get().orElseThrow().architecture().blocks()).isEqualTo(3);
        replace(damaged);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(1200);
        while (System.nanoTime() < end) {
            assertThat(newest.get().orElseThrow().architecture().blocks()).isEqualTo(3);
        }
    }

    @Test
    void theNetworkOfAnotherGameIsRefused() throws Exception {
        Architecture other = new Architecture("othello", 1, 2, 1, 1, false, 8, 1);
        replace(RandomWeights.file(other, 1));
        assertThatThrownBy(newest::get)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("was trained for othello");
    }
}
