package moyo.lab.run;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import moyo.lab.record.JsonKind;
import moyo.lab.record.JsonShape;

/** The required fields of {@code run.json}; {@link RunPlan} checks their values. */
final class PlanShape {
    private static final int ANY_LENGTH = Integer.MAX_VALUE;
    private static final long MOST_GAMES = 100_000_000;

    private static final JsonKind SECONDS = JsonKind.number(0, 10_000_000);
    private static final JsonKind INT = JsonKind.whole(0, Integer.MAX_VALUE);
    private static final JsonKind FACT = (path, value) -> Optional.empty();

    private static final JsonShape TIME =
            new JsonShape()
                    .with(SECONDS, "perMove", "perGame", "margin", "hang")
                    .withOptional(SECONDS, "cpu");

    private static final JsonShape RULES =
            new JsonShape()
                    .with(TIME, "time")
                    .with(JsonKind.number(0, 1), "resignBelow")
                    .with(INT, "resignMoves", "maxMoves")
                    .with(JsonKind.TEXT, "referee");

    private static final JsonKind ENTRANT = new JsonShape().with(JsonKind.TEXT, "name", "spec");
    private static final JsonKind MATCHUP = new JsonShape().with(JsonKind.TEXT, "a", "b");

    private static final JsonShape PLAN =
            new JsonShape()
                    .with(JsonKind.TEXT, "name", "openings", "sprt")
                    .with(JsonKind.map(FACT), "game")
                    .with(JsonKind.list(ENTRANT, 1, ANY_LENGTH), "entrants")
                    .with(JsonKind.list(MATCHUP, 1, ANY_LENGTH), "matchups")
                    .with(JsonKind.whole(1, MOST_GAMES), "games")
                    .with(JsonKind.whole(Long.MIN_VALUE, Long.MAX_VALUE), "seed")
                    .with(RULES, "rules");

    private static final JsonShape FILE =
            new JsonShape()
                    .with(PLAN, "plan")
                    .withOptional(JsonKind.list(JsonKind.map(FACT), 0, ANY_LENGTH), "sessions");

    private PlanShape() {}

    /** Returns the error of the file; empty if it can be read. */
    static Optional<String> objection(JsonNode file) {
        return FILE.objection(file);
    }
}
