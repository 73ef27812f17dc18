package moyo.session;

import java.util.List;
import moyo.search.player.Setting;
import moyo.search.player.Settings;

/**
 * A game at all its sizes and rules, as the program offers it. Registered in one list; nothing else
 * knows a game by name. Immutable.
 */
public interface GameFamily {
    /** The word after {@code --game}. */
    String name();

    /** The name as people write it. */
    String title();

    /** Size, rules and whatever else makes one game of the family; maybe none. */
    List<Setting<?>> board();

    /** The same for a GTP engine, where other defaults may be usual. */
    default List<Setting<?>> engineBoard() {
        return board();
    }

    /**
     * One game of the family.
     *
     * @param board values for {@link #board} or {@link #engineBoard}
     */
    GameKit<?, ?> with(Settings board);
}
