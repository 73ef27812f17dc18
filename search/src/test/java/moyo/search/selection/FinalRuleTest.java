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

    @Test
    void onlyVisitsMakeALeadThatCannotBeOvertaken() {
        assertThat(new RootChoice(tree, FinalRule.VISITS).lead()).isEqualTo(50);
        assertThat(new RootChoice(tree, FinalRule.VISITS_AND_PRIOR).lead()).isEqualTo(150);
        assertThat(new RootChoice(tree, FinalRule.MEAN).lead()).isZero();
        assertThat(new RootChoice(tree, FinalRule.LOWER_BOUND).lead()).isZero();
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
