package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.Supplier;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.judge.JudgeWeights;
import moyo.blokus.judge.MoveJudge;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.player.Settings;
import moyo.search.playout.Outcome;
import moyo.search.playout.Playouts;
import moyo.search.selection.Puct;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Tree;
import moyo.search.watch.Owners;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;

final class JudgedMovesTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final double SHARPNESS = 0.7;
    private static final double FIRMNESS = 3;
    private static final double REDUCTION = 0.4;

    private static final JudgedMoves.Options EVERY_MOVE =
            new JudgedMoves.Options(1e9, SHARPNESS, FIRMNESS, REDUCTION);

    /** Of single precision and of {@link moyo.blokus.FastExp}. */
    private static final double ERROR = 1e-4;

    private final MoveJudge judge = new MoveJudge(JudgeWeights.shipped());
    private Tree tree = new Tree(1, false, false);
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
        JudgedMoves judged = new JudgedMoves(JudgeWeights.shipped(), EVERY_MOVE);
        Supplier<Expander<BlokusPosition>> checked =
                () ->
                        (position, node, random) -> {
                            judged.expand(position, node, random);
                            check(position, node);
                        };
        Search<BlokusPosition> search =
                new Search<>(
                        SearchParts.of(
                                GAME,
                                () -> new Puct(1.4, 0),
                                checked,
                                Playouts.by(GAME, UniformPolicy::new, Outcome.WIN_OR_LOSS),
                                Owners.none()),
                        SearchOptions.from(
                                Settings.defaults(SearchOptions.SETTINGS).with("tree-nodes=50000")),
                        rng);
        tree = search.tree();
        return search;
    }

    private void check(BlokusPosition parent, NodeWriter node) {
        int first = node.first();
        int count = node.size();
        double worth = node.parentValue();
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

    /** All legal moves if they are few, else those within the range; the best first. */
    @Test
    void keepsMovesWithinTheRangeOfTheBest() {
        JudgedMoves moves =
                new JudgedMoves(JudgeWeights.shipped(), new JudgedMoves.Options(3, 1, 1, 1));
        Tree scratch = new Tree(GAME.moveCodes() + 2, false, true);
        NodeWriter node = NodeWriter.into(scratch, GAME.moveCodes());
        MoveList legal = new MoveList(GAME.moveCodes());
        Walks.repeat(
                20,
                rng -> {
                    UniformPolicy uniform = new UniformPolicy();
                    BlokusPosition position = GAME.newPosition();
                    while (!position.isOver()) {
                        scratch.clear();
                        scratch.claim(Tree.ROOT);
                        node.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
                        moves.expand(position, node, rng);
                        scratch.publish(Tree.ROOT, node.first());
                        position.legalMoves(legal);
                        assertThat(scratch.isPartial(Tree.ROOT))
                                .isEqualTo(node.size() < legal.size());
                        if (legal.get(0) == Game.PASS) {
                            assertThat(node.move(0)).isEqualTo(Game.PASS);
                        } else {
                            judge.look(position);
                            checkRange(legal, node.moves());
                        }
                        position.play(uniform.choose(position, rng));
                    }
                });
    }

    private void checkRange(MoveList legal, MoveList kept) {
        float top = judge.logWeight(kept.get(0));
        int within = 0;
        for (int i = 0; i < legal.size(); i++) {
            float weight = judge.logWeight(legal.get(i));
            assertThat(weight).isLessThanOrEqualTo(top);
            boolean keeps = legal.size() <= 16 || weight >= top - 3;
            assertThat(kept.contains(legal.get(i))).isEqualTo(keeps);
            within += keeps ? 1 : 0;
        }
        assertThat(kept.size()).isEqualTo(within);
    }

    /** Some moves only, as an analysis of a few moves asks for: the same odds between them. */
    @Test
    void aRestrictedRootHasTheProbabilitiesOfItsOwnMoves() {
        Search<BlokusPosition> search = search(new Rng(1));
        BlokusPosition start = GAME.newPosition();
        MoveList legal = new MoveList(GAME.moveCodes());
        start.legalMoves(legal);
        int one = legal.get(7);
        int other = legal.get(100);
        search.analyse(
                start,
                move -> move == one || move == other,
                new Budget.Simulations(20),
                new StopSignal());
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(2);
        int first = tree.firstChild(Tree.ROOT);
        judge.look(start);
        double odds =
                StrictMath.exp(
                        SHARPNESS
                                * (judge.logWeight(tree.move(first + 1))
                                        - judge.logWeight(tree.move(first))));
        assertClose(tree.probability(first + 1) / tree.probability(first), odds);
    }

    /** Plain, since there are many. */
    private static void assertClose(double told, double expected) {
        if (!(Math.abs(told - expected) < ERROR)) {
            throw new AssertionError("%s, not %s".formatted(told, expected));
        }
    }
}
