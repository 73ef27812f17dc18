package moyo.net.weights;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import moyo.game.BadInput;
import moyo.net.Shape;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WeightsFileTest {
    private static final Architecture SMALL = new Architecture("go", 1, 3, 2, 1, true, 8, 3);

    private final ObjectNode header = RandomWeights.header(SMALL);
    private final byte[] data = RandomWeights.data(SMALL.tensors(), 1);

    private byte[] file() {
        return RandomWeights.file(header, data);
    }

    private static Weights read(byte[] bytes) {
        return WeightsFile.read("small.net", new ByteArrayInputStream(bytes));
    }

    private static AbstractThrowableAssert<?, ?> assertFault(byte[] bytes, String reason) {
        return assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(BadInput.class)
                .hasMessageStartingWith("network file 'small.net' cannot be used: ")
                .hasMessageContaining(reason);
    }

    @Test
    void readsArchitectureTensorsAndProvenance() {
        Weights weights = read(file());
        assertThat(weights.architecture()).isEqualTo(SMALL);
        assertThat(weights.provenance())
                .containsEntry("recipe", "random")
                .containsEntry("steps", "12");
        assertThat(weights.hash()).hasSize(64);
        assertThat(weights.tensor("stem.conv")).hasSize(8 * 4 * 9);
        int first = (data[1] & 0xff) << 8 | data[0] & 0xff;
        assertThat(weights.tensor("stem.conv")[0]).isEqualTo(Half.toFloat((short) first));
        int last = (data[data.length - 1] & 0xff) << 8 | data[data.length - 2] & 0xff;
        assertThat(weights.tensor("owners.bias")).containsExactly(Half.toFloat((short) last));
    }

    @Test
    void poolsInEveryThirdBlockOnly() {
        List<String> names = SMALL.tensors().stream().map(Tensor::name).toList();
        assertThat(names)
                .contains("blocks.2.pool")
                .doesNotContain("blocks.0.pool", "blocks.1.pool");
        assertThat(read(file()).tensor("blocks.2.pool")).hasSize(8 * 24);
    }

    @Test
    void readsTheSameFromAFile(@TempDir Path folder) throws IOException {
        Path file = Files.write(folder.resolve("small.net"), file());
        assertThat(WeightsFile.read(file).hash()).isEqualTo(read(file()).hash());
        assertThat(WeightsFile.read(file).source()).isEqualTo(file.toString());
    }

    @Test
    void namesAFileThatIsMissing(@TempDir Path folder) {
        Path file = folder.resolve("none.net");
        assertThatThrownBy(() -> WeightsFile.read(file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(file + "' cannot be used: there is no such file");
    }

    @Test
    void reportsAStreamThatFails() throws IOException {
        InputStream closed = InputStream.nullInputStream();
        closed.close();
        assertThatThrownBy(() -> WeightsFile.read("small.net", closed))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("Stream closed");
    }

    @Test
    void refusesWhatIsNoNetworkFile() {
        assertFault(new byte[0], "it is not a network file");
        assertFault(
                "MOYONET2 and more".getBytes(StandardCharsets.UTF_8), "it is not a network file");
    }

    @Test
    void refusesEveryTruncatedFile() {
        byte[] file = file();
        assertFault(Arrays.copyOf(file, 100), "truncated within its header, after 100 bytes");
        assertFault(
                Arrays.copyOf(file, file.length - 1),
                "truncated: " + (file.length - 1) + " bytes, expected " + file.length);
        for (int length = 0; length < file.length; length += 17) {
            assertFault(Arrays.copyOf(file, length), "");
        }
    }

    @Test
    void refusesAFileThatIsTooLong() {
        byte[] file = file();
        assertFault(Arrays.copyOf(file, file.length + 2), "too long");
    }

    @Test
    void refusesAChangedByteOfTheDataOrTheHash() {
        for (int fromEnd : new int[] {1, 32, 33, 500}) {
            byte[] file = file();
            file[file.length - fromEnd] ^= 1;
            assertFault(file, "its contents are damaged: SHA-256 is ");
        }
    }

    @Test
    void refusesADamagedHeader() {
        byte[] length = file();
        length[11] = (byte) 0x80;
        assertFault(length, "the length of its header is damaged");
        byte[] json = file();
        json[12] = '[';
        assertFault(json, "its header is not JSON");
    }

    @Test
    void refusesNumbersThatMakeNoNetwork() {
        header.put("channels", 0);
        assertFault(file(), "\"channels\" in its header is 0, not a whole number from 1 to 1024");
        header.remove("channels");
        assertFault(file(), "\"channels\" in its header is missing");
        header.put("channels", 8).withObjectProperty("encoding").put("pass", "yes");
        assertFault(file(), "\"pass\" in its header is \"yes\", not true or false");
        header.withObjectProperty("encoding").put("game", 7);
        assertFault(file(), "\"game\" in its header is 7, not a text");
    }

    @Test
    void refusesUnknownMissingAndMisshapenTensors() {
        header.withArrayProperty("tensors")
                .addObject()
                .put("name", "extra")
                .putArray("shape")
                .add(3);
        assertFault(file(), "unknown tensor extra[3]");
        header.withArrayProperty("tensors").remove(SMALL.tensors().size());
        header.withArrayProperty("tensors").remove(SMALL.tensors().size() - 1);
        assertFault(file(), "tensor owners.bias[1] is missing");
        header.put("blocks", 4);
        assertFault(file(), "where blocks.3.conv1[8, 8, 3, 3] belongs");
    }

    @Test
    void refusesWeightsThatAreNoNumbers() {
        data[0] = 0;
        data[1] = 0x7c;
        assertFault(file(), "tensor stem.conv[8, 4, 3, 3] holds Infinity");
    }

    @Test
    void fitsItsOwnEncodingAlone() {
        Weights weights = read(file());
        assertThat(weights.requireFit(shape("go", 1, 3))).isSameAs(weights);
        for (Shape other : List.of(shape("hex", 1, 3), shape("go", 2, 3), shape("go", 1, 4))) {
            assertThatThrownBy(() -> weights.requireFit(other))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining(
                            "'small.net' was trained for go, encoding version 1 (3 planes")
                    .hasMessageContaining("needed is " + other.game() + ", encoding version ");
        }
    }

    private static Shape shape(String game, int version, int planes) {
        return new Shape(game, version, 5, 5, planes, 2, 1, true, List.of(), List.of());
    }
}
