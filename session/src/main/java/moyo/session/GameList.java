package moyo.session;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.search.player.Setting;
import moyo.search.player.Settings;

/**
 * The games that a program offers. Libraries receive this list, so that they name no game.
 * Immutable.
 *
 * @param families all games; the first is the default
 */
public record GameList(List<GameFamily> families) {
    /** The fact of a {@link GameKit} that is the name of its family. */
    private static final String NAME = "name";

    public GameList {
        families = List.copyOf(families);
    }

    public List<String> names() {
        return families.stream().map(GameFamily::name).toList();
    }

    /**
     * Finds a game by its name for {@code --game}.
     *
     * @throws BadInput if there is none, with the nearest name
     */
    public GameFamily family(String name) {
        return families.stream()
                .filter(family -> family.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () -> new BadInput("unknown game '%s'; %s".formatted(name, hint(name))));
    }

    private String hint(String name) {
        return Nearest.to(name, names())
                .map(n -> "did you mean '" + n + "'?")
                .orElse("known are " + String.join(", ", names()));
    }

    /**
     * Creates a game.
     *
     * @param board size, komi and rules as text; absent keys have the game's defaults
     */
    public GameKit<?, ?> of(String game, Map<String, String> board) {
        GameFamily family = family(game);
        return family.with(settings(family, family.board(), board));
    }

    /** Creates a game with the defaults of a GTP engine. */
    public GameKit<?, ?> ofEngine(String game, Map<String, String> board) {
        GameFamily family = family(game);
        return family.with(settings(family, family.engineBoard(), board));
    }

    /**
     * Creates the game of a run's record: the inverse of {@link GameKit#facts}. Facts that are not
     * settings of the board are ignored, because they follow from the others.
     */
    public GameKit<?, ?> ofFacts(Map<String, ?> facts) {
        GameFamily family = family(String.valueOf(facts.get(NAME)));
        Map<String, String> board = new LinkedHashMap<>();
        for (Setting<?> setting : family.board()) {
            if (facts.containsKey(setting.key())) {
                board.put(setting.key(), String.valueOf(facts.get(setting.key())));
            }
        }
        return of(family.name(), board);
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
