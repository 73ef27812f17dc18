package moyo.go.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.session.analysis.GameLine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GameLineTest {
    @Test
    void whereNothingHappensBetweenMovesAPositionIsSearchedOnce() {
        GameLine<GoGame, GoPosition> line = Games.line("(;SZ[5];B[cc];W[dc];B[cd])");
        assertThat(line.steps()).hasSize(3);
        assertThat(line.steps().get(1).before()).isSameAs(line.steps().get(0).after());
        assertThat(line.steps().get(2).before()).isSameAs(line.steps().get(1).after());
        assertThat(line.fault()).isEmpty();
    }

    @Test
    void aSecondMoveOfTheSameSideIsAnotherPosition() {
        GameLine<GoGame, GoPosition> line = Games.line("(;SZ[5];B[cc];B[dc])");
        assertThat(line.steps().get(0).after().toMove()).isEqualTo(Colour.SECOND);
        assertThat(line.steps().get(1).before().toMove()).isEqualTo(Colour.FIRST);
    }

    @Test
    void handicapSetUpKomiAndRulesAreTheRecords() {
        GameLine<GoGame, GoPosition> line =
                Games.line("(;SZ[9]KM[0.5]RU[Japanese]HA[2]AB[cc][gg];W[ee];AW[aa];B[ce])");
        assertThat(line.game().size()).isEqualTo(9);
        assertThat(line.game().komi()).isEqualTo(0.5);
        assertThat(line.game().rules()).isEqualTo(GoRules.JAPANESE);
        assertThat(line.steps().get(0).before().toMove()).isEqualTo(Colour.SECOND);
        assertThat(line.steps().get(1).before()).isNotSameAs(line.steps().get(0).after());
    }

    @Test
    void stopsAtAnIllegalMoveAndSaysWhich() {
        GameLine<GoGame, GoPosition> line = Games.line("(;SZ[5];B[cc];W[dc];B[dc];W[aa])");
        assertThat(line.steps()).hasSize(2);
        assertThat(line.fault()).isEqualTo("move 3, B[dc], is illegal");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;GM[2];B[cc]) | GM[2] is not Go",
                "(;SZ[26];B[cc]) | board size 26 is not between 2 and 25",
                "(;SZ[9:13];B[cc]) | only square boards",
                "(;SZ[5]) | the game has no moves",
                "(;SZ[5];B[zz]) | B[zz] is not a point of a 5x5 board",
            })
    void refusesWhatHasNoFirstMove(String sgf, String message) {
        assertThatThrownBy(() -> Games.line(sgf))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    @Test
    void aPassIsForgottenWhereDeadStonesAreAgreedUpon() {
        GameLine<GoGame, GoPosition> line = Games.line("(;SZ[5]RU[Chinese];B[cc];W[];B[])");
        assertThat(line.steps().get(2).before().passes()).isZero();
        assertThat(line.steps().get(2).after().isOver()).isFalse();
        assertThat(line.steps().get(2).onlyPassesTheTurn()).isTrue();
    }

    @Test
    void twoPassesEndAGameThatCountsAsItStands() {
        GameLine<GoGame, GoPosition> line =
                Games.line("(;SZ[5]KM[0.5]RU[Tromp-Taylor];B[cc];W[];B[])");
        assertThat(line.steps().get(2).before().passes()).isEqualTo(1);
        assertThat(line.steps().get(2).after().isOver()).isTrue();
        assertThat(line.steps().get(2).after().score()).isEqualTo(24.5);
        assertThat(line.steps().get(2).onlyPassesTheTurn()).isFalse();
    }
}
