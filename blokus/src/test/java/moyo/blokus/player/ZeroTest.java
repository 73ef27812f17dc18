package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.net.BlokusLessons;
import moyo.game.BadInput;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import org.junit.jupiter.api.Test;

/** {@code zero} with a small network of random weights, which the trainer's golden command made. */
final class ZeroTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final Path NETWORK =
            Path.of("src", "test", "resources", "moyo", "blokus", "net", "golden.net");

    private static Player<BlokusPosition> zero(String settings) {
        return BlokusPlayers.ALL.parse("zero net=%s %s".formatted(NETWORK, settings)).make(GAME, 1);
    }

    @Test
    void playsAGameToItsEnd() {
        Player<BlokusPosition> player = zero("");
        BlokusPosition position = GAME.newPosition();
        while (!position.isOver()) {
            int move = player.chooseMove(position, new Budget.Simulations(8));
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
        }
        assertThat(position.covered()).isGreaterThan(60);
    }

    @Test
    void saysThatNoNetworkIsShippedAsLongAsThereIsNone() {
        if (BlokusLessons.shippedNetwork().isEmpty()) {
            assertThatThrownBy(() -> BlokusPlayers.ALL.parse("zero").make(GAME, 1))
                    .isInstanceOf(BadInput.class)
                    .hasMessage("no network is shipped for blokus 14x14; net=FILE names one");
        } else {
            assertThat(BlokusPlayers.ALL.parse("zero").make(GAME, 1)).isNotNull();
        }
    }
}
