package moyo.app.option;

import java.util.List;
import java.util.Map;
import moyo.blokus.family.BlokusFamily;
import moyo.connect4.family.Connect4Family;
import moyo.go.family.GoFamily;
import moyo.session.GameFamily;
import moyo.session.GameKit;
import moyo.session.GameList;

/** The list of games. A new game is one more entry. */
public final class Games {
    /** All games; the first is the default. */
    public static final GameList LIST =
            new GameList(List.of(new GoFamily(), new BlokusFamily(), new Connect4Family()));

    public static final List<GameFamily> ALL = LIST.families();

    private Games() {}

    public static List<String> names() {
        return LIST.names();
    }

    public static GameFamily family(String name) {
        return LIST.family(name);
    }

    /**
     * Creates a game.
     *
     * @param board size, komi and rules as text; keys that are absent have the game's defaults
     */
    public static GameKit<?, ?> of(String game, Map<String, String> board) {
        return LIST.of(game, board);
    }

    /** Creates a game with the defaults of a GTP engine. */
    public static GameKit<?, ?> ofEngine(String game, Map<String, String> board) {
        return LIST.ofEngine(game, board);
    }
}
