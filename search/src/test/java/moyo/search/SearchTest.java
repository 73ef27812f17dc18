package moyo.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.MoveList;
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

    private static <P extends Position<P>> SearchParts<P> parts(Game<P> game, SelectionRule rule) {
        Supplier<PlayoutPolicy<P>> policy = () -> new AnyMove<>(game);
        return new SearchParts<>(
                game,
                () -> rule,
                () -> Position::legalMoves,
                () -> Position::legalMoves,
                policy,
                SearchParts.noPrior(),
                Outcome.WIN_OR_LOSS,
                Owners.none());
    }

    private static SearchOptions options(String settings) {
        Settings all = Settings.defaults(SearchOptions.SETTINGS);
        for (String word : settings.split(" ")) {
            all = word.isEmpty() ? all : all.with(word);
        }
        return SearchOptions.from(all);
    }

    private static <P extends Position<P>> Search<P> search(Game<P> game, String settings) {
        return new Search<>(parts(game, UCB1), options(settings), new Rng(1));
    }

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

    /** A float cannot tell one result in ten million: the steps are lost, or all to one side. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMeanStaysRightHoweverManyResultsThereAre(boolean virtualLoss) {
        Tree tree = new Tree(10, true, false);
        Rng rng = new Rng(1);
        for (int i = 0; i < 15_000_000; i++) {
            float value = rng.nextInt(10) == 0 ? 0 : 1;
            if (virtualLoss) {
                tree.addVirtualLoss(Tree.ROOT);
                tree.redeem(Tree.ROOT, value);
            } else {
                tree.add(Tree.ROOT, value);
            }
            tree.addRave(Tree.ROOT, value, 1);
        }
        assertThat(tree.mean(Tree.ROOT)).isCloseTo(0.9f, within(0.001f));
        assertThat(tree.raveMean(Tree.ROOT)).isCloseTo(0.9f, within(0.001f));
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
                    new Search<>(parts(game, rule), options(""), new Rng(1));
            DrawnTree.Spot position = game.newPosition();
            int move = search.chooseMove(position, new Budget.Simulations(3000));
            position.play(move);
            assertThat(position.minimax()).as("%s of %s by %s", move, drawing, rule).isPositive();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"stop", "prune"})
    void aFullTreeMakesRoomOrStopsGrowingAndTheSearchGoesOn(String whenFull) {
        TicTacToe game = new TicTacToe();
        for (int threads = 1; threads <= 3; threads += 2) {
            Search<TicTacToe.Board> search =
                    search(
                            game,
                            "tree-nodes=1000 threads=%d when-full=%s".formatted(threads, whenFull));
            int move = search.chooseMove(game.newPosition(), new Budget.Simulations(20_000));
            assertThat(move).isEqualTo(4); // the centre
            assertThat(search.tree().size()).isBetween(400, 1000);
        }
    }

    @Test
    void neverLosesTicTacToe() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "");
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
        Search<DrawnTree.Spot> search = search(game, "");
        search.chooseMove(game.newPosition(), new Budget.Simulations(1000));
        assertThat(search.simulations()).isBetween(500, 640);
    }

    /** Every result is 1, and a prior that says otherwise for 30 results does not count. */
    @Test
    void theValueIsTheMeanOfResultsWithoutPriors() {
        DrawnTree game = new DrawnTree("(1 1 1)");
        Prior<DrawnTree.Spot> pessimist =
                (parent, tree, worth, first, count, rng) -> {
                    for (int i = 0; i < count; i++) {
                        tree.setPrior(first + i, 0.2, 10);
                    }
                };
        SearchParts<DrawnTree.Spot> plain = parts(game, UCB1);
        SearchParts<DrawnTree.Spot> parts =
                new SearchParts<>(
                        plain.game(),
                        plain.rule(),
                        plain.candidates(),
                        plain.rootCandidates(),
                        plain.policy(),
                        () -> pessimist,
                        plain.outcome(),
                        plain.owners());
        Search<DrawnTree.Spot> search = new Search<>(parts, SearchOptions.PLAIN, new Rng(1));
        assertThat(search.lastValue()).isNaN();
        search.chooseMove(game.newPosition(), new Budget.Simulations(50));
        assertThat(search.lastValue()).isCloseTo(1, within(1e-6));
    }

    /** The first player loses in any case. */
    @Test
    void theValueIsSeenByTheSideToMove() {
        DrawnTree game = new DrawnTree("((-1 -1) (-1 -1))");
        Search<DrawnTree.Spot> search = search(game, "");
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
                    new Search<>(
                            parts(game, new UctRave(0.5, 1, 5000, 1)), options(""), new Rng(9));
            search.chooseMove(game.newPosition(), new Budget.Simulations(2000));
            thoughts[i] = search.explainLastMove();
        }
        assertThat(thoughts[0]).isEqualTo(thoughts[1]);
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
            assertThat(tree.prior(child)).as("told by RAVE").isGreaterThan(20);
        }
        assertThat(expanded).isPositive();
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

    /** Moves 0 and 1 lose, move 2, which is left out, wins. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void whatIsLeftOutProvesNothing(boolean leftOut) {
        DrawnTree game = new DrawnTree("(-1 -1 1)");
        Candidates<DrawnTree.Spot> two =
                new Candidates<>() {
                    @Override
                    public void of(DrawnTree.Spot position, MoveList moves) {
                        moves.clear();
                        moves.add(0);
                        moves.add(1);
                    }

                    @Override
                    public boolean leftOut() {
                        return leftOut;
                    }
                };
        Search<DrawnTree.Spot> search =
                new Search<>(
                        parts(game, UCB1).withRootCandidates(() -> two),
                        options("solver=on"),
                        new Rng(1));
        search.chooseMove(game.newPosition(), new Budget.Simulations(100));
        assertThat(search.tree().childCount(Tree.ROOT)).isEqualTo(2);
        assertThat(search.tree().isWon(Tree.ROOT)).isEqualTo(!leftOut);
    }

    /** The visit under way counts as a loss in the tree, but not in what a prior is told. */
    @ParameterizedTest
    @ValueSource(strings = {"virtual-loss=on", "virtual-loss=off"})
    void aPriorIsToldWhatThePositionIsWorth(String virtualLoss) {
        DrawnTree game = new DrawnTree("(1 1)");
        List<Double> told = new ArrayList<>();
        SearchParts<DrawnTree.Spot> plain = parts(game, UCB1);
        SearchParts<DrawnTree.Spot> parts =
                new SearchParts<>(
                        game,
                        plain.rule(),
                        plain.candidates(),
                        plain.rootCandidates(),
                        plain.policy(),
                        () -> (parent, tree, worth, first, count, rng) -> told.add(worth),
                        plain.outcome(),
                        plain.owners());
        Simulator<DrawnTree.Spot> simulator =
                new Simulator<>(
                        parts,
                        options("threads=2 " + virtualLoss),
                        new Tree(100, false, false),
                        new Rng(1));
        simulator.simulate(game.newPosition());
        simulator.simulate(game.newPosition());
        assertThat(told).containsExactly(1.0);
    }

    @Test
    void candidatesInOrderStayInOrder() {
        DrawnTree game = new DrawnTree("(1 1 1 1 1 1 1 1)");
        Candidates<DrawnTree.Spot> ordered =
                new Candidates<>() {
                    @Override
                    public void of(DrawnTree.Spot position, MoveList moves) {
                        position.legalMoves(moves);
                    }

                    @Override
                    public boolean inOrder() {
                        return true;
                    }
                };
        for (int seed = 0; seed < 5; seed++) {
            Search<DrawnTree.Spot> search =
                    new Search<>(
                            parts(game, UCB1).withRootCandidates(() -> ordered),
                            SearchOptions.PLAIN,
                            new Rng(seed));
            search.chooseMove(game.newPosition(), new Budget.Simulations(20));
            int first = search.tree().firstChild(Tree.ROOT);
            for (int i = 0; i < 8; i++) {
                assertThat(search.tree().move(first + i)).isEqualTo(i);
            }
        }
    }

    @Test
    void aNodeTakesAsManyBytesAsStated() {
        int nodes = 1_000_000;
        new Tree(10, true, false); // loads what a tree needs
        long bytes = Allocation.bytes(() -> new Tree(nodes, true, false));
        assertThat(bytes / (double) nodes).isBetween(31.9, Tree.BYTES_PER_NODE + 0.1);
    }

    /** Nothing is lost: every simulation counts at the root, and at one of its children. */
    @ParameterizedTest
    @ValueSource(strings = {"virtual-loss=on", "virtual-loss=off"})
    void severalThreadsCountExactly(String virtualLoss) {
        TicTacToe game = new TicTacToe();
        Tree tree = new Tree(100_000, false, false);
        List<Simulator<TicTacToe.Board>> simulators = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            SearchOptions options = options("threads=4 " + virtualLoss);
            simulators.add(new Simulator<>(parts(game, UCB1), options, tree, new Rng(i)));
        }
        simulators.get(0).expandRoot(game.newPosition()); // so none is played out from the root
        Crew.run(
                4,
                number -> {
                    TicTacToe.Board root = game.newPosition();
                    for (int i = 0; i < 7_500; i++) {
                        simulators.get(number).simulate(root);
                    }
                });
        assertThat(tree.visits(Tree.ROOT)).isEqualTo(30_000);
        int first = tree.firstChild(Tree.ROOT);
        int sum = 0;
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            sum += tree.visits(child);
            assertThat(tree.mean(child)).isBetween(0f, 1.001f);
        }
        assertThat(sum).isEqualTo(30_000);
    }

    @Test
    void severalThreadsFindTheMove() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "threads=4");
        Budget budget = new Budget.Simulations(30_000);
        assertThat(search.chooseMove(game.newPosition(), budget)).isEqualTo(4);
        assertThat(search.tree().visits(Tree.ROOT)).isBetween(search.simulations(), 30_000);
    }

    /** White must answer in the centre or lose; every line is proven in the end. */
    @Test
    void provesWinsAndLosses() {
        DrawnTree game = new DrawnTree("((-1 2) ((3 -1) (1 4)) (-1 (-2 -3)))");
        Search<DrawnTree.Spot> search = search(game, "solver=on");
        int move = search.chooseMove(game.newPosition(), new Budget.Simulations(100_000));
        assertThat(move).isEqualTo(1);
        assertThat(search.simulations()).as("a proof ends the search").isLessThan(200);
        Tree tree = search.tree();
        int first = tree.firstChild(Tree.ROOT);
        assertThat(tree.isWon(first + 1)).isTrue();
        assertThat(tree.isLost(Tree.ROOT)).isTrue();
        assertThat(search.lastValue()).isEqualTo(1);
        assertThat(search.explainLastMove()).contains("proven");
    }

    @Test
    void aProvenLossIsPlayedOnlyIfThereIsNothingElse() {
        DrawnTree lost = new DrawnTree("((-1 2) (-3 1))");
        Search<DrawnTree.Spot> search = search(lost, "solver=on");
        assertThat(search.chooseMove(lost.newPosition(), new Budget.Simulations(10_000)))
                .isBetween(0, 1);
        assertThat(search.lastValue()).isZero();
        DrawnTree drawn = new DrawnTree("((-1 2) 0 (-3 1))");
        assertThat(
                        search(drawn, "solver=on")
                                .chooseMove(drawn.newPosition(), new Budget.Simulations(10_000)))
                .isEqualTo(1);
    }

    /** The same proof as by minimax, for every reply to every opening. */
    @Test
    void proofsAgreeWithMinimaxInTicTacToe() {
        TicTacToe game = new TicTacToe();
        for (int one = 0; one < 9; one++) {
            for (int two = 0; two < 9; two++) {
                TicTacToe.Board board = game.newPosition();
                board.play(one);
                if (two == one) {
                    continue;
                }
                board.play(two);
                Search<TicTacToe.Board> search = search(game, "solver=on");
                search.chooseMove(board, new Budget.Simulations(30_000));
                double value = minimax(game, board);
                Tree tree = search.tree();
                if (tree.isProven(Tree.ROOT)) {
                    assertThat(search.lastValue()).isEqualTo(value);
                } else {
                    assertThat(value).as("%d %d", one, two).isNotEqualTo(1);
                }
            }
        }
    }

    /** For the side to move: 1, 0 or a half. */
    private static double minimax(TicTacToe game, TicTacToe.Board board) {
        if (board.isOver()) {
            return board.score() == 0 ? 0.5 : 0; // only the side that has moved can have won
        }
        double best = 0;
        for (int move = 0; move < 9; move++) {
            if (board.isLegal(move)) {
                TicTacToe.Board next = game.newPosition();
                next.copyFrom(board);
                next.play(move);
                best = Math.max(best, 1 - minimax(game, next));
            }
        }
        return best;
    }

    @Test
    void theTreeOfTheLastMoveServesTheNext() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "reuse=on");
        TicTacToe.Board board = game.newPosition();
        board.play(search.chooseMove(board, new Budget.Simulations(5000)));
        Tree tree = search.tree();
        int chosen = child(tree, Tree.ROOT, 4);
        int reply = child(tree, chosen, 0);
        int kept = tree.visits(reply);
        float mean = tree.mean(reply);
        assertThat(kept).isGreaterThan(50);
        board.play(0);
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(tree.visits(Tree.ROOT)).isEqualTo(kept + 1);
        assertThat(tree.mean(Tree.ROOT)).isBetween(mean - 1f / kept, mean + 1f / kept);
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(tree.visits(Tree.ROOT)).as("the same position again").isEqualTo(kept + 2);
        search.newGame();
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(tree.visits(Tree.ROOT)).as("after newGame").isEqualTo(1);
    }

    private static int child(Tree tree, int node, int move) {
        for (int i = 0; i < tree.childCount(node); i++) {
            if (tree.move(tree.firstChild(node) + i) == move) {
                return tree.firstChild(node) + i;
            }
        }
        throw new AssertionError("no child with move " + move);
    }

    @Test
    void anotherPositionStartsWithAnEmptyTree() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "reuse=on");
        TicTacToe.Board board = game.newPosition();
        search.chooseMove(board, new Budget.Simulations(1000));
        board.play(0);
        board.play(1);
        board.play(2);
        search.chooseMove(board, new Budget.Simulations(1));
        assertThat(search.tree().visits(Tree.ROOT)).isEqualTo(1);
    }

    /** The move that wins is not considered at the root: its proof is of no use there. */
    @Test
    void aProofThatTheRootDoesNotShowIsForgotten() {
        TicTacToe game = new TicTacToe();
        SearchParts<TicTacToe.Board> parts =
                parts(game, UCB1)
                        .withRootCandidates(
                                () ->
                                        (board, moves) -> {
                                            board.legalMoves(moves);
                                            if (board.moveNumber() == 4) {
                                                moves.removeInOrder(0);
                                            }
                                        });
        Search<TicTacToe.Board> search =
                new Search<>(parts, options("solver=on reuse=on"), new Rng(1));
        TicTacToe.Board board = game.newPosition();
        for (int move : new int[] {1, 3, 2}) {
            board.play(move);
        }
        search.analyse(board, Analyst.ALL_MOVES, new Budget.Simulations(500), new StopSignal());
        int reply = child(search.tree(), Tree.ROOT, 4);
        assertThat(search.tree().isLost(reply)).as("0 wins at once").isTrue();
        board.play(4);
        search.chooseMove(board, new Budget.Simulations(500));
        assertThat(search.simulations()).isGreaterThan(10);
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

    @Test
    void resignsALostGameAfterEnoughSimulations() {
        DrawnTree game = new DrawnTree("((-1 -1 -1) (-1 -2))");
        Search<DrawnTree.Spot> search = search(game, "resign=0.1 resign-after=100");
        DrawnTree.Spot root = game.newPosition();
        assertThat(search.chooseMove(root, new Budget.Simulations(1000))).isEqualTo(Player.RESIGN);
        assertThat(search.chooseMove(root, new Budget.Simulations(50))).isBetween(0, 1);
        Search<DrawnTree.Spot> brave = search(game, "resign=0 resign-after=100");
        assertThat(brave.chooseMove(root, new Budget.Simulations(1000))).isBetween(0, 1);
    }

    @Test
    void aThirdOfTheBudgetIsEnoughWhenSureToWin() {
        DrawnTree game = new DrawnTree("((1 1) (2 1) (3 1) (1 1))");
        SearchOptions sure = options("resign-after=10").firm(0, 0.95);
        Search<DrawnTree.Spot> search = new Search<>(parts(game, UCB1), sure, new Rng(1));
        search.chooseMove(game.newPosition(), new Budget.Simulations(3000));
        assertThat(search.simulations()).isBetween(1000, 1064);
        assertThat(search.wasSure()).isTrue();
    }

    @Test
    void aSnapshotSaysWhatIsKnown() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "");
        assertThat(search.snapshot().moves()).isEmpty();
        search.chooseMove(game.newPosition(), new Budget.Simulations(2000));
        Snapshot snapshot = search.snapshot();
        assertThat(snapshot.simulations()).isEqualTo(search.simulations());
        assertThat(snapshot.moves()).hasSize(9);
        Snapshot.MoveInfo best = snapshot.moves().get(0);
        assertThat(best.move()).isEqualTo(4);
        assertThat(best.visits()).isGreaterThan(snapshot.moves().get(1).visits());
        assertThat(best.lowerBound()).isLessThan(best.value()).isGreaterThan(best.value() - 0.1);
        assertThat(best.variation()).startsWith(4).hasSizeGreaterThan(2);
        assertThat(best.prior()).isEqualTo(1.0 / 9);
        assertThat(snapshot.principalVariation()).isEqualTo(best.variation());
        assertThat(snapshot.value()).isBetween(0.5, 0.9);
        assertThat(snapshot.score()).isBetween(0.1, 1.0);
        assertThat(snapshot.perSecond()).isPositive();
        int visits = snapshot.moves().stream().mapToInt(Snapshot.MoveInfo::visits).sum();
        assertThat(visits).as("the first visit was to the root").isEqualTo(snapshot.visits() - 1);
    }

    @Test
    void aSnapshotCanBeTakenWhileTheSearchRuns() throws Exception {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search =
                search(game, "threads=2 tree-nodes=1000 expand-threshold=1");
        StopSignal stop = new StopSignal();
        Thread thinker =
                new Thread(
                        () ->
                                search.analyse(
                                        game.newPosition(),
                                        Analyst.ALL_MOVES,
                                        new Budget.UntilStopped(),
                                        stop));
        thinker.start();
        int last = 0;
        for (int i = 0; i < 2000; i++) {
            Snapshot snapshot = search.snapshot();
            assertThat(snapshot.visits()).isGreaterThanOrEqualTo(last);
            last = snapshot.visits();
            for (Snapshot.MoveInfo info : snapshot.moves()) {
                assertThat(info.value()).isBetween(0.0, 1.0);
                assertThat(info.variation()).doesNotHaveDuplicates();
            }
        }
        stop.request();
        thinker.join(10_000);
        assertThat(thinker.isAlive()).isFalse();
        assertThat(search.simulations()).isGreaterThan(1000);
    }

    @Test
    void anAnalysisMayBeLimitedToSomeMoves() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search = search(game, "reuse=on");
        search.analyse(
                game.newPosition(),
                move -> move == 1 || move == 3,
                new Budget.Simulations(500),
                new StopSignal());
        assertThat(search.snapshot().moves().stream().map(Snapshot.MoveInfo::move))
                .containsExactlyInAnyOrder(1, 3);
        search.chooseMove(game.newPosition(), new Budget.Simulations(500));
        assertThat(search.snapshot().moves()).as("nothing of it is left").hasSize(9);
    }

    /** Most simulations go to the first move, which loses in one line of many. */
    @Test
    void aProofInOneTreeOutvotesAllVisits() {
        DrawnTree game = new DrawnTree("((2 2 2 2 2 2 2 (-1 (-1 -1))) (-1 (3 3)) ((1 -1) (1 -1)))");
        RootParallel<DrawnTree.Spot> player =
                new RootParallel<>(parts(game, UCB1), options("threads=3 solver=on"), new Rng(1));
        DrawnTree.Spot position = game.newPosition();
        int move = player.chooseMove(position, new Budget.Simulations(30_000));
        position.play(move);
        assertThat(position.minimax()).isPositive();
    }

    @Test
    void treesThatVoteFindTheCentreToo() {
        TicTacToe game = new TicTacToe();
        RootParallel<TicTacToe.Board> player =
                new RootParallel<>(parts(game, UCB1), options("threads=3"), new Rng(1));
        assertThat(player.chooseMove(game.newPosition(), new Budget.Simulations(6000)))
                .isEqualTo(4);
        assertThat(player.simulations()).isBetween(3000, 6000);
        assertThat(player.explainLastMove()).contains("in 3 trees");
        assertThat(player.lastValue()).isBetween(0.5, 0.9);
    }
}
