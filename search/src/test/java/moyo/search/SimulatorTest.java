package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.child;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static moyo.search.Searches.playedOutBy;
import static moyo.search.Searches.search;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Colour;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.Expander;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.part.PlayoutObserver;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.selection.PuctRave;
import moyo.search.selection.RaveFolding;
import moyo.search.selection.UctRave;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import moyo.search.watch.Analyst;
import moyo.testkit.Allocation;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One simulation after the other, on trees whose every count can be worked out. */
final class SimulatorTest {
    /** Two moves, each with one certain result: every count can be worked out by hand. */
    @Test
    void countsEachSimulationWhereItWent() {
        DrawnTree game = new DrawnTree("(1 -1)");
        SearchParts<DrawnTree.Spot> parts = parts(game, UCB1);
        Tree tree = new Tree(100, false, false);
        Simulator<DrawnTree.Spot> simulator =
                new Simulator<>(parts, SearchOptions.PLAIN, tree, new Rng(1));
        DrawnTree.Spot root = game.newPosition();
        simulator.simulate(root);
        assertThat(tree.isExpanded(Tree.ROOT)).as("at the first visit").isFalse();
        float[][] counts = {{1, 0}, {1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}, {6, 1}};
        for (int i = 0; i < counts.length; i++) {
            simulator.simulate(root);
            int first = tree.firstChild(Tree.ROOT);
            assertThat(tree.visits(Tree.ROOT)).as("after %d", i + 1).isEqualTo(i + 2);
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
        Search<DrawnTree.Spot> search = search(game, "");
        search.chooseMove(game.newPosition(), new Budget.Simulations(60));
        Tree tree = search.tree();
        int good = tree.firstChild(Tree.ROOT);
        assertThat(tree.mean(good)).isEqualTo(1);
        int reply = tree.firstChild(good);
        assertThat(tree.mean(reply)).isZero();
        assertThat(tree.mean(good + 1)).isZero();
    }

    @Test
    void averagesSeveralPlayoutsIntoOneResult() {
        DrawnTree game = new DrawnTree("((1 -1 1 -1) (-1 -1))");
        Search<DrawnTree.Spot> search =
                search(game, "playouts-per-leaf=1000 expand-threshold=1000000");
        search.chooseMove(game.newPosition(), new Budget.Simulations(3));
        Tree tree = search.tree();
        int good = child(tree, Tree.ROOT, 0);
        assertThat(tree.visits(good)).isEqualTo(1);
        assertThat(tree.mean(good)).isBetween(0.4f, 0.6f);
    }

    /** All moves from the root on, whose turn it was there, and the first player's result. */
    @Test
    void aPolicyIsToldHowEachPlayoutEnded() {
        DrawnTree game = new DrawnTree("(0 ((1 -1) (-1 (1 -1))))");
        DrawnTree.Spot root = game.newPosition();
        root.play(1);
        AnyMove<DrawnTree.Spot> any = new AnyMove<>(game);
        List<Double> told = new ArrayList<>();
        // A policy that observes.
        abstract class Learner
                implements PlayoutPolicy<DrawnTree.Spot>, PlayoutObserver<DrawnTree.Spot> {}
        Learner learner =
                new Learner() {
                    @Override
                    public int choose(DrawnTree.Spot position, Rng rng) {
                        return any.choose(position, rng);
                    }

                    @Override
                    public void playedOut(
                            DrawnTree.Spot last, Trail trail, double score, double value) {
                        DrawnTree.Spot end = game.newPosition();
                        end.copyFrom(root);
                        for (int i = 0; i < trail.length(); i++) {
                            end.play(trail.move(i));
                        }
                        assertThat(end.isOver()).isTrue();
                        assertThat(trail.mover(0)).isEqualTo(Colour.SECOND);
                        assertThat(score).isEqualTo(end.score());
                        assertThat(value).isEqualTo(end.score() > 0 ? 1 : 0);
                        told.add(value);
                    }
                };
        Simulator<DrawnTree.Spot> simulator =
                new Simulator<>(
                        playedOutBy(game, learner),
                        options("playouts-per-leaf=3"),
                        new Tree(100, false, false),
                        new Rng(1));
        for (int i = 0; i < 20; i++) {
            simulator.simulate(root);
        }
        assertThat(told).hasSize(60).contains(0.0, 1.0);
    }

    @Test
    void aPlayoutStopsWhereItsWinnerIsClear() {
        TicTacToe game = new TicTacToe();
        AnyMove<TicTacToe.Board> any = new AnyMove<>(game);
        List<Integer> lengths = new ArrayList<>();
        abstract class Hasty
                implements PlayoutPolicy<TicTacToe.Board>, PlayoutObserver<TicTacToe.Board> {}
        Hasty hasty =
                new Hasty() {
                    @Override
                    public int choose(TicTacToe.Board board, Rng rng) {
                        return any.choose(board, rng);
                    }

                    @Override
                    public boolean isDecided(TicTacToe.Board board) {
                        return board.moveNumber() == 3;
                    }

                    @Override
                    public void playedOut(
                            TicTacToe.Board end, Trail trail, double score, double value) {
                        lengths.add(trail.length());
                    }
                };
        Simulator<TicTacToe.Board> simulator =
                new Simulator<>(
                        playedOutBy(game, hasty),
                        SearchOptions.PLAIN,
                        new Tree(100, false, false),
                        new Rng(1));
        simulator.simulate(game.newPosition());
        assertThat(lengths).containsExactly(3);
    }

    @Test
    void candidatesInOrderStayInOrder() {
        DrawnTree game = new DrawnTree("(1 1 1 1 1 1 1 1)");
        Expander<DrawnTree.Spot> ordered =
                new ListedMoves<DrawnTree.Spot>(Position::legalMoves, Prior.none(), true);
        for (int seed = 0; seed < 5; seed++) {
            Search<DrawnTree.Spot> search =
                    new Search<>(
                            parts(game, UCB1).withRootExpander(() -> ordered),
                            SearchOptions.PLAIN,
                            new Rng(seed));
            search.chooseMove(game.newPosition(), new Budget.Simulations(20));
            int first = search.tree().firstChild(Tree.ROOT);
            for (int i = 0; i < 8; i++) {
                assertThat(search.tree().move(first + i)).isEqualTo(i);
            }
        }
    }

    /** The visit under way counts as a loss in the tree, but not in what a prior is told. */
    @ParameterizedTest
    @ValueSource(strings = {"virtual-loss=on", "virtual-loss=off"})
    void aPriorIsToldWhatThePositionIsWorth(String virtualLoss) {
        DrawnTree game = new DrawnTree("(1 1)");
        List<Double> told = new ArrayList<>();
        Prior<DrawnTree.Spot> listener =
                (parent, children, rng) -> told.add(children.parentValue());
        Simulator<DrawnTree.Spot> simulator =
                new Simulator<>(
                        parts(game, UCB1, listener),
                        options("threads=2 " + virtualLoss),
                        new Tree(100, false, false),
                        new Rng(1));
        simulator.simulate(game.newPosition());
        simulator.simulate(game.newPosition());
        assertThat(told).containsExactly(1.0);
    }

    @Test
    void theVisitUnderWayDoesNotMakeALeafRipe() {
        DrawnTree game = new DrawnTree("(1 -1)");
        Tree tree = new Tree(100, false, false);
        Simulator<DrawnTree.Spot> simulator =
                new Simulator<>(
                        parts(game, UCB1), options("threads=2 virtual-loss=on"), tree, new Rng(1));
        simulator.simulate(game.newPosition());
        assertThat(tree.isExpanded(Tree.ROOT)).as("at the first visit").isFalse();
        simulator.simulate(game.newPosition());
        assertThat(tree.isExpanded(Tree.ROOT)).as("at the second visit").isTrue();
    }

    /** A leaf is expanded after two visits, however much RAVE has told of it. */
    @Test
    void raveInTheMeansDoesNotMakeALeafRipe() {
        TicTacToe game = new TicTacToe();
        Tree tree = new Tree(10_000, false, true);
        PuctRave rule = new PuctRave(1, new RaveFolding(5, 1e9f, 1_000_000));
        Simulator<TicTacToe.Board> simulator =
                new Simulator<>(parts(game, rule), options("expand-threshold=2"), tree, new Rng(1));
        for (int i = 0; i < 300; i++) {
            simulator.simulate(game.newPosition());
        }
        int first = tree.firstChild(Tree.ROOT);
        int expanded = 0;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            expanded += tree.isExpanded(child) ? 1 : 0;
            assertThat(tree.isExpanded(child)).isEqualTo(tree.visits(child) > 2);
            assertThat(tree.priorWeight(child)).as("told by RAVE").isGreaterThan(20);
        }
        assertThat(expanded).isPositive();
    }

    @Test
    void aLeafGetsChildrenAfterAsManyVisitsAsTheThreshold() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "expand-threshold=40");
        search.analyse(
                game.newPosition(),
                Analyst.ALL_MOVES,
                new Budget.Simulations(9 * 30),
                new StopSignal());
        assertThat(search.tree().size()).isLessThan(30);
        search.analyse(
                game.newPosition(),
                Analyst.ALL_MOVES,
                new Budget.Simulations(9 * 60),
                new StopSignal());
        assertThat(search.tree().size()).isGreaterThan(40);
    }

    /** A threshold of 1 and 3 for each move: a child needs 4 visits, a grandchild 7. */
    @Test
    void furtherFromTheRootALeafMustRestOnMore() {
        TicTacToe game = new TicTacToe();
        Tree tree = new Tree(10_000, false, false);
        Simulator<TicTacToe.Board> simulator =
                new Simulator<>(parts(game, UCB1), options("expand-slope=3"), tree, new Rng(1));
        for (int i = 0; i < 400; i++) {
            simulator.simulate(game.newPosition());
        }
        int first = tree.firstChild(Tree.ROOT);
        boolean[] seen = new boolean[2];
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            assertThat(tree.isExpanded(child)).isEqualTo(tree.visits(child) > 4);
            int grandchild = tree.firstChild(child);
            for (int i = 0; i < tree.childCount(child); i++) {
                boolean expanded = tree.isExpanded(grandchild + i);
                assertThat(expanded).isEqualTo(tree.visits(grandchild + i) > 7);
                seen[expanded ? 1 : 0] = true;
            }
        }
        assertThat(seen).containsExactly(true, true);
    }

    @Test
    void simulationsAllocateNothing() {
        TicTacToe game = new TicTacToe();
        Tree tree = new Tree(10_000, true, false);
        Simulator<TicTacToe.Board> simulator =
                new Simulator<>(
                        parts(game, new UctRave(0.1, 1, 5000, 1)),
                        options("solver=on threads=2"),
                        tree,
                        new Rng(1));
        TicTacToe.Board root = game.newPosition();
        Allocation.assertNone(
                () -> {
                    tree.clear();
                    for (int i = 0; i < 10_000; i++) {
                        simulator.simulate(root);
                    }
                });
    }
}
