package moyo.app;

import java.util.List;
import java.util.Map;
import moyo.blokus.family.BlokusFamily;
import moyo.connect4.family.Connect4Family;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.go.family.GoFamily;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.session.GameFamily;
import moyo.session.GameKit;

/** The list of games. A new game is one more entry. */
final class Games {
    /** All games; the first is played unless another is asked for. */
    static final List<GameFamily> ALL =
            List.of(new GoFamily(), new BlokusFamily(), new Connect4Family());

    private Games() {}

    static List<String> names() {
        return ALL.stream().map(GameFamily::name).toList();
    }

    static GameFamily family(String name) {
        return ALL.stream()
                .filter(family -> family.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () -> new BadInput("unknown game '%s'; %s".formatted(name, hint(name))));
    }

    private static String hint(String name) {
        return Nearest.to(name, names())
                .map(n -> "did you mean '" + n + "'?")
                .orElse("known are " + String.join(", ", names()));
    }

    /**
     * A game.
     *
     * @param board size, komi and rules as text, as far as somebody gave them
     */
    static GameKit<?, ?> of(String game, Map<String, String> board) {
        GameFamily family = family(game);
        return family.with(settings(family, family.board(), board));
    }

    /** A game with the defaults of a GTP engine. */
    static GameKit<?, ?> ofEngine(String game, Map<String, String> board) {
        GameFamily family = family(game);
        return family.with(settings(family, family.engineBoard(), board));
    }

    private static Settings settings(
            GameFamily family, List<Setting<?>> known, Map<String, String> board) {
        Settings settings = Settings.defaults(known);
        for (Map.Entry<String, String> given : board.entrySet()) {
            if (known.stream().noneMatch(setting -> setting.key().equals(given.getKey()))) {
                throw new BadInput(
                        "%s knows no %s, such as '%s'"
                                .formatted(family.name(), given.getKey(), given.getValue()));
            }
            settings = settings.with(given.getKey(), given.getValue());
        }
        return settings;
    }
}
