package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.JudgeWeights;
import moyo.blokus.MoveJudge;
import moyo.blokus.UniformPolicy;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.Budget;
import moyo.search.Outcome;
import moyo.search.Owners;
import moyo.search.Prior;
import moyo.search.Puct;
import moyo.search.Search;
import moyo.search.SearchOptions;
import moyo.search.SearchParts;
import moyo.search.Settings;
import moyo.search.Tree;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class JudgedPriorTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final double SHARPNESS = 0.7;
    private static final double FIRMNESS = 3;
    private static final double REDUCTION = 0.4;

    /** Of single precision and of {@link moyo.blokus.FastExp}. */
    private static final double ERROR = 1e-4;

    private final MoveJudge judge = new MoveJudge(JudgeWeights.shipped());
    private int chosen;
    private int forced;
    private int passed;

    /**
     * e to the difference in judgement is how much likelier a move is than another; the likeliest
     * is worth what its parent is, others lose with the root of their odds beside it.
     */
    @Test
    void tellsHowLikelyEachMoveIsAndWhatItIsWorth() {
        Walks.repeat(
                4,
                rng -> {
                    Search<BlokusPosition> search = search(rng);
                    UniformPolicy uniform = new UniformPolicy();
                    BlokusPosition position = GAME.newPosition();
                    while (!position.isOver()) {
                        search.chooseMove(position, new Budget.Simulations(20));
                        position.play(uniform.choose(position, rng));
                    }
                });
        assertThat(chosen).isPositive();
        if (Long.getLong("seed") == null) { // a single walk may have none
            assertThat(forced).isPositive();
            assertThat(passed).isPositive();
        }
    }

    /** Every node that it expands is checked. */
    private Search<BlokusPosition> search(Rng rng) {
        JudgedPrior judged =
                new JudgedPrior(JudgeWeights.shipped(), SHARPNESS, FIRMNESS, REDUCTION);
        Prior<BlokusPosition> checked =
                (parent, tree, worth, first, count, random) -> {
                    judged.introduceChildren(parent, tree, worth, first, count, random);
                    check(parent, tree, worth, first, count);
                };
        return new Search<>(
                new SearchParts<>(
                        GAME,
                        () -> new Puct(1.4, 0),
                        () -> BlokusPosition::legalMoves,
                        () -> BlokusPosition::legalMoves,
                        UniformPolicy::new,
                        () -> checked,
                        Outcome.WIN_OR_LOSS,
                        Owners.none()),
                SearchOptions.from(
                        Settings.defaults(SearchOptions.SETTINGS).with("tree-nodes=50000")),
                rng);
    }

    private void check(BlokusPosition parent, Tree tree, double worth, int first, int count) {
        int top = first;
        double sum = 0;
        for (int child = first; child < first + count; child++) {
            assertClose(tree.count(child), FIRMNESS);
            sum += tree.probability(child);
            top = tree.probability(child) > tree.probability(top) ? child : top;
        }
        assertClose(sum, 1);
        assertClose(tree.mean(top), worth);
        if (count == 1) {
            forced++;
            passed += tree.move(first) == Game.PASS ? 1 : 0;
            return;
        }
        chosen++;
        judge.look(parent);
        float best = judge.logWeight(tree.move(top));
        for (int child = first; child < first + count; child++) {
            double odds = StrictMath.exp(SHARPNESS * (judge.logWeight(tree.move(child)) - best));
            assertClose(tree.probability(child) / tree.probability(top), odds);
            assertClose(tree.mean(child), worth * (1 - REDUCTION * (1 - Math.sqrt(odds))));
        }
    }

    /** Plain, since there are many. */
    private static void assertClose(double told, double expected) {
        if (!(Math.abs(told - expected) < ERROR)) {
            throw new AssertionError("%s, not %s".formatted(told, expected));
        }
    }
}
