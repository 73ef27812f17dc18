package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.function.UnaryOperator;
import moyo.app.option.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A network that is shipped and cannot be used stops {@code zero} with a sentence, nobody else. */
final class DamagedNetworksTest {
    /** The games with a network by the name of its file. */
    private static final Map<String, String> GAMES =
            Map.of("go-9x9.net", "go", "blokus-duo.net", "blokus", "connect4.net", "connect4");

    @TempDir private Path dir;

    /** Writes what is made of the contents of each shipped network to the folder. */
    private void writeNetworks(UnaryOperator<byte[]> change) throws IOException {
        for (Map.Entry<String, String> network : GAMES.entrySet()) {
            URL shipped = Games.of(network.getValue(), Map.of()).shippedNetwork().orElseThrow();
            assertThat(shipped.toString()).endsWith("/" + network.getKey());
            try (InputStream stream = shipped.openStream()) {
                Files.write(dir.resolve(network.getKey()), change.apply(stream.readAllBytes()));
            }
        }
    }

    @Test
    void aTruncatedNetworkIsNamed() throws Exception {
        writeNetworks(bytes -> Arrays.copyOf(bytes, bytes.length / 2));
        assertZeroAloneIsRefused("network file '%s' cannot be used: it is truncated: ");
    }

    @Test
    void aNetworkWithAWrongHashIsNamed() throws Exception {
        writeNetworks(
                bytes -> {
                    bytes[bytes.length / 2] ^= 1;
                    return bytes;
                });
        assertZeroAloneIsRefused(
                "network file '%s' cannot be used: its contents are damaged: SHA-256 is ");
    }

    @Test
    void aMissingNetworkIsNamed() throws Exception {
        assertZeroAloneIsRefused("no network is shipped for ");
    }

    private void assertZeroAloneIsRefused(String reason) throws Exception {
        try (OtherNetworks program = new OtherNetworks(dir)) {
            for (Map.Entry<String, String> network : GAMES.entrySet()) {
                Said zero = match(program, network.getValue(), "zero playouts=2");
                assertThat(zero.code()).as(zero.out()).isEqualTo(1);
                assertThat(zero.err())
                        .startsWith(
                                "moyo: the run was stopped: " + reason.formatted(network.getKey()));
                Said uct = match(program, network.getValue(), "uct playouts=2 tree-nodes=20000");
                assertThat(uct.code()).as(uct.err()).isZero();
                assertThat(uct.out()).containsPattern("all +2 +");
            }
        }
    }

    private Said match(OtherNetworks program, String game, String player) throws Exception {
        String run = dir.resolve(game + "-" + player.substring(0, 3)).toString();
        return program.moyo(
                "match", player, "random", "--game", game, "--games", "2", "--dir", run);
    }
}
