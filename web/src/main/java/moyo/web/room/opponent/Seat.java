package moyo.web.room.opponent;

import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.BadInput;
import org.jspecify.annotations.Nullable;

/** Who plays one side of a game on the page. */
public sealed interface Seat {
    /** A person at the page. */
    record Human() implements Seat {}

    /** One of the game's levels. */
    record AtLevel(int level) implements Seat {}

    /** A player of Moyo by its spec. */
    record Named(String player) implements Seat {}

    /** An outside engine that the operator has named. */
    record Outside(String engine) implements Seat {}

    /** Reads a seat of a request. */
    public static Seat read(Object json) {
        if (!(json instanceof Map<?, ?> seat)) {
            throw new BadInput("a seat is an object with a 'kind', such as {\"kind\":\"human\"}");
        }
        String kind = String.valueOf(seat.get("kind"));
        return switch (kind) {
            case "human" -> new Human();
            case "level" -> new AtLevel(level(seat.get("level")));
            case "player" -> new Named(text(seat.get("player"), "player"));
            case "engine" -> new Outside(text(seat.get("engine"), "engine"));
            default ->
                    throw new BadInput(
                            "unknown kind of seat '%s'; known are human, level, player, engine"
                                    .formatted(kind));
        };
    }

    private static int level(@Nullable Object value) {
        if (value instanceof Integer level) {
            return level;
        }
        throw new BadInput("level '%s' is not a whole number".formatted(value));
    }

    private static String text(@Nullable Object value, String key) {
        if (value instanceof String text && !text.isBlank()) {
            return text;
        }
        throw new BadInput("the seat has no '%s'".formatted(key));
    }

    /** Returns the form that {@link #read} reads. */
    default Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        if (this instanceof Human) {
            json.put("kind", "human");
        } else if (this instanceof AtLevel at) {
            json.put("kind", "level");
            json.put("level", at.level);
        } else if (this instanceof Named named) {
            json.put("kind", "player");
            json.put("player", named.player);
        } else if (this instanceof Outside outside) {
            json.put("kind", "engine");
            json.put("engine", outside.engine);
        }
        return json;
    }

    default boolean isHuman() {
        return this instanceof Human;
    }
}
