package moyo.blokus.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.player.BlokusPlayers;
import moyo.game.BadInput;
import moyo.net.perceptron.NetworkBook;
import moyo.net.perceptron.NetworkBookFile;
import moyo.net.perceptron.Sample;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ShippedNetworksTest {
    private static final BlokusGame GAME = new BlokusGame();

    @TempDir private Path temp;

    private Path write(NetworkBook book) throws IOException {
        Path file = temp.resolve("some.net");
        Files.write(file, NetworkBookFile.bytes(book));
        return file;
    }

    private static Player<BlokusPosition> player(String spec) {
        return BlokusPlayers.ALL.parse(spec).make(GAME, 3);
    }

    @Test
    void aNameIsShippedOrSaidToBeMissing() {
        for (String name : ShippedNetworks.NAMES) {
            if (ShippedNetworks.missing(name).isEmpty()) {
                assertThat(ShippedNetworks.read(name).networks()).hasSizeGreaterThan(20);
            } else {
                assertThatThrownBy(() -> player("uct-nn net=" + name))
                        .isInstanceOf(BadInput.class)
                        .hasMessageContaining("no networks '%s' are shipped".formatted(name));
                assertThat(BlokusPlayers.ALL.parse("uct-nn net=" + name).missing())
                        .contains("./moyo learn patterns makes them");
            }
        }
    }

    @Test
    void theConstantSaysNothingOfAnyMove() {
        NetworkBook constant = ShippedNetworks.read("constant");
        BlokusPosition position = GAME.newPosition();
        position.play(GAME.parseMove("e10"));
        int[] counts = Features.PATTERNS.of(position, new PatternBoard());
        for (int number = 0; number < 42; number++) {
            assertThat(new Sample(counts, 0).value(constant.at(number))).isEqualTo(0.5);
        }
        assertThat(BlokusPlayers.ALL.parse("uct-nn net=constant").missing()).isEmpty();
        int move = player("uct-nn net=constant").chooseMove(position, new Budget.Simulations(20));
        assertThat(position.isLegal(move)).isTrue();
    }

    @Test
    void networksOfAFileArePlayedWith() throws IOException {
        Path file = write(RandomNetworks.book(Features.PIECES, 4));
        Player<BlokusPosition> player = player("uct-nn net=%s".formatted(file));
        BlokusPosition position = GAME.newPosition();
        while (!position.isOver()) {
            int move = player.chooseMove(position, new Budget.Simulations(30));
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
        }
        assertThat(BlokusPlayers.ALL.parse("uct-nn net=%s".formatted(file)).missing()).isEmpty();
    }

    @Test
    void aDamagedFileIsNamedAndOthersPlayOn() throws IOException {
        Path file = write(RandomNetworks.book(Features.PATTERNS, 4));
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);
        assertThatThrownBy(() -> player("uct-nn net=" + file))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("network file '%s' cannot be used".formatted(file));
        assertThatThrownBy(() -> player("uct-nn net=nothing.net"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'nothing.net' cannot be used: there is no such file");
        int move = player("uct").chooseMove(GAME.newPosition(), new Budget.Simulations(10));
        assertThat(GAME.newPosition().isLegal(move)).isTrue();
    }

    @Test
    void networksOfOtherInputsAreRefused() throws IOException {
        NetworkBook book = RandomNetworks.book(Features.PATTERNS, 4);
        Path unknown = write(new NetworkBook("x", "planes", book.networks(), Map.of()));
        assertThatThrownBy(() -> ShippedNetworks.read(unknown.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has unknown features 'planes'");
        Path wrong =
                write(new NetworkBook("x", Features.PIECES.words(), book.networks(), Map.of()));
        assertThatThrownBy(() -> ShippedNetworks.read(wrong.toString()))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("has 2886 inputs; 'patterns and pieces' are 2928");
    }
}
