package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.lab.play.Entrant;
import moyo.lab.yaml.Yaml;

/**
 * The YAML file of a tournament. Every key but {@code players}, {@code pool} and {@code gauntlet}
 * is the name of an option of the command line without the dashes.
 *
 * <pre>
 * size: 9
 * playouts: 500
 * games: 20                # for each two players
 * players:
 *   strong: fuego-style
 *   weak: {extends: strong, playouts: 100}
 *   gnugo: gtp:gnugo --mode gtp --chinese-rules
 * gauntlet: strong         # strong against all others; without it everybody against everybody
 * </pre>
 */
public final class TournamentFile {
    private static final String PLAYERS = "players";
    private static final String GAUNTLET = "gauntlet";
    private static final String POOL = "pool";

    private final String name;
    private final JsonNode node;
    private final PlayerBook book;

    private TournamentFile(String name, JsonNode node) {
        this.name = name;
        this.node = node;
        book = PlayerBook.of(node.path(PLAYERS));
    }

    /**
     * Reads a file.
     *
     * @param options the names of the options of the command line
     */
    public static TournamentFile read(Path file, List<String> options) {
        JsonNode node = Yaml.read(file);
        List<String> known =
                Stream.concat(Stream.of(PLAYERS, GAUNTLET, POOL), options.stream()).toList();
        Yaml.checkNames(node, known, "'" + file + "'");
        String fileName = String.valueOf(file.getFileName());
        return new TournamentFile(fileName.replaceAll("\\.ya?ml$", ""), node);
    }

    public String name() {
        return name;
    }

    /** Returns the options of the file as words of a command line. */
    public List<String> options() {
        List<String> typed = new ArrayList<>();
        node.properties()
                .forEach(
                        e -> {
                            if (!List.of(PLAYERS, GAUNTLET, POOL).contains(e.getKey())) {
                                if (!e.getValue().isValueNode()) {
                                    throw new BadInput(
                                            "'%s' is one value, not %s"
                                                    .formatted(e.getKey(), e.getValue()));
                                }
                                typed.add("--" + e.getKey());
                                typed.add(e.getValue().asText());
                            }
                        });
        return typed;
    }

    /** Returns the participants: the pool if there is one, otherwise all players of the file. */
    public List<Entrant> entrants() {
        List<Entrant> entrants = new ArrayList<>();
        for (String player : node.has(POOL) ? pool() : book.names()) {
            entrants.add(book.find(player));
        }
        if (entrants.size() < 2) {
            throw new BadInput("a tournament takes two players or more, not " + entrants.size());
        }
        return entrants;
    }

    private List<String> pool() {
        List<String> pool = new ArrayList<>();
        node.path(POOL).forEach(player -> pool.add(known(player.asText(), POOL)));
        return pool;
    }

    private String known(String player, String where) {
        if (!book.names().contains(player)) {
            String hint =
                    Nearest.to(player, book.names())
                            .map(n -> "; did you mean '" + n + "'?")
                            .orElse("");
            throw new BadInput("%s: no player is called '%s'%s".formatted(where, player, hint));
        }
        return player;
    }

    public List<Matchup> matchups() {
        return node.has(GAUNTLET)
                ? RunPlan.gauntlet(known(node.path(GAUNTLET).asText(), GAUNTLET), entrants())
                : RunPlan.roundRobin(entrants());
    }
}
