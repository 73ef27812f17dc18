package moyo.search.alphabeta;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.clock.Stopwatch;
import moyo.search.evaluation.Evaluator;
import moyo.search.player.Player;

/**
 * Alpha-beta with a static evaluation and iterative deepening, until the budget is spent or the
 * result is certain. A simulation of the budget is one evaluation. The result of an unfinished
 * iteration counts, because it begins with the best move of the previous one. Ties between moves of
 * equal value are broken at random.
 *
 * @param <P> the positions of the game
 */
public final class AlphaBeta<P extends Position<P>> implements Player<P> {
    /** Maximum of {@link Options#depth}. */
    public static final int DEEPEST = Transpositions.DEEPEST;

    /**
     * The options.
     *
     * @param depth maximum depth in moves
     * @param tableMebibytes size of the transposition table; 0 for none
     * @param order whether moves are sorted before they are searched
     */
    public record Options(int depth, int tableMebibytes, boolean order) {}

    private final Game<P> game;
    private final Options options;
    private final double tau;
    private final Rng rng;
    private final Transpositions table;
    private final Negamax<P> negamax;
    private final Ply<P> best;
    private int bestMove;
    private double bestValue;
    private int bestDepth;
    private String explanation = "";

    /**
     * @param tau scale of the evaluation: σ(value / τ) is the winning probability
     */
    public AlphaBeta(
            Game<P> game,
            Evaluator<P> evaluator,
            double tau,
            MoveOrder<P> order,
            Options options,
            Rng rng) {
        this.game = game;
        this.options = options;
        this.tau = tau;
        this.rng = rng;
        table = table(options.tableMebibytes());
        negamax = new Negamax<>(game, evaluator, order, options.order(), table);
        best = new Ply<>(game);
    }

    private static Transpositions table(int mebibytes) {
        try {
            return new Transpositions(mebibytes);
        } catch (OutOfMemoryError e) {
            throw new BadInput(
                    ("no memory for a table of %d MiB; reduce the setting 'table' or give Java"
                                    + " more memory (-Xmx)")
                            .formatted(mebibytes),
                    e);
        }
    }

    @Override
    public void newGame() {
        table.clear();
    }

    @Override
    public void reseed(long seed) {
        newGame();
        rng.reseed(seed);
    }

    @Override
    public int chooseMove(P position, Budget budget, StopSignal stop) {
        negamax.begin(position, new Stopwatch(budget), stop);
        bestMove = Negamax.NO_MOVE;
        bestValue = Double.NaN;
        bestDepth = 0;
        best.clearLine();
        int depth = 0;
        do {
            iterate(++depth);
        } while (!negamax.isHalted()
                && negamax.hasGuessed()
                && Math.abs(bestValue) < Negamax.WIN
                && depth < options.depth());
        explanation = explain();
        return bestMove;
    }

    /**
     * Searches each move with a window that includes the best value so far, so that ties are exact.
     */
    private void iterate(int depth) {
        Ply<P> root = negamax.ply(0);
        negamax.beginIteration();
        negamax.arrange(0, bestMove);
        if (bestMove == Negamax.NO_MOVE) {
            bestMove = root.move(0);
        }
        double highest = Double.NEGATIVE_INFINITY;
        int equals = 0;
        for (int i = 0; i < root.moves.size(); i++) {
            int move = root.move(i);
            double alpha = Math.nextDown(highest);
            double value = negamax.valueOf(move, 0, depth, alpha, Double.POSITIVE_INFINITY);
            if (negamax.isHalted()) {
                return;
            }
            equals = value > highest ? 1 : value == highest ? equals + 1 : equals;
            if (value > highest || value == highest && rng.nextInt(equals) == 0) {
                highest = value;
                bestMove = move;
                bestValue = value;
                bestDepth = depth;
                best.setLine(move, negamax.ply(1));
            }
        }
    }

    private String explain() {
        String then =
                Arrays.stream(best.line())
                        .skip(1)
                        .mapToObj(game::moveName)
                        .collect(Collectors.joining(" "));
        return String.format(
                Locale.ROOT,
                "%s is worth %s at depth %d%s; %d evaluations",
                game.moveName(bestMove),
                worth(),
                bestDepth,
                then.isEmpty() ? "" : ", then " + then,
                negamax.evaluations());
    }

    private String worth() {
        if (bestDepth == 0) {
            return "an unknown value";
        }
        if (Math.abs(bestValue) < Negamax.WIN) {
            return String.format(Locale.ROOT, "%+.1f", bestValue);
        }
        double margin = Math.abs(bestValue) - Negamax.WIN;
        return String.format(
                Locale.ROOT, "a certain %s by %.1f", bestValue > 0 ? "win" : "loss", margin);
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }

    @Override
    public int simulations() {
        return negamax.evaluations();
    }

    @Override
    public double lastValue() {
        return 1 / (1 + StrictMath.exp(-bestValue / tau));
    }

    /** The value of the last move for the side that made it, in units of the evaluation. */
    double value() {
        return bestValue;
    }
}
