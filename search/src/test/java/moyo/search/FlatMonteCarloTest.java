package moyo.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.playout.PlayoutPolicy;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class FlatMonteCarloTest {
    private static final Budget HUNDRED = new Budget.Simulations(100);

    private static <P extends Position<P>> FlatMonteCarlo<P> flat(Game<P> game, long seed) {
        return new FlatMonteCarlo<>(game, Position::legalMoves, new AnyMove<>(game), new Rng(seed));
    }

    private static int choose(String drawing, Budget budget) {
        DrawnTree tree = new DrawnTree(drawing);
        return flat(tree, 1).chooseMove(tree.newPosition(), budget);
    }

    @ParameterizedTest
    @CsvSource({"(-1 1 -1), 1", "(-1 0 -1), 1", "(0.5 -3 -9), 0", "(-1 -1 -1), 0"})
    void findsTheBestLeafForTheFirstPlayer(String drawing, int move) {
        assertThat(choose(drawing, HUNDRED)).isEqualTo(move);
    }

    @Test
    void findsTheBestLeafForTheSecondPlayer() {
        DrawnTree tree = new DrawnTree("((3 1 -2 0) 1)");
        DrawnTree.Spot spot = tree.newPosition();
        spot.play(0);
        assertThat(flat(tree, 1).chooseMove(spot, HUNDRED)).isEqualTo(2);
    }

    /** It plays by means, not by minimax: the trap has the better mean. */
    @Test
    void prefersTheBetterMeanEvenIfTheReplyRefutesIt() {
        DrawnTree tree = new DrawnTree("((1 1 1 1 1 1 1 -1) (1 -1 1 -1))");
        Budget many = new Budget.Simulations(2000);
        assertThat(flat(tree, 1).chooseMove(tree.newPosition(), many)).isZero();
        DrawnTree draws = new DrawnTree("((1 -1) (1 0) (0 0))");
        assertThat(flat(draws, 1).chooseMove(draws.newPosition(), many)).isEqualTo(1);
    }

    @Test
    void onlyTheSignOfTheScoreCounts() {
        assertThat(choose("((100 -1) (1 1))", new Budget.Simulations(200))).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"((1 1) 1 (2 2)), 1", "((1 1) (2 2) 1), 2", "(1 (1 1) (2 2)), 0"})
    void takesTheWinThatEndsTheGameFirst(String drawing, int move) {
        assertThat(choose(drawing, HUNDRED)).isEqualTo(move);
    }

    @Test
    void doesNotEndALostGameForItsOwnSake() {
        assertThat(choose("(-1 (-1 -1 -1 1))", HUNDRED)).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void completesALineInTicTacToe(long seed) {
        assertThat(ticTacToe(seed, "a1 b1 a2 b2")).isEqualTo("a3");
        assertThat(ticTacToe(seed, "a1 b1 a2 b2 c3")).isEqualTo("b3");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void stopsALineInTicTacToe(long seed) {
        assertThat(ticTacToe(seed, "b2 a1 c1")).isEqualTo("a3");
    }

    @Test
    void opensTicTacToeInTheCentre() {
        assertThat(ticTacToe(1, "")).isEqualTo("b2");
    }

    private static String ticTacToe(long seed, String moves) {
        TicTacToe game = new TicTacToe();
        TicTacToe.Board board = game.newPosition();
        for (String move : moves.split(" ")) {
            if (!move.isEmpty()) {
                board.play(game.parseMove(move));
            }
        }
        long key = board.key(0);
        int chosen = flat(game, seed).chooseMove(board, new Budget.Simulations(5000));
        assertThat(board.key(0)).as("the position is not changed").isEqualTo(key);
        return game.moveName(chosen);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8, 9, 10, 100, 1001})
    void playsAsManyPlayoutsAsItMay(int count) {
        TicTacToe game = new TicTacToe();
        AnyMove<TicTacToe.Board> policy = new AnyMove<>(game);
        var player = new FlatMonteCarlo<>(game, Position::legalMoves, policy, new Rng(1));
        player.chooseMove(game.newPosition(), new Budget.Simulations(count));
        assertThat(policy.playouts()).isEqualTo(count);
        player.chooseMove(game.newPosition(), new Budget.Simulations(count));
        assertThat(policy.playouts()).isEqualTo(2 * count);
    }

    @Test
    void aSingleSimulationStillGivesALegalMove() {
        assertThat(choose("(-1 1 1)", new Budget.Simulations(1))).isZero();
    }

    @Test
    void noSimulationsAreNoBudget() {
        assertThatThrownBy(() -> new Budget.Simulations(0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aTimeBudgetIsSpentButHardlyOverspent() {
        TicTacToe game = new TicTacToe();
        FlatMonteCarlo<TicTacToe.Board> player = flat(game, 1);
        long start = System.nanoTime();
        player.chooseMove(game.newPosition(), new Budget.Time(Duration.ofMillis(100)));
        Duration taken = Duration.ofNanos(System.nanoTime() - start);
        // the upper limit allows for a busy machine
        assertThat(taken).isBetween(Duration.ofMillis(100), Duration.ofSeconds(5));
    }

    @Test
    void noTimeAtAllStillGivesALegalMove() {
        assertThat(choose("(-1 1 1)", new Budget.Time(Duration.ZERO))).isZero();
    }

    @Test
    void theSameSeedGivesTheSameMoveAndTheSameReason() {
        TicTacToe game = new TicTacToe();
        FlatMonteCarlo<TicTacToe.Board> one = flat(game, 9);
        FlatMonteCarlo<TicTacToe.Board> two = flat(game, 9);
        TicTacToe.Board board = game.newPosition();
        assertThat(one.chooseMove(board, HUNDRED)).isEqualTo(two.chooseMove(board, HUNDRED));
        assertThat(one.explainLastMove()).isEqualTo(two.explainLastMove());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "de-DE", "ar-EG"})
    void explainsItsMoveInALineThatIsTheSameInEveryCountry(String country) {
        DrawnTree tree = new DrawnTree("(-1 1 -1)");
        FlatMonteCarlo<DrawnTree.Spot> player = flat(tree, 1);
        assertThat(player.explainLastMove()).isEmpty();
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(country));
            player.chooseMove(tree.newPosition(), new Budget.Simulations(30));
        } finally {
            Locale.setDefault(before);
        }
        assertThat(player.explainLastMove())
                .isEqualTo("1 wins 100.0 % of its playouts; 30 playouts for 3 candidates");
    }

    @Test
    void stopFromAnotherThreadEndsAnHourOfThought() throws Exception {
        TicTacToe game = new TicTacToe();
        CountDownLatch thinking = new CountDownLatch(1);
        PlayoutPolicy<TicTacToe.Board> any = new AnyMove<>(game);
        PlayoutPolicy<TicTacToe.Board> policy =
                (position, rng) -> {
                    thinking.countDown();
                    return any.choose(position, rng);
                };
        var player = new FlatMonteCarlo<>(game, Position::legalMoves, policy, new Rng(1));
        Budget hour = new Budget.Time(Duration.ofHours(1));
        StopSignal stop = new StopSignal();
        FutureTask<Integer> task =
                new FutureTask<>(() -> player.chooseMove(game.newPosition(), hour, stop));
        Thread thread = new Thread(task, "an hour of thought");
        thread.setDaemon(true);
        thread.start();
        thinking.await();
        assertThatThrownBy(() -> task.get(20, TimeUnit.MILLISECONDS))
                .isInstanceOf(TimeoutException.class);
        stop.request();
        assertThat(task.get(10, TimeUnit.SECONDS)).isBetween(0, 8);
    }

    @Test
    void aStopBeforeTheFirstPlayoutStillGivesALegalMove() {
        TicTacToe game = new TicTacToe();
        AnyMove<TicTacToe.Board> policy = new AnyMove<>(game);
        var player = new FlatMonteCarlo<>(game, Position::legalMoves, policy, new Rng(1));
        StopSignal stop = new StopSignal();
        stop.request();
        assertThat(player.chooseMove(game.newPosition(), HUNDRED, stop)).isBetween(0, 8);
        assertThat(policy.playouts()).isEqualTo(1);
        player.chooseMove(game.newPosition(), HUNDRED);
        assertThat(policy.playouts()).as("the next move is not cut short").isEqualTo(101);
    }
}
