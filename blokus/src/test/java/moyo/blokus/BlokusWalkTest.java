package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

/**
 * Random games against {@link NaiveBlokus}: some at every ply for both colours, more only in their
 * moves and their ends. {@code -Dgames=N} sets both to at least N.
 */
final class BlokusWalkTest {
    private static final BlokusGame GAME = new BlokusGame();

    @Test
    void theFastPositionIsTheNaiveOneAtEveryPly() {
        MoveList moves = new MoveList(GAME.moveCodes());
        Walks.repeat(
                Walks.games(300),
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    NaiveBlokus naive = new NaiveBlokus(true);
                    int playoutFrom = rng.nextInt(40);
                    assertSame(position, naive, moves);
                    while (!position.isOver()) {
                        if (position.moveNumber() == playoutFrom) {
                            position.beginPlayout();
                        }
                        int move = draw(position, moves, rng);
                        position.play(move);
                        naive.play(move);
                        assertSame(position, naive, moves);
                    }
                    assertThat(position.score()).isEqualTo(naive.score());
                });
    }

    /** Now from the list of legal moves, now as playouts do. */
    private static int draw(BlokusPosition position, MoveList moves, Rng rng) {
        if (rng.nextInt(2) == 0) {
            return position.draw(rng);
        }
        position.legalMoves(moves);
        return moves.draw(rng);
    }

    private static void assertSame(BlokusPosition position, NaiveBlokus naive, MoveList moves) {
        for (int colour = 0; colour < 2; colour++) {
            position.placements(colour, moves);
            BitSet fast = new BitSet();
            for (int i = 0; i < moves.size(); i++) {
                fast.set(moves.get(i));
            }
            assertThat(fast).as("placements").isEqualTo(naive.placements(colour));
            assertThat(moves.size()).as("placements, each once").isEqualTo(fast.cardinality());
            assertThat(position.isBlocked(colour)).isEqualTo(fast.isEmpty());
        }
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            char stone = naive.at(Cells.x(cell), Cells.y(cell));
            if (".XO".indexOf(stone) - 1 != position.owner(cell)) {
                throw new AssertionError("the owner of " + Cells.name(cell));
            }
        }
        assertThat(position.toMove()).isEqualTo(naive.toMove());
    }

    @Test
    void tenThousandPlayoutsEndWhereTheNaiveGameDoes() {
        UniformPolicy policy = new UniformPolicy();
        BlokusPosition start = GAME.newPosition();
        BlokusPosition position = GAME.newPosition();
        Walks.repeat(
                Walks.games(10_000),
                rng -> {
                    position.copyFrom(start);
                    NaiveBlokus naive = new NaiveBlokus(true);
                    position.beginPlayout();
                    while (!position.isOver()) {
                        int move = policy.choose(position, rng);
                        if (move != Game.PASS && !naive.isLegal(move)) {
                            throw new AssertionError(GAME.moveName(move) + " is illegal");
                        }
                        position.play(move);
                        naive.play(move);
                    }
                    assertThat(naive.isOver()).as("naive game is over").isTrue();
                    assertThat(position.score()).isEqualTo(naive.score());
                });
    }
}
