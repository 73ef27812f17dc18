package moyo.session.gtp;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.gtp.GtpRequest;

/** How a dialect of GTP writes colours, moves and boards. */
@FunctionalInterface
public interface Notation {
    /** The argument as a colour. */
    int colour(GtpRequest request, int index);

    /** Whether an argument is a colour. */
    default boolean isColour(GtpRequest request, int index) {
        try {
            colour(request, index);
            return true;
        } catch (BadInput e) {
            return false;
        }
    }

    /** Reads a move; the complaint begins as GTP's do. */
    default int move(Game<?> game, String text) {
        try {
            return game.parseMove(text);
        } catch (BadInput e) {
            throw new BadInput("syntax error: " + e.getMessage(), e);
        }
    }

    /** What stands between the moves of a list: a comma, unless moves have commas themselves. */
    default String separator() {
        return ",";
    }

    /**
     * The cells of the board from the top left, row by row, by the numbers that owners are counted
     * under; none if nobody owns cells.
     */
    default List<Integer> cells() {
        return List.of();
    }
}
