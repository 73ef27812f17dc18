package moyo.go.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.analysis.ScriptedAnalyst.Opinion;
import moyo.search.clock.Budget;
import moyo.session.analysis.AnalysedMove;
import moyo.session.analysis.GameAnalysis;
import moyo.session.analysis.GameLine;
import org.junit.jupiter.api.Test;

final class GameAnalysisTest {
    private static List<AnalysedMove> analyse(
            ScriptedAnalyst analyst, GameLine<GoGame, GoPosition> line) {
        GameAnalysis<GoPosition> analysis =
                new GameAnalysis<>(analyst, new Budget.Simulations(1000));
        return line.steps().stream().map(analysis::analyse).toList();
    }

    @Test
    void theBestMoveLosesNothing() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.55, new Opinion("C3 D3", 900, 0.6));
        AnalysedMove move = analyse(analyst, Games.line("(;SZ[5];B[cc])")).get(0);
        assertThat(move.isBest()).isTrue();
        assertThat(move.loss()).isZero();
        assertThat(move.black()).isEqualTo(0.6);
        assertThat(move.blackBefore()).isEqualTo(0.55);
        assertThat(move.visits()).isEqualTo(1000);
        assertThat(move.moveVisits()).isEqualTo(900);
    }

    @Test
    void itsSearchesAreCounted() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.55, new Opinion("C3", 900, 0.6));
        GameAnalysis<GoPosition> analysis =
                new GameAnalysis<>(analyst, new Budget.Simulations(1000));
        analysis.analyse(Games.line("(;SZ[5];B[cc])").steps().get(0));
        assertThat(analysis.counts().get("simulations")).isEqualTo(1);
    }

    @Test
    void aMoveThatWasTriedOftenEnoughIsValuedByTheSameSearch() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 800, 0.62), new Opinion("B2", 100, 0.4));
        AnalysedMove move = analyse(analyst, Games.line("(;SZ[5];B[bd])")).get(0);
        assertThat(analyst.asked).hasSize(1);
        assertThat(move.loss()).isCloseTo(0.22, within(1e-9));
        assertThat(move.black()).isEqualTo(0.4);
        assertThat(move.score()).isEqualTo(2);
    }

    @Test
    void otherwiseByTheNextOneSeenFromTheOtherSide() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 800, 0.62), new Opinion("B2", 99, 0.1))
                        .then(0.7, new Opinion("C3", 800, 0.75));
        AnalysedMove move = analyse(analyst, Games.line("(;SZ[5];B[bd])")).get(0);
        assertThat(move.value()).isCloseTo(0.3, within(1e-9));
        assertThat(move.loss()).isCloseTo(0.32, within(1e-9));
        assertThat(move.score()).as("White's 3 points").isEqualTo(-3);
        assertThat(move.isBlunder(31.9)).isTrue();
        assertThat(move.isBlunder(32.1)).isFalse();
    }

    @Test
    void aSearchServesTheMoveBeforeAndTheMoveAfter() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 1000, 0.62))
                        .then(0.7, new Opinion("C3", 1000, 0.75));
        List<AnalysedMove> moves = analyse(analyst, Games.line("(;SZ[5];B[bd];W[cc])"));
        assertThat(analyst.asked).hasSize(2);
        assertThat(moves.get(1).black()).as("White's 0.75").isCloseTo(0.25, within(1e-9));
        assertThat(moves.get(1).isBest()).isTrue();
    }

    @Test
    void theSameSideTwiceInARowNeedsASearchOfItsOwn() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 1000, 0.62))
                        .then(0.7, new Opinion("C3", 1000, 0.75))
                        .then(0.8, new Opinion("C3", 1000, 0.8));
        List<AnalysedMove> moves = analyse(analyst, Games.line("(;SZ[5];B[bd];B[cc])"));
        assertThat(moves.get(0).black()).isCloseTo(0.3, within(1e-9));
        assertThat(moves.get(1).black()).isEqualTo(0.8);
    }

    @Test
    void aMoveBetterThanTheBestLostNothing() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 1000, 0.62))
                        .then(0.2, new Opinion("C3", 1000, 0.2));
        assertThat(analyse(analyst, Games.line("(;SZ[5];B[bd])")).get(0).loss()).isZero();
    }

    @Test
    void aPassIsValuedAsAChangeOfTurnWhereDeadStonesAreAgreedUpon() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 500, 0.62), new Opinion("pass", 500, 0))
                        .then(0.4, new Opinion("C3", 1000, 0.4));
        AnalysedMove pass = analyse(analyst, Games.line("(;SZ[5]RU[chinese];B[])")).get(0);
        assertThat(pass.value()).isCloseTo(0.6, within(1e-9));
    }

    @Test
    void aPassThatEndsTheGameIsCountedWhereTheBoardCountsAsItStands() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("C3", 1000, 0.6))
                        .then(0.1, new Opinion("pass", 1000, 0.1))
                        .then(0.9, new Opinion("C4", 1000, 0.9));
        String sgf = "(;SZ[5]KM[0.5]RU[tromp-taylor];B[cc];W[];B[])";
        List<AnalysedMove> moves = analyse(analyst, Games.line(sgf));
        assertThat(moves.get(2).black()).isEqualTo(1);
        assertThat(moves.get(2).score()).isEqualTo(24.5);
    }

    @Test
    void lineEndsWhereChanceBegins() {
        ScriptedAnalyst firm = new ScriptedAnalyst().then(0.6, new Opinion("C3 C4 C5", 10, 0.6));
        ScriptedAnalyst loose = new ScriptedAnalyst().then(0.6, new Opinion("C3 C4 C5", 9, 0.6));
        firm.then(0.5, new Opinion("C4", 1, 0.5));
        loose.then(0.5, new Opinion("C4", 1, 0.5));
        GameLine<GoGame, GoPosition> line = Games.line("(;SZ[5];B[cc])");
        assertThat(analyse(firm, line).get(0).line()).hasSize(3);
        assertThat(analyse(loose, line).get(0).line()).hasSize(1);
    }

    @Test
    void whoKnowsNoMovesBlamesNobody() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.5).then(0.5);
        AnalysedMove move = analyse(analyst, Games.line("(;SZ[5];B[cc])")).get(0);
        assertThat(move.isBest()).isTrue();
        assertThat(move.line()).containsExactly(move.move());
    }
}
