package moyo.session.analysis;

import java.util.List;
import moyo.game.Colour;

/**
 * A move of a game with its value by a search. Values are win rates of the player that moved, from
 * 0 to 1.
 *
 * @param number counted from 1
 * @param colour the side that moved
 * @param before the value of the position before the move
 * @param value the value of the move
 * @param score the first player's mean score after the move, komi included; NaN if unknown
 * @param visits the visits of the position
 * @param moveVisits the visits of the move
 * @param best the best move of the search
 * @param bestValue the value of the best move
 * @param line the principal variation, the best move first
 * @param expected the value that the search before the move gave to it, or to the position if the
 *     move had too few visits
 * @param unsure whether the searches before and after the move contradict each other
 */
public record AnalysedMove(
        int number,
        int colour,
        int move,
        double before,
        double value,
        double score,
        int visits,
        int moveVisits,
        int best,
        double bestValue,
        List<Integer> line,
        double expected,
        boolean unsure) {

    public AnalysedMove {
        line = List.copyOf(line);
    }

    public boolean isBest() {
        return move == best;
    }

    /**
     * Returns the value lost by the move; 0 for a move whose value is above that of the best move.
     */
    public double loss() {
        return isBest() ? 0 : Math.max(0, bestValue - value);
    }

    /**
     * Returns whether it surely lost more than the given percentage points of win rate; an unsure
     * move is not called a blunder.
     */
    public boolean isBlunder(double points) {
        return !unsure && 100 * loss() > points;
    }

    public boolean isBlack() {
        return colour == Colour.FIRST;
    }

    /** Black's win rate before the move. */
    public double blackBefore() {
        return ofBlack(before);
    }

    /** Black's win rate after the move. */
    public double black() {
        return ofBlack(value);
    }

    /** Black's win rate after the best move instead. */
    public double blackAfterBest() {
        return ofBlack(bestValue);
    }

    /** Black's win rate after the move as the search before it expected. */
    public double blackExpected() {
        return ofBlack(expected);
    }

    private double ofBlack(double share) {
        return isBlack() ? share : 1 - share;
    }
}
