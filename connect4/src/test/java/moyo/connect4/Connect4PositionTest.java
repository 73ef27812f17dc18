package moyo.connect4;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.MoveList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class Connect4PositionTest {
    private static final Connect4Game GAME = new Connect4Game();

    @ParameterizedTest
    @ValueSource(
            strings = {
                """
                .......
                .OOO...
                .XXXX..
                """,
                """
                X......
                XO.....
                XO.....
                XO.....
                """,
                """
                ...X...
                O.XO...
                OXXO..O
                XOXX.XO
                """,
                """
                ...X...
                ...OX..
                .O.OOX.
                .XXXOOX
                """
            })
    void fourInALineWin(String drawing) {
        Connect4Position position = Diagrams.position(drawing);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(1);
        assertThat(legalMoves(position)).isZero();
    }

    private static int legalMoves(Connect4Position position) {
        MoveList moves = new MoveList(GAME.moveCodes());
        position.legalMoves(moves);
        return moves.size();
    }

    @Test
    void theSecondPlayerWinsWithMinusOne() {
        Connect4Position position =
                Diagrams.position(
                        """
                        XX.....
                        XX.OOOO
                        """);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isEqualTo(-1);
    }

    /** Three are not enough, nor are four that go around the edge. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                """
                OOO....
                XXX....
                """,
                """
                O....OO
                XX...XX
                """,
                """
                X......
                X......
                O......
                O......
                XX....O
                OX....O
                """
            })
    void otherPositionsGoOn(String drawing) {
        Connect4Position position = Diagrams.position(drawing);
        assertThat(position.isOver()).isFalse();
        assertThat(position.score()).isZero();
    }

    @Test
    void aFullBoardWithoutALineIsDrawn() {
        Connect4Position position =
                Diagrams.position(
                        """
                        OXOOXOX
                        XOXXXOO
                        OXOOOXX
                        XOOXXXO
                        OXXXOOO
                        OXOOXXX
                        """);
        assertThat(position.isOver()).isTrue();
        assertThat(position.score()).isZero();
        assertThat(position.moveNumber()).isEqualTo(GAME.longestGame());
    }

    @Test
    void theLastCellCanStillWin() {
        Connect4Position position =
                Diagrams.position(
                        """
                        XXOXX.X
                        OXOXOXO
                        OOXOOOX
                        XOOOXOO
                        XXOXOXO
                        XXOXXOX
                        """);
        assertThat(position.isOver()).isFalse();
        assertThat(legalMoves(position)).isOne();
        position.play(GAME.parseMove("f"));
        assertThat(position.score()).isEqualTo(-1);
    }

    @Test
    void aFullColumnIsIllegal() {
        Connect4Position position = play("dddddd");
        assertThat(position.isLegal(GAME.parseMove("d"))).isFalse();
        assertThat(legalMoves(position)).isEqualTo(6);
    }

    private static Connect4Position play(String moves) {
        Connect4Position position = GAME.newPosition();
        moves.chars().forEach(move -> position.play(GAME.parseMove(Character.toString(move))));
        return position;
    }

    @ParameterizedTest
    @CsvSource({"ab, gf", "ddc, dde", "aabbccfg, ggffeeba"})
    void mirroredPositionsHaveMirroredKeys(String moves, String mirrored) {
        Connect4Position one = play(moves);
        Connect4Position other = play(mirrored);
        assertThat(one.key(1)).isEqualTo(other.key(0)).isNotEqualTo(one.key(0));
        assertThat(one.key(0)).isEqualTo(other.key(1));
        assertThat(one.checkKey(1)).isEqualTo(other.checkKey(0)).isNotEqualTo(one.checkKey(0));
        assertThat(one.checkKey(0)).isEqualTo(other.checkKey(1));
    }

    @Test
    void aSymmetricPositionHasOneKey() {
        Connect4Position position = play("ddcde");
        assertThat(position.key(1)).isEqualTo(position.key(0));
        assertThat(position.checkKey(1)).isEqualTo(position.checkKey(0));
    }

    @Test
    void theOrderOfMovesDoesNotChangeTheKeys() {
        assertThat(play("abc").key(0))
                .isEqualTo(play("cba").key(0))
                .isNotEqualTo(play("bac").key(0));
        assertThat(play("abc").checkKey(0)).isEqualTo(play("cba").checkKey(0));
    }
}
