package moyo.search.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.clock.Stopwatch;
import moyo.search.evaluation.Evaluator;
import moyo.testkit.Allocation;
import moyo.testkit.DrawnTree;
import moyo.testkit.TicTacToe;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AlphaBetaTest {
    private static final TicTacToe TIC_TAC_TOE = new TicTacToe();
    private static final Budget LONG = new Budget.Simulations(10_000_000);

    private static <P extends Position<P>> AlphaBeta<P> player(
            Game<P> game, Evaluator<P> evaluator, AlphaBeta.Options options, long seed) {
        return new AlphaBeta<>(game, evaluator, 1, (p, m) -> 0, options, new Rng(seed));
    }

    private static AlphaBeta.Options options(int depth, int table) {
        return new AlphaBeta.Options(depth, table, true);
    }

    /** Knows nothing, but never the same: a number from -4 to 4 made of the free cells. */
    private static double noise(TicTacToe.Board board) {
        long seed = 0;
        for (int move = 0; move < 9; move++) {
            seed = 2 * seed + (board.isLegal(move) ? 1 : 0);
        }
        return Rng.mix(seed) % 5;
    }

    /** The definition, without a window. */
    private static <P extends Position<P>> double minimax(
            Game<P> game, P position, Evaluator<P> evaluator, int depth) {
        int sign = position.toMove() == Colour.FIRST ? 1 : -1;
        if (position.isOver()) {
            return sign * (position.score() + 1e6 * Math.signum(position.score()));
        }
        if (depth == 0) {
            return sign * evaluator.evaluate(position);
        }
        MoveList moves = new MoveList(game.moveCodes());
        position.legalMoves(moves);
        double best = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < moves.size(); i++) {
            P next = game.newPosition();
            next.copyFrom(position);
            next.play(moves.get(i));
            int left = moves.size() == 1 ? depth : depth - 1;
            best = Math.max(best, -minimax(game, next, evaluator, left));
        }
        return best;
    }

    private static TicTacToe.Board randomBoard(Rng rng) {
        MoveList moves = new MoveList(9);
        TicTacToe.Board board = TIC_TAC_TOE.newPosition();
        for (int left = rng.nextInt(8); left > 0; left--) {
            board.legalMoves(moves);
            TicTacToe.Board next = TIC_TAC_TOE.newPosition();
            next.copyFrom(board);
            next.play(moves.draw(rng));
            board = next.isOver() ? board : next;
        }
        return board;
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void findsWhatMinimaxFinds(int table) {
        Walks.repeat(
                300,
                rng -> {
                    TicTacToe.Board board = randomBoard(rng);
                    int depth = 1 + rng.nextInt(6);
                    var player =
                            player(TIC_TAC_TOE, AlphaBetaTest::noise, options(depth, table), 1);
                    int move = player.chooseMove(board, LONG);
                    double value = minimax(TIC_TAC_TOE, board, AlphaBetaTest::noise, depth);
                    assertThat(player.value()).isEqualTo(value);
                    MoveList moves = new MoveList(9);
                    board.legalMoves(moves);
                    board.play(move);
                    int left = moves.size() == 1 ? depth : depth - 1;
                    assertThat(-minimax(TIC_TAC_TOE, board, AlphaBetaTest::noise, left))
                            .as(player.explainLastMove())
                            .isEqualTo(value);
                });
    }

    /** A draw with best play, whatever the evaluation says on the way. */
    @Test
    void readsToTheEndAndStopsThere() {
        var player = player(TIC_TAC_TOE, AlphaBetaTest::noise, options(63, 1), 1);
        player.chooseMove(TIC_TAC_TOE.newPosition(), LONG);
        assertThat(player.value()).isZero();
        assertThat(player.lastValue()).isEqualTo(0.5);
        assertThat(player.simulations()).isLessThan(60_000);
    }

    @Test
    void solvesDrawnTrees() {
        Walks.repeat(
                200,
                rng -> {
                    DrawnTree game = new DrawnTree(drawing(rng, 4, 2 + rng.nextInt(3)));
                    var player = player(game, spot -> 0, options(63, 0), 1);
                    player.chooseMove(game.newPosition(), LONG);
                    double score = game.newPosition().minimax();
                    assertThat(player.value()).isEqualTo(score + 1e6 * Math.signum(score));
                });
    }

    /** All leaves are as far from the root. */
    private static String drawing(Rng rng, int depth, int width) {
        if (depth == 0) {
            return Integer.toString(rng.nextInt(199) - 99);
        }
        StringBuilder text = new StringBuilder("(");
        for (int i = 0; i < width; i++) {
            text.append(drawing(rng, depth - 1, width)).append(' ');
        }
        return text.append(')').toString();
    }

    /** Who is sure to win does not look for a bigger win. */
    @Test
    void aSureWinIsEnough() {
        DrawnTree game = new DrawnTree("(2 ((9 9) (9 9)))");
        var player = player(game, spot -> 0, options(63, 0), 1);
        assertThat(player.chooseMove(game.newPosition(), LONG)).isZero();
        assertThat(player.explainLastMove()).contains("a certain win by 2.0 at depth 1");
    }

    /** A lone reply is played without counting: at depth 2 the second choice is seen. */
    @Test
    void theOnlyMoveCostsNoDepth() {
        DrawnTree game = new DrawnTree("((((5 (1 1)) 5)) ((0 0)))");
        var shallow = player(game, spot -> 0, options(1, 0), 1);
        shallow.chooseMove(game.newPosition(), LONG);
        assertThat(shallow.value()).isZero();
        var deep = player(game, spot -> 0, options(2, 0), 1);
        assertThat(deep.chooseMove(game.newPosition(), LONG)).isZero();
        assertThat(deep.value()).isEqualTo(1e6 + 5);
    }

    @ParameterizedTest
    @CsvSource({"'(3 7 5)', 1", "'((3 9) (7 8) (5 5))', 1", "'((-3 9) (-7 8) (-5 5))', 0"})
    void prefersTheBiggerWinAndTheSmallerLoss(String drawing, int best) {
        DrawnTree game = new DrawnTree(drawing);
        assertThat(player(game, spot -> 0, options(63, 0), 1).chooseMove(game.newPosition(), LONG))
                .isEqualTo(best);
    }

    @Test
    void chanceDecidesBetweenEquals() {
        DrawnTree game = new DrawnTree("((2 9) (1 1) (2 3) (0 4) (2 2))");
        int[] chosen = new int[5];
        for (int seed = 0; seed < 300; seed++) {
            chosen[
                    player(game, spot -> 0, options(63, 0), seed)
                            .chooseMove(game.newPosition(), LONG)]++;
        }
        assertThat(chosen[1] + chosen[3]).isZero();
        assertThat(List.of(chosen[0], chosen[2], chosen[4])).allMatch(n -> n > 70 && n < 130);
    }

    /** Who promises well is tried first: here the game promises what minimax finds. */
    @Test
    void orderSparesWork() {
        int ordered = 0;
        int unordered = 0;
        for (int seed = 0; seed < 20; seed++) {
            DrawnTree game = new DrawnTree(drawing(new Rng(seed), 4, 9));
            var with = ordered(game, true);
            var without = ordered(game, false);
            with.chooseMove(game.newPosition(), LONG);
            without.chooseMove(game.newPosition(), LONG);
            assertThat(with.value()).isEqualTo(without.value());
            ordered += with.simulations();
            unordered += without.simulations();
        }
        assertThat(ordered).isLessThan(unordered * 2 / 3);
    }

    private static AlphaBeta<DrawnTree.Spot> ordered(DrawnTree game, boolean order) {
        return new AlphaBeta<>(
                game,
                spot -> 0,
                1,
                AlphaBetaTest::promise,
                new AlphaBeta.Options(63, 0, order),
                new Rng(1));
    }

    private static int promise(DrawnTree.Spot spot, int move) {
        DrawnTree.Spot next = new DrawnTree("(0 0)").newPosition();
        next.copyFrom(spot);
        next.play(move);
        return (int) (500 + (spot.toMove() == Colour.FIRST ? 1 : -1) * next.minimax());
    }

    @Test
    void theTableSparesWork() {
        var with = player(TIC_TAC_TOE, spot -> 0, options(63, 1), 1);
        var without = player(TIC_TAC_TOE, spot -> 0, options(63, 0), 1);
        with.chooseMove(TIC_TAC_TOE.newPosition(), LONG);
        without.chooseMove(TIC_TAC_TOE.newPosition(), LONG);
        assertThat(with.simulations()).isLessThan(without.simulations() / 2);
    }

    /** However few evaluations: as many as allowed, and a legal move. */
    @Test
    void keepsToItsBudget() {
        TicTacToe.Board board = TIC_TAC_TOE.newPosition();
        board.play(4);
        for (int count = 1; count < 200; count++) {
            var player = player(TIC_TAC_TOE, AlphaBetaTest::noise, options(63, 0), count);
            int move = player.chooseMove(board, new Budget.Simulations(count));
            assertThat(board.isLegal(move)).isTrue();
            assertThat(player.simulations()).isEqualTo(count);
        }
        var player = player(TIC_TAC_TOE, AlphaBetaTest::noise, options(63, 0), 1);
        player.chooseMove(board, new Budget.Time(Duration.ZERO));
        assertThat(player.simulations()).isZero();
        assertThat(player.explainLastMove()).contains("an unknown value");
        StopSignal stop = new StopSignal();
        stop.request();
        assertThat(board.isLegal(player.chooseMove(board, new Budget.UntilStopped(), stop)))
                .isTrue();
    }

    /** The second iteration sees the first move refuted, then its budget ends at the third. */
    @Test
    void anUnfinishedIterationStillCounts() {
        DrawnTree game = new DrawnTree("(((9 9) (-9 -9)) ((2 2) (1 1)) ((3 3) (5 5)))");
        // values of the evaluation, by the first score below: 9, 2, 3
        Evaluator<DrawnTree.Spot> first = AlphaBetaTest::firstScore;
        AlphaBeta.Options plain = new AlphaBeta.Options(2, 0, false);
        var player = player(game, first, plain, 1);
        assertThat(player.chooseMove(game.newPosition(), new Budget.Simulations(3))).isZero();
        assertThat(player.chooseMove(game.newPosition(), new Budget.Simulations(6))).isZero();
        assertThat(player.chooseMove(game.newPosition(), new Budget.Simulations(7))).isEqualTo(1);
        assertThat(player.explainLastMove()).contains("at depth 2", "7 evaluations");
        assertThat(player.chooseMove(game.newPosition(), LONG)).isEqualTo(2);
    }

    private static double firstScore(DrawnTree.Spot spot) {
        DrawnTree.Spot down = new DrawnTree("(0 0)").newPosition();
        down.copyFrom(spot);
        while (!down.isOver()) {
            down.play(0);
        }
        return down.score();
    }

    @Test
    void tellsWhatItExpects() {
        DrawnTree game = new DrawnTree("((1 7) (5 3))");
        var player = player(game, spot -> 0, options(63, 0), 1);
        player.chooseMove(game.newPosition(), LONG);
        assertThat(player.explainLastMove())
                .startsWith("1 is worth a certain win by 3.0 at depth 2, then 1; ");
        assertThat(player.lastValue()).isEqualTo(1);
    }

    @Test
    void aValueIsAChanceToWin() {
        DrawnTree game = new DrawnTree("((1 7) (5 3))");
        AlphaBeta<DrawnTree.Spot> player =
                new AlphaBeta<>(game, spot -> 6, 3, (p, m) -> 0, options(1, 0), new Rng(1));
        player.chooseMove(game.newPosition(), LONG);
        assertThat(player.lastValue()).isCloseTo(1 / (1 + Math.exp(-2)), within(1e-9));
    }

    @Test
    void theSameSeedChoosesTheSame() {
        var used = player(TIC_TAC_TOE, spot -> 0, options(2, 1), 1);
        Set<Integer> moves = new TreeSet<>();
        for (int seed = 0; seed < 20; seed++) {
            var fresh = player(TIC_TAC_TOE, spot -> 0, options(2, 1), seed);
            used.reseed(seed);
            int move = fresh.chooseMove(TIC_TAC_TOE.newPosition(), LONG);
            assertThat(used.chooseMove(TIC_TAC_TOE.newPosition(), LONG)).isEqualTo(move);
            moves.add(move);
        }
        assertThat(moves).hasSizeGreaterThan(3);
    }

    @Test
    void theSearchAllocatesNothing() {
        Negamax<TicTacToe.Board> negamax =
                new Negamax<>(
                        TIC_TAC_TOE,
                        AlphaBetaTest::noise,
                        (p, m) -> m,
                        true,
                        new Transpositions(1));
        Stopwatch watch = new Stopwatch(LONG);
        StopSignal stop = new StopSignal();
        TicTacToe.Board start = TIC_TAC_TOE.newPosition();
        double[] sum = new double[1];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 20; i++) {
                        negamax.begin(start, watch, stop);
                        sum[0] += negamax.valueOf(4, 0, 5, -1e9, 1e9);
                    }
                });
    }
}
