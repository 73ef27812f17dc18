package moyo.net.perceptron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import moyo.game.BadInput;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class NetworkBookTest {
    private static final int INPUTS = 21;

    @TempDir private Path temp;

    private static Perceptron network(int seed) {
        Rng rng = new Rng(seed);
        int[] kept = {0, 3 + seed, 20};
        float[] rows = new float[kept.length * 2];
        for (int i = 0; i < rows.length; i++) {
            rows[i] = Halves.round((float) (rng.nextDouble() - 0.5));
        }
        return new Perceptron(
                INPUTS, kept, rows, new float[] {0.1f, -seed}, new float[] {2, seed}, 0.7f);
    }

    private static NetworkBook book() {
        return new NetworkBook(
                "test",
                "counts",
                new TreeMap<>(Map.of(2, network(2), 3, network(3), 7, network(7))),
                Map.of("games", "60", "command", "./moyo learn"));
    }

    private static NetworkBook read(byte[] bytes) {
        return NetworkBookFile.read("some.net", new ByteArrayInputStream(bytes));
    }

    @Test
    void aBookIsReadAsItWasWritten() throws IOException {
        Path file = temp.resolve("a.net");
        Files.write(file, NetworkBookFile.bytes(book()));
        NetworkBook read = NetworkBookFile.read(file);
        assertThat(read.source()).isEqualTo(file.toString());
        assertThat(read.features()).isEqualTo("counts");
        assertThat(read.provenance()).isEqualTo(book().provenance());
        assertThat(read.networks().keySet()).containsExactly(2, 3, 7);
        assertThat(NetworkBookFile.bytes(read)).isEqualTo(NetworkBookFile.bytes(book()));
        for (int number : read.networks().keySet()) {
            assertThat(read.at(number).rows()).isEqualTo(network(number).rows());
            assertThat(read.at(number).kept()).isEqualTo(network(number).kept());
        }
    }

    @Test
    void aNumberWithoutNetworkHasTheOneBefore() {
        NetworkBook book = book();
        assertThat(book.at(3)).isSameAs(book.networks().get(3));
        assertThat(book.at(6)).isSameAs(book.networks().get(3));
        assertThat(book.at(40)).isSameAs(book.networks().get(7));
        assertThat(book.at(0)).isSameAs(book.networks().get(2));
    }

    @Test
    void everyDamagedByteIsNoticed() {
        byte[] bytes = NetworkBookFile.bytes(book());
        for (int i = 0; i < bytes.length; i++) {
            byte[] damaged = bytes.clone();
            damaged[i] ^= 0x10;
            assertThatThrownBy(() -> read(damaged))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining("network file 'some.net' cannot be used: ");
        }
    }

    @Test
    void aTruncatedFileIsNoticed() {
        byte[] bytes = NetworkBookFile.bytes(book());
        for (int length = 0; length < bytes.length; length++) {
            byte[] torn = Arrays.copyOf(bytes, length);
            assertThatThrownBy(() -> read(torn)).isInstanceOf(BadInput.class);
        }
    }

    @Test
    void aMissingFileIsNamed() {
        Path none = temp.resolve("none.net");
        assertThatThrownBy(() -> NetworkBookFile.read(none))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "network file '%s' cannot be used: there is no such file".formatted(none));
    }

    @Test
    void anEmptyBookIsRefused() {
        assertThatThrownBy(() -> new NetworkBook("x", "counts", new TreeMap<>(), Map.of()))
                .isInstanceOf(BadInput.class)
                .hasMessage("'x' has no networks");
    }

    @Test
    void aWrongHeaderIsExplained() {
        assertHeader("{\"inputs\":0}", "\"inputs\" in its header is 0, not a whole number from 1");
        assertHeader("{\"inputs\":9}", "its header lists no networks");
        assertHeader("{\"inputs\":9,\"networks\":{\"x\":1}}", "network 'x' in its header");
        assertHeader("{\"inputs\":9,\"networks\":{\"1\":10}}", "\"1\" in its header is 10");
        assertHeader(
                "{\"inputs\":9,\"networks\":{\"1\":1}}", "\"hidden\" in its header is missing");
        assertHeader("{", "its header is not JSON");
    }

    private static void assertHeader(String json, String message) {
        assertThatThrownBy(() -> BookHeader.parse(json.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message);
    }
}
