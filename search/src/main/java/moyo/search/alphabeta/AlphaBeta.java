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
 * Alpha-beta with a static evaluation: looks one move ahead, then two, and so on, until the budget
 * is spent or the end is certain. A simulation of the budget is an evaluation. An iteration that is
 * cut short still counts: it begins with the best move of the one before. Among moves of the same
 * value chance decides.
 *
 * @param <P> the positions of the game
 */
public final class AlphaBeta<P extends Position<P>> implements Player<P> {
    /** The most that {@link Options#depth} can be. */
    public static final int DEEPEST = Transpositions.DEEPEST;

    /**
     * The numbers and switches.
     *
     * @param depth how many moves it looks ahead at most
     * @param tableMebibytes the size of the table of known positions; 0 for none
     * @param order whether moves are put in order before they are tried
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
     * @param tau σ(value / τ) is what the value means as a chance to win
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
                    "no memory for a table of %d MiB; set table lower or give Java more (-Xmx)"
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
     * Every move is asked whether it is at least as good as the best, so that equals are known for
     * certain.
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
            return "what its looks promise";
        }
        if (Math.abs(bestValue) < Negamax.WIN) {
            return String.format(Locale.ROOT, "%+.1f", bestValue);
        }
        double margin = Math.abs(bestValue) - Negamax.WIN;
        return String.format(
                Locale.ROOT, "a sure %s by %.1f", bestValue > 0 ? "win" : "loss", margin);
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

    /** The value of the last move for the side that makes it, as the evaluation counts. */
    double value() {
        return bestValue;
    }
}
