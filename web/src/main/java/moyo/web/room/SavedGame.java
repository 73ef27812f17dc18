package moyo.web.room;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.web.room.clock.RoomClock;
import moyo.web.room.opponent.Seat;
import moyo.web.wire.Json;
import org.jspecify.annotations.Nullable;

/**
 * A game as it is on disk.
 *
 * @param facts the game and its board, as {@code GameKit.facts} has them
 * @param title the game and its board for people
 * @param colours the names of the colours
 * @param labels who plays, for people
 * @param moves the number of moves of the game
 * @param clocks a clock for each colour; none if the game has no clocks
 * @param record the record with all variations
 * @param ids the numbers of its nodes
 * @param head the number of the node after the last move of the game
 * @param blank whether nothing was ever played, set up or said
 * @param dead the cells with dead stones, when the game is being counted
 * @param outcome null if the game is not over
 */
record SavedGame(
        String id,
        Map<String, Object> facts,
        String title,
        List<String> colours,
        List<String> labels,
        int moves,
        Instant created,
        Instant updated,
        List<Seat> seats,
        List<RoomClock> clocks,
        String record,
        List<Integer> ids,
        int head,
        boolean blank,
        boolean counting,
        List<Integer> dead,
        boolean paused,
        @Nullable Outcome outcome) {

    private static final int VERSION = 1;

    /** Returns the form that {@link #read} reads. */
    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("version", VERSION);
        json.put("id", id);
        json.put("facts", facts);
        json.put("title", title);
        json.put("colours", colours);
        json.put("labels", labels);
        json.put("moves", moves);
        json.put("created", created.toString());
        json.put("updated", updated.toString());
        json.put("seats", seats.stream().map(Seat::json).toList());
        json.put("clocks", clocks.stream().map(RoomClock::json).toList());
        json.put("record", record);
        json.put("ids", ids);
        json.put("head", head);
        json.put("blank", blank);
        json.put("counting", counting);
        json.put("dead", dead);
        json.put("paused", paused);
        json.put("outcome", outcome == null ? null : outcome.json());
        return json;
    }

    /**
     * Reads a saved game.
     *
     * @throws BadInput if something is missing
     */
    static SavedGame read(Map<String, Object> json) {
        if (Json.integer(json, "version") != VERSION) {
            throw new BadInput("it is of another version of Moyo");
        }
        Map<String, Object> facts = Json.child(json, "facts");
        if (facts == null) {
            throw new BadInput("'facts' is missing");
        }
        List<Seat> seats = new ArrayList<>();
        Json.list(json, "seats").forEach(seat -> seats.add(Seat.read(seat)));
        List<RoomClock> clocks = new ArrayList<>();
        for (Object clock : Json.list(json, "clocks")) {
            clocks.add(RoomClock.read(clock instanceof Map<?, ?> map ? map : Map.of()));
        }
        Map<String, Object> outcome = Json.child(json, "outcome");
        if (seats.size() != 2 || !clocks.isEmpty() && clocks.size() != 2) {
            throw new BadInput("a game has two sides");
        }
        return new SavedGame(
                Json.text(json, "id"),
                facts,
                Json.text(json, "title"),
                texts(json, "colours"),
                texts(json, "labels"),
                Json.integer(json, "moves"),
                instant(json, "created"),
                instant(json, "updated"),
                seats,
                clocks,
                Json.text(json, "record"),
                Json.integers(json, "ids"),
                Json.integer(json, "head"),
                Json.flag(json, "blank"),
                Json.flag(json, "counting"),
                Json.integers(json, "dead"),
                Json.flag(json, "paused"),
                outcome == null ? null : outcome(outcome));
    }

    private static Outcome outcome(Map<String, Object> json) {
        Double score = json.get("score") instanceof Number number ? number.doubleValue() : null;
        return new Outcome(Json.text(json, "text"), score, Json.text(json, "reason"));
    }

    private static List<String> texts(Map<String, Object> json, String key) {
        return Json.list(json, key).stream().map(String::valueOf).toList();
    }

    private static Instant instant(Map<String, Object> json, String key) {
        try {
            return Instant.parse(Json.text(json, key));
        } catch (DateTimeException e) {
            throw new BadInput("'%s' is no time".formatted(key), e);
        }
    }

    /** Returns what the list of games shows. */
    ListedGame listed() {
        return new ListedGame(
                id,
                title,
                colours,
                labels,
                moves,
                outcome == null ? null : outcome.text(),
                blank,
                updated);
    }
}
