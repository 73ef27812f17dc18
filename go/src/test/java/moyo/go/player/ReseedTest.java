package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.search.clock.Budget;
import moyo.search.player.Player;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A used player with another seed is as good as a new one. */
final class ReseedTest {
    private static final GoGame GAME = new GoGame(7, 6.5, GoRules.CHINESE);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "fuego-style",
                "fuego-style reuse=on solver=on",
                "fuego-style parallel=root threads=2",
                "graph",
                "graph graph-stop=off",
                "puct",
                "rave",
                "grave",
                "ucb1-tuned reuse=on",
                "uct",
                "flat",
                "random"
            })
    void aReseededPlayerPlaysAsANewOne(String spec) {
        Player<GoPosition> used = GoPlayers.ALL.parse(spec).make(GAME, 5);
        List<Integer> earlier = moves(used);
        used.reseed(6);
        assertThat(moves(used)).isEqualTo(moves(GoPlayers.ALL.parse(spec).make(GAME, 6)));
        used.reseed(5);
        assertThat(moves(used)).isEqualTo(earlier);
    }

    private static List<Integer> moves(Player<GoPosition> player) {
        GoPosition position = GAME.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver() && moves.size() < 12) {
            int move = player.chooseMove(position, new Budget.Simulations(120));
            moves.add(move);
            if (move == Player.RESIGN) {
                break;
            }
            position.play(move);
        }
        return moves;
    }
}
