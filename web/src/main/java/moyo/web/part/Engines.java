package moyo.web.part;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.lab.yaml.Yaml;
import moyo.session.GameList;

/**
 * The outside engines that the operator has named in a file. The page knows their names only; a
 * command never comes from the page. Immutable.
 *
 * @param all the engines, in the order of the file
 */
public record Engines(List<Engine> all) {
    /** No engines. */
    public static final Engines NONE = new Engines(List.of());

    /** The key of the list in the file. */
    private static final String LIST = "engines";

    /**
     * An outside engine.
     *
     * @param name what the page shows
     * @param game the game that it plays
     * @param command the command that starts it, without the prefix {@code gtp:}
     */
    public record Engine(String name, String game, String command) {}

    public Engines {
        all = List.copyOf(all);
    }

    /**
     * Reads a file.
     *
     * @throws BadInput if it names no game of the program, or a name twice
     */
    public static Engines read(Path file, GameList games) {
        JsonNode root = Yaml.read(file);
        Yaml.checkNames(root, List.of(LIST), "'%s'".formatted(file));
        List<Engine> engines = new ArrayList<>();
        for (JsonNode node : root.path(LIST)) {
            String where = "'%s', engine %d".formatted(file, engines.size() + 1);
            Yaml.checkNames(node, List.of("name", "game", "command"), where);
            Engine engine =
                    new Engine(
                            text(node, "name", where),
                            games.family(text(node, "game", where)).name(),
                            text(node, "command", where));
            if (engines.stream().anyMatch(other -> other.name.equals(engine.name))) {
                throw new BadInput("%s: the name '%s' is taken".formatted(where, engine.name));
            }
            engines.add(engine);
        }
        return new Engines(engines);
    }

    private static String text(JsonNode node, String key, String where) {
        JsonNode value = node.get(key);
        if (value == null || !value.isTextual() || value.asText().isBlank()) {
            throw new BadInput("%s: '%s' is missing".formatted(where, key));
        }
        return value.asText().strip();
    }

    /**
     * Finds an engine of a game.
     *
     * @throws BadInput if there is none, with the names that there are
     */
    public Engine find(String name, String game) {
        List<Engine> known = all.stream().filter(engine -> engine.game.equals(game)).toList();
        return known.stream()
                .filter(engine -> engine.name.equals(name))
                .findFirst()
                .orElseThrow(() -> unknown(name, known.stream().map(Engine::name).toList()));
    }

    private static BadInput unknown(String name, List<String> known) {
        String hint =
                Nearest.to(name, known)
                        .map(n -> "did you mean '" + n + "'?")
                        .orElse(
                                known.isEmpty()
                                        ? "the operator has named none for this game"
                                        : "known are " + String.join(", ", known));
        return new BadInput("unknown engine '%s'; %s".formatted(name, hint));
    }
}
