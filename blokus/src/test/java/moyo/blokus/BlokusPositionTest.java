package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class BlokusPositionTest {
    private static final BlokusGame GAME = new BlokusGame();

    /** The first side places everything, the monomino last; from move 21 on the second passes. */
    private static final List<String> MONOMINO_LAST =
            List.of(
                    """
                    c8,c9,d9,d10,e10 j5 b10,a11,b11,c11,c12 k6,l6 b5,a6,b6,c6,b7 m3,m4,m5
                    c1,d1,c2,c3,c4 h4,i4,h5 e2,f2,g2,f3,g3 g6,f7,g7,g8 e4,e5,f5,e6,e7 i8,j8,h9,i9
                    f11,e12,f12,e13,e14 k9,l9,m9,n9 g13,h13,i13,j13,k13 j1,j2,k2,l2
                    m12,n12,m13,l14,m14 j10,i11,j11,k11,j12 f9,g9,g10,h10 d5,d6,d7,d8,e8
                    h6,h7,i7,j7,h8 pass m6,m7,k8,l8,m8 pass k3,l3,k4,k5,l5 pass l10,m10,n10,l11
                    pass l1,m1,n1,m2 pass a13,b13,a14,b14 pass a1,a2,a3,a4 pass n3,n4,n5 pass
                    h1,i1,i2 pass a8,a9 pass i5
                    """
                            .split("\\s+"));

    /** The number of positions after one, two and three moves, as others count them. */
    @Test
    void perft() {
        BlokusPosition start = GAME.newPosition();
        BlokusPosition afterOne = GAME.newPosition();
        BlokusPosition afterTwo = GAME.newPosition();
        MoveList first = legalMoves(start);
        long two = 0;
        long three = 0;
        MoveList last = new MoveList(GAME.moveCodes());
        for (int i = 0; i < first.size(); i++) {
            afterOne.copyFrom(start);
            afterOne.play(first.get(i));
            MoveList second = legalMoves(afterOne);
            two += second.size();
            for (int j = 0; j < second.size(); j++) {
                afterTwo.copyFrom(afterOne);
                afterTwo.play(second.get(j));
                afterTwo.legalMoves(last);
                three += last.size();
            }
        }
        assertThat(first.size()).isEqualTo(414);
        assertThat(two).isEqualTo(171_396);
        assertThat(three).isEqualTo(89_204_762);
    }

    private static MoveList legalMoves(BlokusPosition position) {
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        return moves;
    }

    @Test
    void anyPlacementOnTheOwnStartCellBeginsTheGame() {
        BlokusPosition position = GAME.newPosition();
        assertThat(position.isLegal(GAME.parseMove("e10"))).isTrue();
        assertThat(position.isLegal(GAME.parseMove("d10"))).as("beside the cell").isFalse();
        assertThat(position.isLegal(GAME.parseMove("j5"))).as("the other's cell").isFalse();
        assertThat(position.isLegal(Game.PASS)).isFalse();
        position.play(GAME.parseMove("e10"));
        assertThat(position.isLegal(GAME.parseMove("j5"))).isTrue();
        assertThat(position.isLegal(GAME.parseMove("f11,g11"))).as("a corner of e10").isFalse();
    }

    @Test
    void piecesTouchOwnOnesByCornersOnly() {
        BlokusPosition position = play(GAME, List.of("e10,e11", "j5"));
        assertThat(position.isLegal(GAME.parseMove("f12,g12"))).as("by a corner").isFalse();
        assertThat(position.isLegal(GAME.parseMove("f12,g12,h12"))).as("by a corner").isTrue();
        assertThat(position.isLegal(GAME.parseMove("f11,f12,f13"))).as("by an edge").isFalse();
        assertThat(position.isLegal(GAME.parseMove("g12,h12,i12"))).as("not at all").isFalse();
        assertThat(position.isLegal(GAME.parseMove("e11,f11,f12"))).as("on top").isFalse();
    }

    @Test
    void knowsWhoOwnsACellAndWhichPiecesAreLeft() {
        BlokusPosition position = play(GAME, List.of("e10,e11", "j5"));
        assertThat(position.owner(Cells.parse("e11"))).isEqualTo(Colour.FIRST);
        assertThat(position.owner(Cells.parse("j5"))).isEqualTo(Colour.SECOND);
        assertThat(position.owner(Cells.parse("e12"))).isEqualTo(BlokusPosition.NOBODY);
        assertThat(position.hasPiece(Colour.FIRST, Piece.MONOMINO)).isTrue();
        assertThat(position.hasPiece(Colour.SECOND, Piece.MONOMINO)).isFalse();
    }

    @Test
    void allPiecesMakeFifteenPointsMoreAndTheMonominoAtTheEndFive() {
        BlokusPosition position = play(GAME, MONOMINO_LAST);
        assertThat(position.isOver()).isTrue();
        assertThat(position.points(Colour.FIRST)).isEqualTo(109);
        assertThat(position.points(Colour.SECOND)).isEqualTo(35);
        assertThat(position.score()).isEqualTo(74);
        assertThat(play(GAME, monominoBeforeLast()).points(Colour.FIRST)).isEqualTo(104);
    }

    /** The same placements, but for the order of the last two. */
    private static List<String> monominoBeforeLast() {
        List<String> moves = new ArrayList<>(MONOMINO_LAST);
        Collections.swap(moves, moves.size() - 1, moves.size() - 3);
        return moves;
    }

    @Test
    void withoutBonusOnlyCellsCount() {
        BlokusGame plain = new BlokusGame(false);
        assertThat(play(plain, MONOMINO_LAST).points(Colour.FIRST)).isEqualTo(89);
        assertThat(play(plain, MONOMINO_LAST).score()).isEqualTo(54);
        assertThat(play(plain, monominoBeforeLast()).points(Colour.FIRST)).isEqualTo(89);
    }

    @Test
    void keysTellAMonominoAtTheEndOnlyWhereItCounts() {
        BlokusGame plain = new BlokusGame(false);
        for (int s = 0; s < 2; s++) {
            assertThat(play(GAME, MONOMINO_LAST).key(s))
                    .isNotEqualTo(play(GAME, monominoBeforeLast()).key(s));
            assertThat(play(GAME, MONOMINO_LAST).checkKey(s))
                    .isNotEqualTo(play(GAME, monominoBeforeLast()).checkKey(s));
            assertThat(play(plain, MONOMINO_LAST).key(s))
                    .isEqualTo(play(plain, monominoBeforeLast()).key(s));
        }
    }

    private static BlokusPosition play(BlokusGame game, List<String> moves) {
        BlokusPosition position = game.newPosition();
        moves.forEach(move -> position.play(game.parseMove(move)));
        return position;
    }

    /** Passes are forced, and who passed once places nothing any more. */
    @Test
    void aBlockedSideIsSkippedAndNeverGetsMovesBack() {
        int[] passes = new int[1];
        MoveList moves = new MoveList(GAME.moveCodes());
        Walks.repeat(
                500,
                rng -> {
                    BlokusPosition position = GAME.newPosition();
                    boolean[] passed = new boolean[2];
                    while (!position.isOver()) {
                        int colour = position.toMove();
                        position.legalMoves(moves);
                        int move = moves.draw(rng);
                        if (move == Game.PASS) {
                            passes[0]++;
                            passed[colour] = true;
                            assertThat(moves.size()).isEqualTo(1);
                            assertThat(position.isBlocked(Colour.other(colour))).isFalse();
                        } else {
                            assertThat(passed[colour]).isFalse();
                            assertThat(position.isLegal(Game.PASS)).isFalse();
                        }
                        position.play(move);
                    }
                    assertThat(position.isLegal(Game.PASS)).isFalse();
                });
        if (Long.getLong("seed") == null) { // a single walk may have none
            assertThat(passes[0]).isGreaterThan(250);
        }
    }
}
