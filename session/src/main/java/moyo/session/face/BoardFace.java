package moyo.session.face;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import moyo.game.Position;

/**
 * How a front end draws the positions of a game. Cells are numbers of {@link BoardShape}. Immutable
 * and thread-safe.
 *
 * @param <P> the positions of the game
 */
public interface BoardFace<P extends Position<P>> {
    /** The owner of an empty cell. */
    int NOBODY = -1;

    BoardShape shape();

    /** Returns the colour of the stone or piece in a cell, or {@link #NOBODY}. */
    int owner(P position, int cell);

    /** Returns the cells that a move of the side to move covers; empty for a pass. */
    List<Integer> cells(P position, int move);

    /**
     * Returns the move, legal or not, that a person makes by pointing at these cells; empty if
     * there is no such move.
     */
    OptionalInt moveOn(P position, List<Integer> cells);

    /** Returns the index of a cell in the ownership of a snapshot; negative if it has none. */
    int ownershipIndex(int cell);

    /** Returns the numbers of the pieces that a colour has not placed yet. */
    default List<Integer> hand(P position, int colour) {
        return List.of();
    }

    /** Returns the stones that each colour has captured; empty if the game has no captures. */
    default List<Integer> captures(P position) {
        return List.of();
    }

    /** Returns whether people mark the dead stones at the end of the game. */
    default boolean marksDead() {
        return false;
    }

    /**
     * Returns the cells with dead stones at the end of the game, as far as the program can tell.
     */
    default List<Integer> dead(P end, long seed) {
        return List.of();
    }

    /** Returns the cells of stones that live or die with the stone in this cell. */
    default List<Integer> group(P position, int cell) {
        return List.of();
    }

    /** Returns the first player's final score if these cells have dead stones. */
    default double score(P end, Set<Integer> dead) {
        return end.score();
    }

    /**
     * Returns who owns each cell at the end of the game if these cells have dead stones: a colour
     * or {@link #NOBODY}.
     */
    default int[] owners(P end, Set<Integer> dead) {
        int[] owners = new int[shape().cells()];
        Arrays.setAll(owners, cell -> owner(end, cell));
        return owners;
    }

    /** Returns the result of a counted game as SGF writes it: {@code B+3.5}, or 0 for a draw. */
    default String resultText(double score) {
        return score == 0 ? "0" : (score > 0 ? "B+" : "W+") + Points.text(score);
    }

    /**
     * Returns the influence of both sides by cell, from 1 (the first player's) to -1; empty if the
     * game has none.
     */
    default Optional<double[]> influence(P position) {
        return Optional.empty();
    }
}
