package moyo.search;

import static moyo.search.Searches.search;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.concurrent.TimeUnit;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.EvaluatedMoves;
import moyo.search.part.ForecastObserver;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Roles;
import moyo.search.part.Simulation;
import moyo.search.selection.Puct;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.watch.Analyst;
import moyo.search.watch.Owners;
import moyo.search.watch.Snapshot;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

/** What is seen of a search from outside. */
final class SearchSnapshotTest {
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

    /** Says of every position that the first player will win by two points and own cell 7. */
    private static SearchParts<TicTacToe.Board> foretold(TicTacToe game, int cells) {
        return SearchParts.of(
                game,
                () -> new Puct(1, 0),
                () -> new EvaluatedMoves<>(Position::legalMoves),
                (options, roles, rng) -> new Oracle(roles, cells),
                Owners.none());
    }

    private record Oracle(Roles<TicTacToe.Board> roles, int cells)
            implements LeafEvaluator<TicTacToe.Board> {
        @Override
        public boolean givesProbabilities() {
            return true;
        }

        @Override
        public void evaluate(Simulation<TicTacToe.Board> leaf) {
            float[] owners = new float[cells];
            if (cells > 0) {
                owners[7] = 0.5f;
            }
            leaf.evaluation().setValue(0.5);
            float[] probabilities = leaf.evaluation().writeProbabilities();
            for (int move = 0; move < 9; move++) {
                probabilities[move] = move + 1;
            }
            for (ForecastObserver<TicTacToe.Board> observer : roles.forecastObservers()) {
                observer.forecast(leaf.trail(), 2, owners);
            }
        }
    }

    @Test
    void whatAnEvaluatorForetellsIsSeen() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search =
                new Search<>(foretold(game, 9), SearchOptions.PLAIN, new Rng(1));
        TicTacToe.Board board = game.newPosition();
        board.play(0);
        search.analyse(board, Analyst.ALL_MOVES, new Budget.Simulations(50), new StopSignal());
        assertThat(search.snapshot().ownership()).as("nobody asked").isEmpty();
        search.watchOwners(true);
        search.analyse(board, Analyst.ALL_MOVES, new Budget.Simulations(50), new StopSignal());
        Snapshot snapshot = search.snapshot();
        assertThat(snapshot.score()).as("the second player's").isEqualTo(-2);
        assertThat(snapshot.scoreDeviation()).isZero();
        assertThat(snapshot.ownership().get(7)).isEqualTo(-0.5f);
        assertThat(snapshot.ownership().get(6)).isCloseTo(0f, within(0f));
        Snapshot.MoveInfo best = snapshot.moves().get(0);
        assertThat(best.score()).isEqualTo(-2);
        assertThat(best.prior()).as("%d of 44", best.move() + 1).isCloseTo(9 / 44.0, within(1e-6));
    }

    @Test
    void aForecastMayHaveNoOwners() {
        TicTacToe game = new TicTacToe();
        Search<TicTacToe.Board> search =
                new Search<>(foretold(game, 0), SearchOptions.PLAIN, new Rng(1));
        search.watchOwners(true);
        search.chooseMove(game.newPosition(), new Budget.Simulations(50));
        assertThat(search.snapshot().ownership()).isEmpty();
        assertThat(search.snapshot().score()).isEqualTo(2);
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
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        for (int i = 0; i < 2000 || last <= 1000 && System.nanoTime() < end; i++) {
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
}
