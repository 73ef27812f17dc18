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
    /** All games; the first is played unless another is asked for. */
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
     * A game.
     *
     * @param board size, komi and rules as text, as far as somebody gave them
     */
    public static GameKit<?, ?> of(String game, Map<String, String> board) {
        return LIST.of(game, board);
    }

    /** A game with the defaults of a GTP engine. */
    public static GameKit<?, ?> ofEngine(String game, Map<String, String> board) {
        return LIST.ofEngine(game, board);
    }
}
