package moyo.session.gtp;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.gtp.GtpRequest;

/** The notation of colours, moves and boards in a GTP dialect. */
@FunctionalInterface
public interface Notation {
    /** Reads an argument as a colour. */
    int colour(GtpRequest request, int index);

    /** Returns whether an argument is a colour. */
    default boolean isColour(GtpRequest request, int index) {
        try {
            colour(request, index);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** Reads a move; an error begins with {@code syntax error}, as in GTP. */
    default int move(Game<?> game, String text) {
        try {
            return game.parseMove(text);
        } catch (BadInput e) {
            throw new BadInput("syntax error: " + e.getMessage(), e);
        }
    }

    /** Returns the separator of moves in a list: a comma, unless moves contain commas. */
    default String separator() {
        return ",";
    }

    /**
     * Returns the cells of the board from the top left, row by row, as indices of the ownership;
     * empty if the game has no ownership.
     */
    default List<Integer> cells() {
        return List.of();
    }
}
