package moyo.search;

import static moyo.search.Searches.options;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.count.Counts;
import moyo.search.expansion.EvaluatedMoves;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Simulation;
import moyo.search.selection.Puct;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.tree.Tree;
import moyo.search.watch.Owners;
import moyo.testkit.Allocation;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** Leaves of one tree and of many games, evaluated together as a network on a GPU does it. */
final class BatchedSearchTest {
    private static final int LEAVES = 64;
    private static final TicTacToe GAME = new TicTacToe();
    private static final SearchOptions SMALL = options("tree-nodes=20000");

    /** Likes the centre, then corners; a position is worth what its pieces are. */
    private static final class FakeNetwork implements LeafEvaluator<TicTacToe.Board> {
        private static final float[] TASTE = {3, 1, 3, 1, 9, 1, 3, 1, 3};

        private final MoveList legal = new MoveList(9);
        private int evaluated;
        private int batches;

        @Override
        public void evaluate(Simulation<TicTacToe.Board> simulation) {
            evaluated++;
            simulation.evaluation().setValue(value(simulation.position()));
            float[] probabilities = simulation.evaluation().writeProbabilities();
            System.arraycopy(TASTE, 0, probabilities, 0, 9);
        }

        void evaluate(List<Simulation<TicTacToe.Board>> batch) {
            batches++;
            batch.forEach(this::evaluate);
        }

        private double value(TicTacToe.Board board) {
            if (board.isOver()) {
                return (1 + Math.signum(board.score())) / 2;
            }
            board.legalMoves(legal);
            return legal.contains(4) ? 0.5 : 0.55;
        }

        @Override
        public boolean givesProbabilities() {
            return true;
        }
    }

    private final FakeNetwork network = new FakeNetwork();

    private Search<TicTacToe.Board> search(SearchOptions options) {
        Puct rule = new Puct(1.5, 0);
        return new Search<>(
                SearchParts.of(
                        GAME,
                        () -> rule,
                        () -> new EvaluatedMoves<>(Position::legalMoves),
                        (searchOptions, roles, rng) -> network,
                        Owners.none()),
                options,
                new Rng(1));
    }

    /** Selects as many leaves as a batch has, evaluates those that need it, completes all. */
    private void runBatch(Search<TicTacToe.Board> search, List<Simulation<TicTacToe.Board>> batch) {
        List<Simulation<TicTacToe.Board>> open = new ArrayList<>();
        for (Simulation<TicTacToe.Board> simulation : batch) {
            search.select(simulation);
            if (simulation.needsEvaluation()) {
                open.add(simulation);
            }
        }
        network.evaluate(open);
        batch.forEach(search::complete);
    }

    private static List<Simulation<TicTacToe.Board>> batchOf(Search<TicTacToe.Board> search) {
        List<Simulation<TicTacToe.Board>> batch = new ArrayList<>();
        for (int i = 0; i < LEAVES; i++) {
            batch.add(search.newSimulation());
        }
        return batch;
    }

    @Test
    void aLeafIsExpandedAtItsFirstVisitWithTheProbabilitiesOfItsEvaluation() {
        Search<TicTacToe.Board> search = search(SMALL);
        search.begin(GAME.newPosition());
        Simulation<TicTacToe.Board> one = search.newSimulation();
        search.select(one);
        assertThat(one.leaf()).isEqualTo(Tree.ROOT);
        assertThat(one.needsEvaluation()).isTrue();
        network.evaluate(one);
        search.complete(one);
        Tree tree = search.tree();
        assertThat(tree.childCount(Tree.ROOT)).isEqualTo(9);
        int centre = Searches.child(tree, Tree.ROOT, 4);
        assertThat(tree.probability(centre)).isCloseTo(9 / 25f, within(1e-6f));
        search.select(one);
        assertThat(one.leaf()).as("the likeliest move").isEqualTo(centre);
        network.evaluate(one);
        search.complete(one);
        assertThat(tree.visits(centre)).isEqualTo(1);
        assertThat(tree.mean(centre)).isCloseTo(0.55f, within(1e-6f));
    }

    /** Every selected leaf is counted once, at the root and at one child of every node. */
    @Test
    void sixtyFourLeavesOfOneTreeAreCountedExactly() {
        Search<TicTacToe.Board> search = search(SMALL.inBatchesOf(LEAVES));
        search.begin(GAME.newPosition());
        List<Simulation<TicTacToe.Board>> batch = batchOf(search);
        int[] first = new int[LEAVES];
        for (int round = 1; round <= 20; round++) {
            runBatch(search, batch);
            assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(round * LEAVES);
            for (int i = 0; i < LEAVES; i++) {
                first[i] = batch.get(i).leaf();
            }
        }
        assertVisitsAddUp(search.tree(), Tree.ROOT, LEAVES);
        assertThat(search.simulations()).isEqualTo(20 * LEAVES);
        assertThat(search.counts().get("simulations")).isEqualTo(20 * LEAVES);
        assertThat(network.batches).isEqualTo(20);
        assertThat(network.evaluated).isBetween(LEAVES, 20 * LEAVES);
        assertThat(List.of(first[0], first[1], first[2]))
                .as("virtual losses keep the leaves of a batch apart")
                .doesNotHaveDuplicates();
    }

    /**
     * Visits of a node are its own evaluations and the visits of its children. The leaves of a
     * batch may meet at one node before it has children, so there are at most so many of its own.
     */
    private static void assertVisitsAddUp(Tree tree, int node, int most) {
        assertThat(tree.mean(node)).isBetween(0f, 1f);
        if (!tree.isExpanded(node)) {
            return;
        }
        int below = 0;
        int first = tree.firstChild(node);
        for (int child = first; child < first + tree.childCount(node); child++) {
            below += tree.visits(child);
            assertVisitsAddUp(tree, child, most);
        }
        assertThat(tree.visits(node) - below).isBetween(1, most);
    }

    /** Held one by one, no visit meets another: exactly one evaluation for each inner node. */
    @Test
    void oneLeafAtATimeHasOneEvaluationForEachNode() {
        Search<TicTacToe.Board> search = search(SMALL);
        search.begin(GAME.newPosition());
        Simulation<TicTacToe.Board> one = search.newSimulation();
        for (int i = 0; i < 1000; i++) {
            search.select(one);
            network.evaluate(one);
            search.complete(one);
        }
        assertVisitsAddUp(search.tree(), Tree.ROOT, 1);
    }

    /** One leaf of each of 64 games: each game's tree is as if it had been alone. */
    @Test
    void sixtyFourGamesShareABatch() {
        List<Search<TicTacToe.Board>> searches = new ArrayList<>();
        List<Simulation<TicTacToe.Board>> leaves = new ArrayList<>();
        for (int i = 0; i < LEAVES; i++) {
            TicTacToe.Board start = GAME.newPosition();
            start.play(i % 9);
            Search<TicTacToe.Board> search = search(SMALL);
            search.begin(start);
            searches.add(search);
            leaves.add(search.newSimulation());
        }
        for (int round = 0; round < 100; round++) {
            for (int i = 0; i < LEAVES; i++) {
                searches.get(i).select(leaves.get(i));
            }
            network.evaluate(leaves);
            for (int i = 0; i < LEAVES; i++) {
                searches.get(i).complete(leaves.get(i));
            }
        }
        assertThat(network.evaluated).isEqualTo(100 * LEAVES);
        for (int i = 0; i < LEAVES; i++) {
            Search<TicTacToe.Board> search = searches.get(i);
            assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(100);
            assertVisitsAddUp(search.tree(), Tree.ROOT, 1);
            assertThat(search.bestMove()).isEqualTo(searches.get(i % 9).bestMove());
        }
        TicTacToe.Board corner = GAME.newPosition();
        corner.play(0);
        assertThat(searches.get(0).bestMove()).as("the answer to a corner").isEqualTo(4);
    }

    @Test
    void batchesAllocateNothing() {
        Search<TicTacToe.Board> search = search(SMALL.inBatchesOf(LEAVES));
        search.begin(GAME.newPosition());
        List<Simulation<TicTacToe.Board>> batch = batchOf(search);
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < LEAVES; i++) {
                        search.select(batch.get(i));
                    }
                    for (int i = 0; i < LEAVES; i++) {
                        network.evaluate(batch.get(i));
                        search.complete(batch.get(i));
                    }
                });
    }

    /** The same evaluator in a plain search, one leaf after the other. */
    @Test
    void aNetworkSearchesOnItsOwnToo() {
        Search<TicTacToe.Board> search = search(SMALL);
        TicTacToe.Board board = GAME.newPosition();
        for (int move : new int[] {0, 4, 1}) {
            board.play(move);
        }
        int move = search.chooseMove(board, new Budget.Simulations(400));
        assertThat(move).as("blocks the first row").isEqualTo(2);
        assertThat(search.counts()).isNotEqualTo(Counts.NONE);
    }
}
