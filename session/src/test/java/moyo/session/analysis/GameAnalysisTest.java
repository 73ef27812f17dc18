package moyo.session.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.session.Toy;
import moyo.session.analysis.ScriptedAnalyst.Opinion;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** The judging of moves, whatever the game. */
final class GameAnalysisTest {
    private static final Budget BUDGET = new Budget.Simulations(1000);
    private static final Budget MORE = new Budget.Simulations(4000);

    private static List<AnalysedMove> analyse(
            ScriptedAnalyst analyst, List<GameLine.Step<TicTacToe.Board>> steps) {
        List<AnalysedMove> moves = new ArrayList<>();
        new GameAnalysis<>(analyst, BUDGET).analyse(steps, moves::add);
        return moves;
    }

    private static List<AnalysedMove> analyse(
            ScriptedAnalyst analyst, GameLine<TicTacToe, TicTacToe.Board> line) {
        return analyse(analyst, line.steps());
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
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.55, new Opinion("b2 a1", 900, 0.6))
                        .then(0.45, new Opinion("a1", 900, 0.45));
        AnalysedMove move = analyse(analyst, Lines.line(";B[b2]")).get(0);
        assertThat(move.isBest()).isTrue();
        assertThat(move.loss()).isZero();
        assertThat(move.unsure()).isFalse();
        assertThat(move.black()).as("by the search after it").isCloseTo(0.55, within(1e-9));
        assertThat(move.blackBefore()).isEqualTo(0.55);
        assertThat(move.visits()).isEqualTo(1000);
        assertThat(move.moveVisits()).isEqualTo(900);
    }

    @Test
    void aMoveIsValuedByTheSearchAfterItSeenFromTheOtherSide() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 800, 0.62), new Opinion("a2", 99, 0.1))
                        .then(0.7, new Opinion("b2", 800, 0.75));
        AnalysedMove move = analyse(analyst, Lines.line(";B[a2]")).get(0);
        assertThat(move.value()).isCloseTo(0.3, within(1e-9));
        assertThat(move.loss()).isCloseTo(0.32, within(1e-9));
        assertThat(move.score()).as("the other side's 3 points").isEqualTo(-3);
        assertThat(move.unsure()).as("99 visits are too few for a contradiction").isFalse();
        assertThat(move.isBlunder(31.9)).isTrue();
        assertThat(move.isBlunder(32.1)).isFalse();
    }

    @Test
    void aSearchServesTheMoveBeforeAndTheMoveAfter() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 1000, 0.62))
                        .then(0.5, new Opinion("b2", 1000, 0.55))
                        .then(0.5, new Opinion("b1", 1000, 0.55));
        List<AnalysedMove> moves = analyse(analyst, Lines.line(";B[a2];W[b2]"));
        assertThat(analyst.asked).hasSize(3).doesNotHaveDuplicates();
        assertThat(moves.get(1).isBest()).isTrue();
        assertThat(moves.get(1).blackBefore()).isEqualTo(moves.get(0).black());
    }

    @Test
    void aPositionThatTheLastMoveDidNotLeadToIsSearchedToo() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.6, new Opinion("b2", 1000, 0.62))
                        .then(0.5, new Opinion("b2", 1000, 0.5))
                        .then(0.7, new Opinion("b2", 1000, 0.75))
                        .then(0.2, new Opinion("a1", 1000, 0.2));
        List<AnalysedMove> moves =
                analyse(
                        analyst,
                        List.of(
                                Lines.line(";B[a2]").steps().get(0),
                                Lines.line(";B[b2]").steps().get(0)));
        assertThat(moves.get(0).black()).isCloseTo(0.5, within(1e-9));
        assertThat(moves.get(1).blackBefore()).isCloseTo(0.7, within(1e-9));
        assertThat(moves.get(1).black()).isCloseTo(0.8, within(1e-9));
    }

    @Test
    void aMoveThatOnlyPassesTheTurnHasNoValueInTheSearchBeforeIt() {
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
        AnalysedMove move = analyse(analyst, List.of(pass)).get(0);
        assertThat(move.value()).isCloseTo(0.6, within(1e-9));
        assertThat(move.unsure()).isFalse();
    }

    @Test
    void aMoveThatEndsTheGameIsWorthItsResult() {
        ScriptedAnalyst analyst = new ScriptedAnalyst();
        for (int i = 0; i < 4; i++) {
            analyst.then(i % 2 == 0 ? 0.8 : 0.2, new Opinion("c3", 1000, i % 2 == 0 ? 0.8 : 0.2));
        }
        analyst.then(0.9, new Opinion("a3", 1000, 0.95));
        List<AnalysedMove> moves = analyse(analyst, Lines.line(";B[a1];W[b1];B[a2];W[b2];B[a3]"));
        assertThat(moves.get(4).value()).isEqualTo(1);
        assertThat(moves.get(4).score()).isEqualTo(1);
        assertThat(moves.get(4).loss()).isZero();
        assertThat(moves.get(4).unsure()).isFalse();
    }

    /** Fuego's test game: 64. W 21 %, 65. B 78 %, both "loss 0" (values of the first player). */
    @Test
    void aContradictionThatTheRepeatedSearchesSettleBlamesTheMoveBefore() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.22, new Opinion("b1", 900, 0.22), new Opinion("a1", 90, 0.21))
                        .then(0.78, new Opinion("b2", 800, 0.79), new Opinion("b1", 100, 0.6))
                        .then(0.78, new Opinion("a2", 900, 0.78)); // for the first player
        // The second move, by the second player, was thought to win and loses.
        analyst.then(0.25, new Opinion("c1", 3000, 0.3), new Opinion("b2", 900, 0.22));
        analyst.then(0.78, new Opinion("a2", 3900, 0.78));
        // Now the first player's move is 53 points better than expected: repeated too.
        analyst.then(0.76, new Opinion("a1", 3900, 0.76), new Opinion("b1", 90, 0.3));
        List<AnalysedMove> moves = analyse(analyst, Lines.line(";B[a1];W[b2]"));
        assertThat(analyst.budgets).containsExactly(BUDGET, BUDGET, BUDGET, MORE, MORE, MORE);
        assertThat(moves).noneMatch(AnalysedMove::unsure);
        assertThat(moves.get(0).blackBefore()).isEqualTo(0.76);
        assertThat(moves.get(0).black()).isCloseTo(0.75, within(1e-9));
        assertThat(moves.get(1).black()).isCloseTo(0.78, within(1e-9));
    }

    @Test
    void aContradictionThatStaysIsUnsure() {
        ScriptedAnalyst analyst =
                new ScriptedAnalyst()
                        .then(0.79, new Opinion("b2", 900, 0.79))
                        .then(0.78, new Opinion("a2", 900, 0.78))
                        .then(0.77, new Opinion("b2", 3900, 0.77))
                        .then(0.76, new Opinion("a2", 3900, 0.76));
        AnalysedMove move = analyse(analyst, Lines.line(";B[b2]")).get(0);
        assertThat(analyst.budgets).containsExactly(BUDGET, BUDGET, MORE, MORE);
        assertThat(move.unsure()).isTrue();
        assertThat(move.expected()).isEqualTo(0.77);
        assertThat(move.value()).isCloseTo(0.24, within(1e-9));
    }

    @Test
    void aMoveThatTheSearchOverlookedIsUnsureIfItOverlooksItAgain() {
        ScriptedAnalyst analyst = new ScriptedAnalyst();
        for (int i = 0; i < 2; i++) {
            analyst.then(0.4, new Opinion("b2", 900, 0.4), new Opinion("a2", 9, 0.1));
            analyst.then(0.3, new Opinion("b2", 900, 0.3));
        }
        AnalysedMove move = analyse(analyst, Lines.line(";B[a2]")).get(0);
        assertThat(move.loss()).isZero();
        assertThat(move.unsure()).as("from 40 to 70 % by one's own move").isTrue();
        assertThat(move.expected()).as("of the position").isEqualTo(0.4);
    }

    /** Random opinions, so most searches contradict the searches beside them. */
    @Test
    void noSwingRemainsWithoutALossOrADoubt() {
        GameLine<TicTacToe, TicTacToe.Board> line =
                Lines.line(";B[a1];W[b2];B[c3];W[a3];B[c1];W[b1];B[a2]");
        int unsure = 0;
        int blamed = 0;
        for (int seed = 0; seed < 3000; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            ScriptedAnalyst analyst = new ScriptedAnalyst();
            for (int i = 0; i < 16; i++) {
                analyst.then(
                        random.nextDouble(),
                        new Opinion(cell(random), 500, random.nextDouble()),
                        new Opinion(cell(random), random.nextInt(500), random.nextDouble()));
            }
            List<AnalysedMove> moves = analyse(analyst, line);
            assertThat(moves).hasSize(7);
            Swings.check(moves, "seed " + seed);
            unsure += (int) moves.stream().filter(AnalysedMove::unsure).count();
            blamed += (int) moves.stream().filter(m -> m.isBlunder(15)).count();
        }
        assertThat(unsure).isPositive();
        assertThat(blamed).isPositive();
    }

    private static String cell(SplittableRandom random) {
        return "" + (char) ('a' + random.nextInt(3)) + (1 + random.nextInt(3));
    }

    @Test
    void judgementsComeInOrderWhileTheGameIsBeingSearched() {
        ScriptedAnalyst analyst = new ScriptedAnalyst();
        for (int i = 0; i < 8; i++) {
            analyst.then(0.5, new Opinion("c2", 900, 0.5));
        }
        GameLine<TicTacToe, TicTacToe.Board> line =
                Lines.line(";B[a1];W[b2];B[c3];W[a3];B[c1];W[b1];B[a2]");
        List<Integer> searches = new ArrayList<>();
        List<Integer> numbers = new ArrayList<>();
        new GameAnalysis<>(analyst, BUDGET)
                .analyse(
                        line.steps(),
                        move -> {
                            numbers.add(move.number());
                            return searches.add(analyst.asked.size());
                        });
        assertThat(numbers).containsExactly(1, 2, 3, 4, 5, 6, 7);
        assertThat(searches).containsExactly(6, 7, 8, 8, 8, 8, 8);
    }

    @Test
    void itEndsWhenTheReceiverOrASignalSaysSo() {
        ScriptedAnalyst analyst = new ScriptedAnalyst();
        for (int i = 0; i < 8; i++) {
            analyst.then(0.5, new Opinion("c2", 900, 0.5));
        }
        GameLine<TicTacToe, TicTacToe.Board> line =
                Lines.line(";B[a1];W[b2];B[c3];W[a3];B[c1];W[b1];B[a2]");
        new GameAnalysis<>(analyst, BUDGET).analyse(line.steps(), move -> false);
        assertThat(analyst.asked).hasSize(6);
        StopSignal stop = new StopSignal();
        stop.request();
        new GameAnalysis<>(analyst, BUDGET, stop)
                .analyse(
                        line.steps(),
                        move -> {
                            throw new AssertionError("a judgement without a search");
                        });
        assertThat(analyst.asked).hasSize(6);
    }

    @Test
    void theLineEndsWhereChanceBegins() {
        ScriptedAnalyst firm = new ScriptedAnalyst().then(0.6, new Opinion("b2 a1 c3", 10, 0.6));
        ScriptedAnalyst loose = new ScriptedAnalyst().then(0.6, new Opinion("b2 a1 c3", 9, 0.6));
        firm.then(0.4, new Opinion("a1", 1, 0.5));
        loose.then(0.4, new Opinion("a1", 1, 0.5));
        GameLine<TicTacToe, TicTacToe.Board> line = Lines.line(";B[b2]");
        assertThat(analyse(firm, line).get(0).line()).hasSize(3);
        assertThat(analyse(loose, line).get(0).line()).hasSize(1);
    }

    @Test
    void whoKnowsNoMovesBlamesNobody() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.5).then(0.5);
        AnalysedMove move = analyse(analyst, Lines.line(";B[b2]")).get(0);
        assertThat(move.isBest()).isTrue();
        assertThat(move.unsure()).isFalse();
        assertThat(move.line()).containsExactly(move.move());
    }

    @Test
    void itsSearchesAreCounted() {
        ScriptedAnalyst analyst = new ScriptedAnalyst().then(0.5).then(0.5);
        GameAnalysis<TicTacToe.Board> analysis = new GameAnalysis<>(analyst, BUDGET);
        analysis.analyse(Lines.line(";B[b2]").steps(), move -> true);
        assertThat(analysis.counts().get("simulations")).isEqualTo(2);
    }
}
