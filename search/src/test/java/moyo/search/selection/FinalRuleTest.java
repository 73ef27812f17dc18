package moyo.search.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.Searches;
import moyo.search.clock.Budget;
import moyo.search.tree.Tree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Three moves: much visited, a good mean of few visits, and a large prior. */
final class FinalRuleTest {
    private final Tree tree = new Tree(10, false, false);
    private final int first;

    FinalRuleTest() {
        MoveList moves = new MoveList(3);
        for (int move = 0; move < 3; move++) {
            moves.add(move);
        }
        tree.claim(Tree.ROOT);
        first = tree.makeChildren(Tree.ROOT, moves);
        tree.setPrior(first + 2, 0.5, 200);
        tree.publish(Tree.ROOT, first);
        visit(0, 100, 60);
        visit(1, 4, 4);
        visit(2, 50, 25);
    }

    private void visit(int child, int visits, int wins) {
        for (int i = 0; i < visits; i++) {
            tree.add(first + child, i < wins ? 1 : 0);
        }
    }

    private int best(FinalRule rule) {
        return tree.move(new RootChoice(tree, rule).best());
    }

    @Test
    void eachRuleHasItsOwnFavourite() {
        assertThat(best(FinalRule.VISITS_AND_PRIOR)).isEqualTo(2);
        assertThat(best(FinalRule.VISITS)).isZero();
        assertThat(best(FinalRule.MEAN)).isEqualTo(1);
        assertThat(FinalRule.lowerBound(tree, first))
                .isCloseTo(0.6 - 1.96 * Math.sqrt(0.24 / 100), within(1e-6));
    }

    /**
     * After 4 wins of 4 the bound is 1 with a variance of 0: one loss more, and it is far lower.
     */
    @Test
    void aLowerBoundDistrustsFewVisits() {
        tree.add(first + 1, 0);
        assertThat(tree.value(first + 1)).isGreaterThan(tree.value(first));
        assertThat(best(FinalRule.LOWER_BOUND)).isZero();
    }

    /** A network's first evaluation may take the whole time of a move. */
    @ParameterizedTest
    @EnumSource
    void withoutAVisitTheMostProbableMoveIsPlayed(FinalRule rule) {
        Tree untried = new Tree(10, false, true);
        MoveList moves = new MoveList(3);
        for (int move = 0; move < 3; move++) {
            moves.add(move);
        }
        untried.claim(Tree.ROOT);
        int child = untried.makeChildren(Tree.ROOT, moves);
        untried.setProbability(child, 0.2);
        untried.setProbability(child + 1, 0.7);
        untried.setProbability(child + 2, 0.1);
        untried.publish(Tree.ROOT, child);
        assertThat(untried.move(new RootChoice(untried, rule).best())).isEqualTo(1);
    }

    private boolean isDecided(FinalRule rule, double left) {
        return new RootChoice(tree, rule).isDecided(left);
    }

    @Test
    void onlyVisitsMakeALeadThatCannotBeOvertaken() {
        assertThat(isDecided(FinalRule.VISITS, 50)).isTrue();
        assertThat(isDecided(FinalRule.VISITS, 51)).isFalse();
        assertThat(isDecided(FinalRule.VISITS_AND_PRIOR, 150)).isTrue();
        assertThat(isDecided(FinalRule.VISITS_AND_PRIOR, 151)).isFalse();
        assertThat(isDecided(FinalRule.MEAN, 1)).isFalse();
        assertThat(isDecided(FinalRule.MEAN, 0)).isTrue();
        assertThat(isDecided(FinalRule.LOWER_BOUND, 1)).isFalse();
    }

    /** Moves with means of network values: visits and the two values between which they vary. */
    private static RootChoice choice(double[]... moves) {
        Tree tree = Tree.withVariances(10, false, false);
        MoveList codes = new MoveList(moves.length);
        for (int move = 0; move < moves.length; move++) {
            codes.add(move);
        }
        tree.claim(Tree.ROOT);
        int first = tree.makeChildren(Tree.ROOT, codes);
        tree.publish(Tree.ROOT, first);
        for (int i = 0; i < moves.length; i++) {
            for (int visit = 0; visit < moves[i][0]; visit++) {
                tree.add(first + i, (float) moves[i][1 + visit % 2]);
            }
        }
        return new RootChoice(tree, FinalRule.VISITED_LOWER_BOUND);
    }

    private static double[] move(double visits, double low, double high) {
        return new double[] {visits, low, high};
    }

    @Test
    void aHigherMeanBeatsMoreVisitsOnlyIfItsResultsAreClose() {
        RootChoice steady = choice(move(100, 0.55, 0.57), move(40, 0.59, 0.61));
        assertThat(steady.best() - steady.child(0)).as("steady").isEqualTo(1);
        RootChoice wild = choice(move(100, 0.55, 0.57), move(40, 0.3, 0.9));
        assertThat(wild.best()).as("wild").isEqualTo(wild.child(0));
    }

    @Test
    void aMoveWithFewVisitsComesAfterThoseWithMany() {
        RootChoice choice = choice(move(100, 0.5, 0.5), move(14, 0.9, 0.9), move(2, 0.95, 0.95));
        assertThat(choice.best()).isEqualTo(choice.child(0));
        assertThat(choice.secondBest()).isEqualTo(choice.child(1));
        RootChoice enough = choice(move(100, 0.5, 0.5), move(16, 0.9, 0.9));
        assertThat(enough.best()).isEqualTo(enough.child(1));
    }

    /** The spread of one or two equal results is not zero. */
    @Test
    void fewResultsAreNotBelievedToBeExact() {
        Tree tree = Tree.withVariances(10, false, false);
        tree.add(Tree.ROOT, 0.6f);
        assertThat(FinalRule.lowerBound(tree, Tree.ROOT)).isLessThan(0.4);
    }

    /** Below 15 of 100 visits the second move cannot be played, whatever its value is. */
    @Test
    void aSearchMayEndWhenNoOtherMoveCanGetEnoughVisits() {
        assertThat(choice(move(100, 0.6, 0.6), move(4, 0.5, 0.5)).isDecided(10)).isTrue();
        assertThat(choice(move(100, 0.6, 0.6), move(4, 0.5, 0.5)).isDecided(11)).isFalse();
        assertThat(choice(move(100, 0.6, 0.6), move(40, 0.5, 0.5)).isDecided(1)).isFalse();
        assertThat(choice(move(100, 0.5, 0.5), move(40, 0.6, 0.6)).isDecided(1)).isFalse();
        assertThat(choice(move(100, 0.6, 0.6)).isDecided(100)).as("the only move").isTrue();
        assertThat(choice(move(100, 0.6, 0.6)).isDecided(Double.POSITIVE_INFINITY)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void everyRuleBlocksInTicTacToe(FinalRule rule) {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search =
                new Search<>(
                        Searches.parts(game, Searches.UCB1).withFinalRule(rule),
                        Searches.options(""),
                        new Rng(1));
        TicTacToe.Board board = game.newPosition();
        for (int move : new int[] {0, 4, 1}) {
            board.play(move);
        }
        assertThat(search.chooseMove(board, new Budget.Simulations(3000))).isEqualTo(2);
        assertThat(FinalRule.of(rule.word())).isEqualTo(rule);
    }
}
