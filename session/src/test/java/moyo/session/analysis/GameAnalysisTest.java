package moyo.session.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.search.clock.Budget;
import moyo.session.Toy;
import moyo.session.analysis.ScriptedAnalyst.Opinion;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** The judging of moves, whatever the game. */
final class GameAnalysisTest {
    private static List<AnalysedMove> analyse(
            ScriptedAnalyst analyst, GameLine<TicTacToe, TicTacToe.Board> line) {
        GameAnalysis<TicTacToe.Board> analysis =
                new GameAnalysis<>(analyst, new Budget.Simulations(1000));
        return line.steps().stream().map(analysis::analyse).toList();
    }

    @Test
    void aLineHoldsThePositionsBeforeAndAfterEveryMove() {
        GameLine<TicTacToe, TicTacToe.Board> line = Lines.line(";B[b2];W[a1];B[c3]");
        assertThat(line.steps()).hasSize(3);
        assertThat(line.steps().get(1).before()).isSameAs(line.steps().get(0).after());
        assertThat(line.steps().get(2).before().moveNumber()).isEqualTo(2);
        assertThat(line.steps().get(2).colour()).isEqualTo(Colour.FIRST);
        assertThat(line.fault()).isEmpty();
        assertThat(line.game()).isSameAs(Toy.GAME);
    }

    @Test
    void aLineEndsBeforeAnIllegalMoveAndNeedsAFirstOne() {
        GameLine<TicTacToe, TicTacToe.Board> line = Lines.line(";B[b2];W[b2];B[c3]");
        assertThat(line.steps()).hasSize(1);
        assertThat(line.fault()).isEqualTo("move 2, W[b2]: illegal move: b2 is taken");
        assertThatThrownBy(() -> Lines.line(""))
                .isInstanceOf(BadInput.class)
                .hasMessage("the game has no moves");
        assertThatThrownBy(() -> Lines.line(";B[z1]")).hasMessageContaining("'z1'");
    }

    @Test
    void theBestMoveLosesNothing() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.55, new Opinion("b2 a1", 900, 0.6));
        AnalysedMove move = analyse(analyst, Lines.line(";B[b2]")).get(0);
        assertThat(move.isBest()).isTrue();
        assertThat(move.loss()).isZero();
        assertThat(move.black()).isEqualTo(0.6);
        assertThat(move.blackBefore()).isEqualTo(0.55);
        assertThat(move.visits()).isEqualTo(1000);
        assertThat(move.moveVisits()).isEqualTo(900);
    }

    @Test
    void aMoveThatWasTriedOftenEnoughIsValuedByTheSameSearch() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 800, 0.62), new Opinion("a2", 100, 0.4));
        AnalysedMove move = analyse(analyst, Lines.line(";B[a2]")).get(0);
        assertThat(analyst.asked).hasSize(1);
        assertThat(move.loss()).isCloseTo(0.22, within(1e-9));
        assertThat(move.score()).isEqualTo(2);
    }

    @Test
    void otherwiseByTheNextSearchSeenFromTheOtherSide() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 800, 0.62), new Opinion("a2", 99, 0.1))
                        .then(0.7, new Opinion("b2", 800, 0.75));
        AnalysedMove move = analyse(analyst, Lines.line(";B[a2]")).get(0);
        assertThat(move.value()).isCloseTo(0.3, within(1e-9));
        assertThat(move.loss()).isCloseTo(0.32, within(1e-9));
        assertThat(move.score()).as("the other side's 3 points").isEqualTo(-3);
        assertThat(move.isBlunder(31.9)).isTrue();
        assertThat(move.isBlunder(32.1)).isFalse();
    }

    @Test
    void aSearchServesTheMoveBeforeAndTheMoveAfter() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 1000, 0.62))
                        .then(0.7, new Opinion("b2", 1000, 0.75));
        List<AnalysedMove> moves = analyse(analyst, Lines.line(";B[a2];W[b2]"));
        assertThat(analyst.asked).hasSize(2);
        assertThat(moves.get(1).black()).as("the other side's 0.75").isCloseTo(0.25, within(1e-9));
        assertThat(moves.get(1).isBest()).isTrue();
    }

    @Test
    void aPositionThatTheLastMoveDidNotLeadToIsSearchedToo() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 1000, 0.62))
                        .then(0.7, new Opinion("b2", 1000, 0.75))
                        .then(0.8, new Opinion("b2", 1000, 0.8));
        GameAnalysis<TicTacToe.Board> analysis =
                new GameAnalysis<>(analyst, new Budget.Simulations(1000));
        AnalysedMove move = analysis.analyse(Lines.line(";B[a2]").steps().get(0));
        AnalysedMove elsewhere = analysis.analyse(Lines.line(";B[b2]").steps().get(0));
        assertThat(move.black()).isCloseTo(0.3, within(1e-9));
        assertThat(elsewhere.black()).isEqualTo(0.8);
    }

    @Test
    void aMoveThatOnlyPassesTheTurnIsJudgedByTheNextSearch() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 500, 0.62), new Opinion("a2", 500, 0))
                        .then(0.4, new Opinion("b2", 1000, 0.4));
        GameLine.Step<TicTacToe.Board> step = Lines.line(";B[a2]").steps().get(0);
        GameLine.Step<TicTacToe.Board> pass =
                new GameLine.Step<>(
                        1,
                        step.node(),
                        step.colour(),
                        step.move(),
                        step.before(),
                        step.after(),
                        true);
        AnalysedMove move = new GameAnalysis<>(analyst, new Budget.Simulations(1000)).analyse(pass);
        assertThat(move.value()).isCloseTo(0.6, within(1e-9));
    }

    @Test
    void aMoveThatEndsTheGameIsWorthItsResult() {
        ScriptedAnalyst analyst = new ScriptedAnalyst();
        for (int i = 0; i < 5; i++) {
            analyst.then(0.5, new Opinion("c3", 1000, 0.5));
        }
        List<AnalysedMove> moves = analyse(analyst, Lines.line(";B[a1];W[b1];B[a2];W[b2];B[a3]"));
        assertThat(moves.get(4).value()).isEqualTo(1);
        assertThat(moves.get(4).score()).isEqualTo(1);
        assertThat(moves.get(4).loss()).as("better than the best").isZero();
    }

    @Test
    void theLineEndsWhereChanceBegins() {
        ScriptedAnalyst firm = new ScriptedAnalyst().then(0.6, new Opinion("b2 a1 c3", 10, 0.6));
        ScriptedAnalyst loose = new ScriptedAnalyst().then(0.6, new Opinion("b2 a1 c3", 9, 0.6));
        firm.then(0.5, new Opinion("a1", 1, 0.5));
        loose.then(0.5, new Opinion("a1", 1, 0.5));
        GameLine<TicTacToe, TicTacToe.Board> line = Lines.line(";B[b2]");
        assertThat(analyse(firm, line).get(0).line()).hasSize(3);
        assertThat(analyse(loose, line).get(0).line()).hasSize(1);
    }

    @Test
    void whoKnowsNoMovesBlamesNobody() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.5).then(0.5);
        AnalysedMove move = analyse(analyst, Lines.line(";B[b2]")).get(0);
        assertThat(move.isBest()).isTrue();
        assertThat(move.line()).containsExactly(move.move());
    }

    @Test
    void itsSearchesAreCounted() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.55, new Opinion("b2", 900, 0.6));
        GameAnalysis<TicTacToe.Board> analysis =
                new GameAnalysis<>(analyst, new Budget.Simulations(1000));
        analysis.analyse(Lines.line(";B[b2]").steps().get(0));
        assertThat(analysis.counts().get("simulations")).isEqualTo(1);
    }
}
