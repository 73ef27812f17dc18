package moyo.web.room;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import moyo.game.BadInput;
import moyo.game.Position;
import moyo.session.face.BoardFace;

/**
 * The score of a game whose moves are over, with its dead stones. Not thread-safe.
 *
 * @param <P> the positions of the game
 */
final class Counting<P extends Position<P>> {
    private final BoardFace<P> face;
    private final P end;

    /** The cells with dead stones. */
    private final Set<Integer> dead;

    Counting(BoardFace<P> face, P end, Collection<Integer> dead) {
        this.face = face;
        this.end = end;
        this.dead = new TreeSet<>(dead);
    }

    /** Marks the stones around a cell as dead, or as alive again. */
    void mark(int cell) {
        if (cell < 0 || cell >= face.shape().cells()) {
            throw new BadInput("cell %d is not on this board".formatted(cell));
        }
        List<Integer> group = face.group(end, cell);
        if (group.isEmpty()) {
            throw new BadInput("there is no stone");
        }
        if (dead.contains(cell)) {
            group.forEach(dead::remove);
        } else {
            dead.addAll(group);
        }
    }

    Outcome outcome() {
        double score = face.score(end, dead);
        return new Outcome(face.resultText(score), score, "score");
    }

    List<Integer> dead() {
        return List.copyOf(dead);
    }

    Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("text", outcome().text());
        json.put("dead", dead());
        json.put("owners", face.owners(end, dead));
        return json;
    }
}
