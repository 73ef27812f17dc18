package moyo.search.alphabeta;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.clock.Stopwatch;
import moyo.search.evaluation.Evaluator;

/**
 * The recursion of alpha-beta (Knuth and Moore 1975), fail-soft: values are seen by the side to
 * move. The only move costs no depth, so that a side that must pass does not shorten the view. The
 * end of the game is worth more than any evaluation, and the more the higher it is won. Nothing
 * allocates once all plies have been seen.
 *
 * @param <P> the positions of the game
 */
final class Negamax<P extends Position<P>> {
    /** The value of a game won by nothing; evaluations are smaller. */
    static final double WIN = 1e6;

    /** Where no move is known to be good; no code is that large. */
    static final int NO_MOVE = -1;

    /** The table's move comes before whatever the game promises. */
    private static final int FIRST_OF_ALL = MoveOrder.MOST + 1;

    /** Time is looked at after so many evaluations, less one. */
    private static final int TIME_MASK = 15;

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final MoveOrder<P> order;
    private final boolean orders;
    private final Transpositions table;
    private final List<Ply<P>> plies = new ArrayList<>();

    /** How often each side's moves were good enough to end the search of a node. */
    private final float[][] history;

    private Stopwatch watch = new Stopwatch(new Budget.UntilStopped());
    private StopSignal stop = new StopSignal();
    private int evaluations;
    private boolean halted;

    /** Whether something was evaluated, under the node at hand, before the game was over. */
    private boolean guessed;

    /**
     * @param orders whether to put moves in order; a known good one always comes first
     */
    Negamax(
            Game<P> game,
            Evaluator<P> evaluator,
            MoveOrder<P> order,
            boolean orders,
            Transpositions table) {
        this.game = game;
        this.evaluator = evaluator;
        this.order = order;
        this.orders = orders;
        this.table = table;
        history = new float[2][game.moveCodes()];
    }

    /** Begins to think about a position. */
    void begin(P root, Stopwatch budget, StopSignal signal) {
        watch = budget;
        stop = signal;
        evaluations = 0;
        halted = false;
        for (float[] side : history) {
            Arrays.fill(side, 0);
        }
        table.beginMove();
        ply(0).position.copyFrom(root);
        root.legalMoves(ply(0).moves);
    }

    /** Begins another iteration. */
    void beginIteration() {
        guessed = false;
    }

    Ply<P> ply(int number) {
        while (plies.size() <= number) {
            plies.add(new Ply<>(game));
        }
        return plies.get(number);
    }

    /** Whether the budget ended the search; what it returned last is of no use then. */
    boolean isHalted() {
        return halted;
    }

    /** Whether a greater depth could tell more than this iteration. */
    boolean hasGuessed() {
        return guessed;
    }

    /** How many positions were evaluated. */
    int evaluations() {
        return evaluations;
    }

    /**
     * The value of a move for the side that makes it, if it is between alpha and beta; else a bound
     * beyond the one that it passes.
     *
     * @param depth how many moves to look ahead from where it is made
     */
    double valueOf(int move, int ply, int depth, double alpha, double beta) {
        Ply<P> here = ply(ply);
        P next = ply(ply + 1).position;
        next.copyFrom(here.position);
        next.play(move);
        int left = here.moves.size() == 1 ? depth : depth - 1;
        return -value(ply + 1, left, -beta, -alpha);
    }

    private double value(int ply, int depth, double alpha, double beta) {
        Ply<P> here = ply(ply);
        P position = here.position;
        here.clearLine();
        if (depth == 0 || position.isOver()) {
            return evaluate(position);
        }
        int slot = table.find(position);
        if (slot != Transpositions.ABSENT && table.answers(slot, depth, alpha, beta)) {
            guessed |= !table.isWhole(slot);
            return table.value(slot);
        }
        boolean guessedBefore = guessed;
        guessed = false;
        position.legalMoves(here.moves);
        arrange(ply, slot == Transpositions.ABSENT ? NO_MOVE : table.move(slot));
        double best = Double.NEGATIVE_INFINITY;
        int bestMove = NO_MOVE;
        for (int i = 0; i < here.moves.size() && best < beta && !halted; i++) {
            int move = here.move(i);
            double value = valueOf(move, ply, depth, Math.max(alpha, best), beta);
            if (value > best) {
                best = value;
                bestMove = move;
                here.setLine(move, ply(ply + 1));
            }
        }
        if (!halted) {
            keep(position, depth, alpha, beta, best, bestMove);
        }
        guessed |= guessedBefore;
        return best;
    }

    private void keep(P position, int depth, double alpha, double beta, double best, int bestMove) {
        int bound =
                best >= beta
                        ? Transpositions.AT_LEAST
                        : best > alpha ? Transpositions.EXACT : Transpositions.AT_MOST;
        if (best >= beta) {
            history[position.toMove()][bestMove] += depth * depth;
        }
        table.store(position, depth, !guessed, bound, best, bestMove);
    }

    /**
     * Puts the moves of a ply in order: a known good one, then by what the game promises, then by
     * history. To evaluate the children for it does not pay: in Blokus, three moves ahead, that
     * makes twice as many evaluations as history, where no order at all makes three to six times as
     * many.
     */
    void arrange(int ply, int known) {
        Ply<P> here = ply(ply);
        float[] good = history[here.position.toMove()];
        for (int i = 0; i < here.moves.size(); i++) {
            int move = here.moves.get(i);
            if (move == known) {
                here.rank(i, FIRST_OF_ALL, 0);
            } else if (orders) {
                here.rank(i, order.promise(here.position, move), good[move]);
            } else {
                here.rank(i, 0, -i);
            }
        }
        here.sort();
    }

    /** For the side to move; of no use once the search is halted. */
    private double evaluate(P position) {
        halted = halted || isSpent();
        if (halted) {
            return 0;
        }
        evaluations++;
        double forFirst;
        if (position.isOver()) {
            double score = position.score();
            forFirst = score + Math.signum(score) * WIN;
        } else {
            forFirst = evaluator.evaluate(position);
            assert Math.abs(forFirst) < WIN;
            guessed = true;
        }
        return position.toMove() == Colour.FIRST ? forFirst : -forFirst;
    }

    private boolean isSpent() {
        return evaluations >= watch.most()
                || (evaluations & TIME_MASK) == 0 && !watch.allows(evaluations)
                || stop.isRequested();
    }
}
