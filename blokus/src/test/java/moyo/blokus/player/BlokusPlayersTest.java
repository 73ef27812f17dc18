package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.search.Budget;
import moyo.search.Player;
import org.junit.jupiter.api.Test;

final class BlokusPlayersTest {
    private static final BlokusGame GAME = new BlokusGame();

    private static Player<BlokusPosition> player(String spec, long seed) {
        return BlokusPlayers.ALL.parse(spec).make(GAME, seed);
    }

    private static List<Integer> play(
            Player<BlokusPosition> first, Player<BlokusPosition> second, int playouts) {
        BlokusPosition position = GAME.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            Player<BlokusPosition> mover = moves.size() % 2 == 0 ? first : second;
            int move = mover.chooseMove(position, new Budget.Simulations(playouts));
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
            moves.add(move);
        }
        return moves;
    }

    @Test
    void largestPlacesNothingSmallerThanNeeded() {
        BlokusPosition position = GAME.newPosition();
        MoveList legal = new MoveList(GAME.moveCodes());
        for (int move : play(player("largest", 1), player("random", 2), 1)) {
            if (position.toMove() == 0 && move != Game.PASS) {
                position.legalMoves(legal);
                for (int i = 0; i < legal.size(); i++) {
                    assertThat(Placements.size(legal.get(i)))
                            .isLessThanOrEqualTo(Placements.size(move));
                }
            }
            position.play(move);
        }
        assertThat(position.isOver()).isTrue();
    }

    @Test
    void uctBeatsRandomMoves() {
        int won = 0;
        for (int seed = 0; seed < 6; seed++) {
            BlokusPosition end = GAME.newPosition();
            play(player("uct-plain", seed), player("random", seed), 400).forEach(end::play);
            won += end.score() > 0 ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(5);
    }

    /** At few simulations a static value is worth more than noise. */
    @Test
    void anEvaluationHelpsAShortSearch() {
        int won = 0;
        for (int seed = 0; seed < 10; seed++) {
            BlokusPosition end = GAME.newPosition();
            Player<BlokusPosition> bouzy = player("uct-bouzy mask=forbidden", seed);
            Player<BlokusPosition> plain = player("uct-plain", seed);
            boolean first = seed % 2 == 0;
            play(first ? bouzy : plain, first ? plain : bouzy, 500).forEach(end::play);
            won += end.score() != 0 && end.score() > 0 == first ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(7);
    }

    @Test
    void theSameSeedPlaysTheSameGame() {
        List<Integer> one = play(player("uct-plain", 3), player("largest", 4), 200);
        Player<BlokusPosition> used = player("uct-plain", 9);
        play(used, player("random", 1), 50);
        used.reseed(3);
        assertThat(play(used, player("largest", 4), 200)).isEqualTo(one);
    }
}
