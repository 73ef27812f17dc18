package moyo.session;

import java.util.List;
import moyo.search.player.Setting;
import moyo.search.player.Settings;

/**
 * A game with all its sizes and rules. The program has one list of families; no other code names a
 * game. Immutable.
 */
public interface GameFamily {
    /** Returns the name for {@code --game}. */
    String name();

    /** Returns the full name, such as {@code Blokus Duo}. */
    String title();

    /** Returns the settings of the board, such as size and rules; may be empty. */
    List<Setting<?>> board();

    /** Returns the settings of the board with the defaults of a GTP engine. */
    default List<Setting<?>> engineBoard() {
        return board();
    }

    /**
     * Creates a game of the family.
     *
     * @param board values for {@link #board} or {@link #engineBoard}
     */
    GameKit<?, ?> with(Settings board);
}
