package moyo.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.testkit.Allocation;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search on trees whose every value is known. */
final class SearchTest {
    private static final Ucb1 UCB1 = new Ucb1(1.0);

    private static <P extends Position<P>> SearchParts<P> parts(
            Game<P> game, SelectionRule rule, boolean rave, int treeNodes) {
        Supplier<PlayoutPolicy<P>> policy = () -> new AnyMove<>(game);
        return new SearchParts<>(
                game,
                rule,
                Position::legalMoves,
                Position::legalMoves,
                policy,
                SearchParts.noPrior(),
                Outcome.WIN_OR_LOSS,
                rave,
                1,
                treeNodes);
    }

    /** Two moves, each with one certain result: every count can be worked out by hand. */
    @Test
    void countsEachSimulationWhereItWent() {
        DrawnTree game = new DrawnTree("(1 -1)");
        SearchParts<DrawnTree.Spot> parts = parts(game, UCB1, false, 100);
        Tree tree = new Tree(100);
        Simulator<DrawnTree.Spot> simulator = new Simulator<>(parts, tree, new Rng(1));
        DrawnTree.Spot root = game.newPosition();
        float[][] counts = {{1, 0}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}};
        for (int i = 0; i < counts.length; i++) {
            simulator.simulate(root);
            int first = tree.firstChild(Tree.ROOT);
            assertThat(tree.visits(Tree.ROOT)).as("after %d", i + 1).isEqualTo(i + 1);
            assertThat(tree.count(first)).as("after %d", i + 1).isEqualTo(counts[i][0]);
            assertThat(tree.count(first + 1)).as("after %d", i + 1).isEqualTo(counts[i][1]);
        }
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.mean(first)).isEqualTo(1);
        assertThat(tree.mean(first + 1)).isZero();
        assertThat(tree.size()).isEqualTo(3);
    }

    /** The second player's node is seen with the second player's eyes. */
    @Test
    void flipsTheViewFromPlyToPly() {
        DrawnTree game = new DrawnTree("((1 1) (-1 -1))");
        Search<DrawnTree.Spot> search = new Search<>(parts(game, UCB1, false, 100), new Rng(1));
        search.chooseMove(game.newPosition(), new Budget.Simulations(60));
        Tree tree = search.tree();
        int good = tree.firstChild(Tree.ROOT);
        assertThat(tree.mean(good)).isEqualTo(1);
        int reply = tree.firstChild(good);
        assertThat(tree.mean(reply)).isZero();
        assertThat(tree.mean(good + 1)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "((3 -1) (1 2) (-1 5))",
                "((-1 (-2 -3)) ((4 5) 1) -4)",
                "(-1 -1 -1 (1 ((2 -3) 5) 1) -1)"
            })
    void findsTheMoveThatWinsByForce(String drawing) {
        DrawnTree game = new DrawnTree(drawing);
        for (SelectionRule rule :
                new SelectionRule[] {UCB1, new Ucb1Tuned(), new UctRave(0.7, 1, 5000, 1)}) {
            Search<DrawnTree.Spot> search =
                    new Search<>(parts(game, rule, false, 1000), new Rng(1));
            DrawnTree.Spot position = game.newPosition();
            int move = search.chooseMove(position, new Budget.Simulations(3000));
            position.play(move);
            assertThat(position.minimax()).as("%s of %s by %s", move, drawing, rule).isPositive();
        }
    }

    @Test
    void aFullTreeStopsGrowingAndTheSearchGoesOn() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = new Search<>(parts(game, UCB1, true, 50), new Rng(1));
        int move = search.chooseMove(game.newPosition(), new Budget.Simulations(5000));
        assertThat(move).isEqualTo(4); // the centre
        assertThat(search.tree().size()).isBetween(40, 50);
    }

    @Test
    void neverLosesTicTacToe() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = new Search<>(parts(game, UCB1, false, 10_000), new Rng(1));
        AnyMove<TicTacToe.Board> other = new AnyMove<>(game);
        Rng rng = new Rng(2);
        for (int i = 0; i < 40; i++) {
            TicTacToe.Board board = game.newPosition();
            int side = i % 2;
            while (!board.isOver()) {
                boolean own = board.toMove() == side;
                Budget budget = new Budget.Simulations(1000);
                board.play(own ? search.chooseMove(board, budget) : other.choose(board, rng));
            }
            assertThat(side == 0 ? board.score() : 0 - board.score()).isNotNegative();
        }
    }

    @Test
    void stopsWhenTheLeaderCannotBeOvertaken() {
        DrawnTree game = new DrawnTree("(1 -1)");
        Search<DrawnTree.Spot> search = new Search<>(parts(game, UCB1, false, 100), new Rng(1));
        search.chooseMove(game.newPosition(), new Budget.Simulations(1000));
        assertThat(search.simulations()).isBetween(500, 640);
    }

    /** Every result is 1, and a prior that says otherwise for 30 results does not count. */
    @Test
    void theValueIsTheMeanOfResultsWithoutPriors() {
        DrawnTree game = new DrawnTree("(1 1 1)");
        Prior<DrawnTree.Spot> pessimist =
                (parent, tree, first, count, rng) -> {
                    for (int i = 0; i < count; i++) {
                        tree.setPrior(first + i, 0.2, 10);
                    }
                };
        SearchParts<DrawnTree.Spot> plain = parts(game, UCB1, false, 100);
        SearchParts<DrawnTree.Spot> parts =
                new SearchParts<>(
                        plain.game(),
                        plain.rule(),
                        plain.candidates(),
                        plain.rootCandidates(),
                        plain.policy(),
                        () -> pessimist,
                        plain.outcome(),
                        plain.rave(),
                        plain.expandThreshold(),
                        plain.treeNodes());
        Search<DrawnTree.Spot> search = new Search<>(parts, new Rng(1));
        assertThat(search.lastValue()).isNaN();
        search.chooseMove(game.newPosition(), new Budget.Simulations(50));
        assertThat(search.lastValue()).isCloseTo(1, within(1e-6));
    }

    /** The first player loses in any case. */
    @Test
    void theValueIsSeenByTheSideToMove() {
        DrawnTree game = new DrawnTree("((-1 -1) (-1 -1))");
        Search<DrawnTree.Spot> search = new Search<>(parts(game, UCB1, false, 100), new Rng(1));
        DrawnTree.Spot root = game.newPosition();
        search.chooseMove(root, new Budget.Simulations(20));
        assertThat(search.lastValue()).isZero();
        root.play(0);
        search.chooseMove(root, new Budget.Simulations(20));
        assertThat(search.lastValue()).isEqualTo(1);
    }

    @Test
    void theSameSeedThinksTheSame() {
        TicTacToe game = new TicTacToe();
        String[] thoughts = new String[2];
        for (int i = 0; i < 2; i++) {
            Search<TicTacToe.Board> search =
                    new Search<>(parts(game, UCB1, true, 10_000), new Rng(9));
            search.chooseMove(game.newPosition(), new Budget.Simulations(2000));
            thoughts[i] = search.explainLastMove();
        }
        assertThat(thoughts[0]).isEqualTo(thoughts[1]);
    }

    @Test
    void simulationsAllocateNothing() {
        TicTacToe game = new TicTacToe();
        Tree tree = new Tree(10_000);
        Simulator<TicTacToe.Board> simulator =
                new Simulator<>(
                        parts(game, new UctRave(0.1, 1, 5000, 1), true, 10_000), tree, new Rng(1));
        TicTacToe.Board root = game.newPosition();
        Allocation.assertNone(
                () -> {
                    tree.clear();
                    for (int i = 0; i < 10_000; i++) {
                        simulator.simulate(root);
                    }
                });
    }

    @Test
    void aNodeTakesAsManyBytesAsStated() {
        int nodes = 1_000_000;
        new Tree(10); // loads what a tree needs
        long bytes = Allocation.bytes(() -> new Tree(nodes));
        assertThat(bytes / (double) nodes).isBetween(27.9, Tree.BYTES_PER_NODE + 0.1);
    }
}
