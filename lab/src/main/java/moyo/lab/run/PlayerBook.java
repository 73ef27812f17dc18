package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Nearest;
import moyo.lab.play.Entrant;

/**
 * Named players from a YAML file: a spec as text, or {@code extends} another and settings of its
 * own.
 *
 * <pre>
 * players:
 *   base: fuego-style playouts=1000
 *   fast: {extends: base, playouts: 100}
 *   gnugo: gtp:gnugo --mode gtp --chinese-rules
 * </pre>
 */
public final class PlayerBook {
    private static final String EXTENDS = "extends";

    /** The maximum number of players of which each extends the next. */
    private static final int LONGEST_CHAIN = 100;

    private final Map<String, JsonNode> entries = new LinkedHashMap<>();

    /** A book without names: every text is a spec. */
    public static PlayerBook empty() {
        return new PlayerBook();
    }

    /**
     * Reads names and specs.
     *
     * @param players the object under {@code players:}
     */
    public static PlayerBook of(JsonNode players) {
        if (!players.isObject()) {
            throw new BadInput("'players' is not an object of names and specs");
        }
        PlayerBook book = new PlayerBook();
        players.properties().forEach(e -> book.entries.put(e.getKey(), e.getValue()));
        book.entries.keySet().forEach(book::resolve);
        return book;
    }

    public List<String> names() {
        return List.copyOf(entries.keySet());
    }

    /** Returns the player of that name, or the player of the spec. */
    public Entrant find(String text) {
        String name = text.strip();
        return entries.containsKey(name) ? new Entrant(name, resolve(name)) : Entrant.of(name);
    }

    private String resolve(String name) {
        return resolve(name, new ArrayList<>());
    }

    private String resolve(String name, List<String> asked) {
        if (asked.contains(name)) {
            throw new BadInput(
                    "player '%s' extends itself: %s".formatted(name, String.join(", ", asked)));
        }
        asked.add(name);
        if (asked.size() > LONGEST_CHAIN) {
            throw new BadInput(
                    "player '%s' extends '%s', and so on: more than %d players"
                            .formatted(asked.get(0), asked.get(1), LONGEST_CHAIN));
        }
        JsonNode entry = entries.get(name);
        if (entry == null) {
            throw unknown(name, asked);
        }
        if (entry.isTextual()) {
            return entry.asText().strip();
        }
        if (!entry.isObject() || !entry.path(EXTENDS).isTextual()) {
            throw new BadInput(
                    "player '%s' is neither a spec nor {extends: NAME, key: value}"
                            .formatted(name));
        }
        String parent = entry.path(EXTENDS).asText();
        StringBuilder spec =
                new StringBuilder(entries.containsKey(parent) ? resolve(parent, asked) : parent);
        if (Entrant.isOutside(spec.toString()) && entry.size() > 1) {
            throw new BadInput(
                    "player '%s' extends an outside engine, which has no settings here"
                            .formatted(name));
        }
        entry.properties()
                .forEach(
                        e -> {
                            if (!e.getKey().equals(EXTENDS)) {
                                spec.append(' ')
                                        .append(e.getKey())
                                        .append('=')
                                        .append(text(e.getValue()));
                            }
                        });
        return spec.toString();
    }

    /** Returns the text of a value; YAML reads {@code on} and {@code off} as booleans. */
    private static String text(JsonNode value) {
        return value.isBoolean() ? value.asBoolean() ? "on" : "off" : value.asText();
    }

    private BadInput unknown(String name, List<String> asked) {
        Optional<String> nearest = Nearest.to(name, names());
        return new BadInput(
                "unknown player '%s'%s%s"
                        .formatted(
                                name,
                                asked.size() > 1 ? " extended by '" + asked.get(0) + "'" : "",
                                nearest.map(n -> "; did you mean '" + n + "'?").orElse("")));
    }
}
