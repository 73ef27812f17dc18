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
 * The recursion of alpha-beta (Knuth and Moore 1975), fail-soft; values are for the side to move. A
 * forced move does not reduce the depth, so that forced passes do not shorten the search. A won end
 * of the game has value 1e6 + score, above any evaluation. Nothing is allocated once all plies have
 * been used.
 *
 * @param <P> the positions of the game
 */
final class Negamax<P extends Position<P>> {
    /** Offset of the value of a won game; evaluations are smaller. */
    static final double WIN = 1e6;

    /** No move; not a move code. */
    static final int NO_MOVE = -1;

    /** The table's move comes before all promises. */
    private static final int FIRST_OF_ALL = MoveOrder.MOST + 1;

    /** The clock is read every 16 evaluations. */
    private static final int TIME_MASK = 15;

    private final Game<P> game;
    private final Evaluator<P> evaluator;
    private final MoveOrder<P> order;
    private final boolean orders;
    private final Transpositions table;
    private final List<Ply<P>> plies = new ArrayList<>();

    /** History heuristic: by side and move, the sum of depth² over cut-offs by the move. */
    private final float[][] history;

    private Stopwatch watch = new Stopwatch(new Budget.UntilStopped());
    private StopSignal stop = new StopSignal();
    private int evaluations;
    private boolean halted;

    /** Whether a leaf below the current node was evaluated before the end of the game. */
    private boolean guessed;

    /**
     * @param orders whether to sort moves; the table's move always comes first
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

    /** Prepares the search of a position. */
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

    /** Prepares the next iteration. */
    void beginIteration() {
        guessed = false;
    }

    Ply<P> ply(int number) {
        while (plies.size() <= number) {
            plies.add(new Ply<>(game));
        }
        return plies.get(number);
    }

    /** Whether the budget ended the search; the value returned last is invalid then. */
    boolean isHalted() {
        return halted;
    }

    /** Whether a greater depth could change the result of this iteration. */
    boolean hasGuessed() {
        return guessed;
    }

    /** Number of positions evaluated. */
    int evaluations() {
        return evaluations;
    }

    /**
     * The value of a move for the side that makes it if it lies between alpha and beta; otherwise a
     * bound of the value outside that window.
     *
     * @param depth depth of the search, this move included
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
     * Sorts the moves of a ply: the table's move, then by promise, then by history. Sorting by the
     * evaluation of the children does not pay: in Blokus at depth 3 it needs twice as many
     * evaluations as history; no order at all needs three to six times as many.
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

    /** The value for the side to move; invalid once the search is halted. */
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
