package moyo.web.room;

import java.util.LinkedHashMap;
import java.util.Map;
import moyo.game.Colour;
import org.jspecify.annotations.Nullable;

/**
 * How a game ended.
 *
 * @param text as in SGF: {@code B+3.5}, {@code W+R}, {@code 0}
 * @param score the first player's score; null if the game was not counted
 * @param reason score, resign or time
 */
record Outcome(String text, @Nullable Double score, String reason) {
    /** A side has resigned or lost on time. */
    static Outcome lostBy(int loser, String reason) {
        String winner = loser == Colour.FIRST ? "W" : "B";
        return new Outcome(winner + (reason.equals("time") ? "+T" : "+R"), null, reason);
    }

    /** The colour that won; null for a draw. */
    @Nullable Integer winner() {
        return text.startsWith("B")
                ? Integer.valueOf(Colour.FIRST)
                : text.startsWith("W") ? Integer.valueOf(Colour.SECOND) : null;
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("text", text);
        json.put("winner", winner());
        json.put("score", score);
        json.put("reason", reason);
        return json;
    }
}
