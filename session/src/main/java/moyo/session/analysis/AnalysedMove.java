package moyo.session.analysis;

import java.util.List;
import moyo.game.Colour;

/**
 * A move that was played, and what a search thinks of it. Values are shares of wins of the player
 * who moved, from 0 to 1.
 *
 * @param number counted from 1
 * @param colour who moved
 * @param before the value of the position before the move
 * @param value the value of the move
 * @param score the first player's mean score after the move, komi included; NaN if unknown
 * @param visits how often the search visited the position
 * @param moveVisits how often it tried the move
 * @param best the move it prefers
 * @param bestValue the value of that one
 * @param line how play may go on from there, the best move first
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
        List<Integer> line) {

    public AnalysedMove {
        line = List.copyOf(line);
    }

    public boolean isBest() {
        return move == best;
    }

    /** What the move gave away; a move that turned out better than the best lost nothing. */
    public double loss() {
        return isBest() ? 0 : Math.max(0, bestValue - value);
    }

    /** Whether it lost more than so many points of win rate, of which there are 100. */
    public boolean isBlunder(double points) {
        return 100 * loss() > points;
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

    private double ofBlack(double share) {
        return isBlack() ? share : 1 - share;
    }
}
