package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.clock.Budget;
import moyo.search.player.Player;

/** Players on a small board, against themselves. */
final class SelfPlay {
    private SelfPlay() {}

    static Player<GoPosition> player(GoGame game, String spec) {
        return GoPlayers.ALL.parse(spec + " tree-nodes=100000").make(game, 1);
    }

    /** The moves of a whole game, all of them legal. */
    static List<Integer> moves(GoGame game, Player<GoPosition> player, int playouts) {
        GoPosition position = game.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move = player.chooseMove(position, new Budget.Simulations(playouts));
            moves.add(move);
            if (move == Player.RESIGN) {
                break;
            }
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
        }
        return moves;
    }
}
