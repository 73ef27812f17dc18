package moyo.lab.record;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Arrays;
import java.util.Optional;
import moyo.search.count.Counter;

/** The required fields of a line of {@code results.jsonl}. */
final class ResultShape {
    /** The largest count, so that sums over many games do not overflow. */
    private static final long MOST_COUNTED = 1_000_000_000_000_000L;

    private static final int MOST_PLIES = 10_000_000;
    private static final long MOST_SECONDS = 1_000_000_000;
    private static final int ANY_LENGTH = Integer.MAX_VALUE;

    private static final JsonKind INT = JsonKind.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
    private static final JsonKind PLIES = JsonKind.whole(0, MOST_PLIES);
    private static final JsonKind COUNT = JsonKind.whole(0, MOST_COUNTED);
    private static final JsonKind SECONDS = JsonKind.orNull(JsonKind.number(0, MOST_SECONDS));

    private static final JsonKind NOTE =
            new JsonShape()
                    .withOptional(JsonKind.TEXT, "per")
                    .withOptional(
                            JsonKind.oneOf(
                                    Arrays.stream(Counter.Use.values())
                                            .map(Enum::name)
                                            .toArray(String[]::new)),
                            "use");

    private static final JsonShape SHAPE =
            new JsonShape()
                    .with(JsonKind.TEXT, "run", "matchup", "first", "second", "reason")
                    .with(INT, "pair", "game")
                    .with(JsonKind.whole(Long.MIN_VALUE, Long.MAX_VALUE), "seed")
                    .with(JsonKind.oneOf("first", "second", "draw"), "result")
                    .with(JsonKind.orNull(JsonKind.number(-MOST_PLIES, MOST_PLIES)), "score")
                    .with(PLIES, "plies", "openingPlies")
                    .with(JsonKind.list(JsonKind.TEXT, 0, ANY_LENGTH), "moves")
                    .with(JsonKind.list(COUNT, 2, 2), "simulations")
                    .withOptional(JsonKind.list(PLIES, 2, 2), "thoughts")
                    .with(JsonKind.list(SECONDS, 2, 2), "cpuSeconds", "seconds", "longestMove")
                    .withOptional(orEmpty(JsonKind.map(COUNT)), "counts")
                    .withOptional(JsonKind.map(NOTE), "counters")
                    .withOptional(orEmpty(JsonKind.map(SECONDS)), "timedCpuSeconds")
                    .with(JsonKind.TEXT, "detail", "host", "commit", "when");

    private ResultShape() {}

    /** Two values, or none. */
    private static JsonKind orEmpty(JsonKind of) {
        JsonKind two = JsonKind.list(of, 2, 2);
        return (path, value) ->
                value.isArray() && value.isEmpty() ? Optional.empty() : two.objection(path, value);
    }

    /** Returns the error of a record; empty if it can be read. */
    static Optional<String> objection(JsonNode record) {
        Optional<String> objection = SHAPE.objection(record);
        if (objection.isPresent()) {
            return objection;
        }
        int plies = record.path("plies").intValue();
        int moves = record.path("moves").size();
        if (moves != plies && moves != 0) { // games may be kept without their moves
            return Optional.of(
                    "'moves' has %d moves, not as many as 'plies' says: %d"
                            .formatted(moves, plies));
        }
        return record.path("openingPlies").intValue() > plies
                ? Optional.of("'openingPlies' is more than 'plies', %d".formatted(plies))
                : Optional.empty();
    }
}
