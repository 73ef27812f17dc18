package moyo.blokus;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import moyo.game.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BlokusGameTest {
    private static final BlokusGame GAME = new BlokusGame();

    @Test
    void writesCellsRowByRowFromTheBottom() {
        assertThat(GAME.moveName(GAME.parseMove("f9,e10,d9,e8,e9"))).isEqualTo("e8,d9,e9,f9,e10");
        assertThat(GAME.moveName(Game.PASS)).isEqualTo("pass");
    }

    @Test
    void readsAndWritesEveryMove() {
        for (int move = 0; move < GAME.moveCodes(); move++) {
            assertThat(GAME.parseMove(GAME.moveName(move))).isEqualTo(move);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"E8,D9,E9,F9,E10", "e8, d9, e9,  f9,e10", "e10,f9,e9,d9,e8"})
    void readsCellsInAnyOrderAndCaseWithSpacesAfterCommas(String text) {
        assertThat(GAME.moveName(GAME.parseMove(text))).isEqualTo("e8,d9,e9,f9,e10");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "o3 | 'o3' in 'o3' is not a cell, a1 to n14",
                "a15 | 'a15' in 'a15' is not a cell",
                "a01 | 'a01' in 'a01' is not a cell",
                "e8,x,e9 | 'x' in 'e8,x,e9' is not a cell",
                "e8,,e9 | '' in 'e8,,e9' is not a cell",
                "e8 e9 | 'e8 e9' in 'e8 e9' is not a cell",
                "e8 ,e9 | 'e8 ' in 'e8 ,e9' is not a cell",
                ",e8 | '' in ',e8' is not a cell",
                "resign | 'resign' in 'resign' is not a cell",
                "e8,e9, | 'e8,e9,' ends with a comma; a move is its cells joined by commas",
                "e8,E8 | 'e8,E8' names a cell twice",
                "e8,f9 | 'e8,f9' is no piece: its cells must be connected by edges",
                "n1,a2 | 'n1,a2' is no piece",
                "a1,a2,a4 | 'a1,a2,a4' is no piece",
                "a1,a2,a3,a4,a5,a6 | 'a1,a2,a3,a4,a5,a6' has 6 cells; no piece has more than 5",
            })
    void saysWhatIsWrongWithAMove(String text, String message) {
        assertThatThrownBy(() -> GAME.parseMove(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void mirrorsMovesInTheDiagonalOfTheStartCells() {
        int move = GAME.parseMove("e10,f10");
        assertThat(GAME.moveName(GAME.symmetricMove(move, 1))).isEqualTo("e9,e10");
    }
}
