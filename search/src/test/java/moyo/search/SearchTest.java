package moyo.search;

import static moyo.search.Searches.UCB1;
import static moyo.search.Searches.assertNeverLoses;
import static moyo.search.Searches.options;
import static moyo.search.Searches.parts;
import static moyo.search.Searches.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.Prior;
import moyo.search.player.Player;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.Ucb1Tuned;
import moyo.search.selection.UctRave;
import moyo.search.simulation.SearchOptions;
import moyo.search.watch.Analyst;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search on trees whose every value is known. */
final class SearchTest {
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

    @Test
    void neverLosesTicTacToe() {
        TicTacToe game = new TicTacToe();
        assertNeverLoses(game, search(game, ""));
    }

    @Test
    void anAnalysisMakesAllItsSimulations() {
        DrawnTree game = new DrawnTree("(9 -9 -9)");
        Search<DrawnTree.Spot> search = new Search<>(parts(game, UCB1), options(""), new Rng(1));
        DrawnTree.Spot position = game.newPosition();
        search.analyse(position, Analyst.ALL_MOVES, new Budget.Simulations(5000), new StopSignal());
        assertThat(search.simulations()).as("the best move is decided").isLessThan(5000);
        search.newGame();
        search.analyse(
                position, Analyst.ALL_MOVES, new Budget.AllSimulations(5000), new StopSignal());
        assertThat(search.simulations()).isEqualTo(5000);
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
            // Pruning leaves at most half; how much less depends on the visits, with threads by
            // chance.
            assertThat(search.tree().size()).isBetween(100, 1000);
        }
    }

    @Test
    void stopsWhenTheLeaderCannotBeOvertaken() {
        DrawnTree game = new DrawnTree("(1 -1)");
        Search<DrawnTree.Spot> search = search(game, "");
        search.chooseMove(game.newPosition(), new Budget.Simulations(1000));
        assertThat(search.simulations()).isBetween(500, 640);
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
    void resignsALostGameAfterEnoughSimulations() {
        DrawnTree game = new DrawnTree("((-1 -1 -1) (-1 -2))");
        Search<DrawnTree.Spot> search = search(game, "resign=0.1 resign-after=100");
        DrawnTree.Spot root = game.newPosition();
        assertThat(search.chooseMove(root, new Budget.Simulations(1000))).isEqualTo(Player.RESIGN);
        assertThat(search.chooseMove(root, new Budget.Simulations(50))).isBetween(0, 1);
        Search<DrawnTree.Spot> brave = search(game, "resign=0 resign-after=100");
        assertThat(brave.chooseMove(root, new Budget.Simulations(1000))).isBetween(0, 1);
    }

    /** Every result is 1, and a prior that says otherwise for 30 results does not count. */
    @Test
    void theValueIsTheMeanOfResultsWithoutPriors() {
        DrawnTree game = new DrawnTree("(1 1 1)");
        Prior<DrawnTree.Spot> pessimist =
                (parent, children, rng) -> {
                    for (int i = 0; i < children.size(); i++) {
                        children.setPrior(i, 0.2, 10);
                    }
                };
        Search<DrawnTree.Spot> search =
                new Search<>(parts(game, UCB1, pessimist), SearchOptions.PLAIN, new Rng(1));
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
}
