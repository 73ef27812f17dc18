package moyo.web.room;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A line of the list of games.
 *
 * @param title the game and its board for people
 * @param labels who plays, for people
 * @param result null if the game is not over
 * @param blank whether nothing was ever played, set up or said
 */
record ListedGame(
        String id,
        String title,
        List<String> colours,
        List<String> labels,
        int moves,
        @Nullable String result,
        boolean blank,
        Instant updated) {
    Map<String, Object> json() {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", id);
        line.put("title", title);
        line.put("colours", colours);
        line.put("seats", labels);
        line.put("moves", moves);
        line.put("result", result);
        line.put("updated", updated.toString());
        return line;
    }
}
