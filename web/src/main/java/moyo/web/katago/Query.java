package moyo.web.katago;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import moyo.game.Game;
import moyo.game.Position;

/**
 * A query that was understood. Immutable.
 *
 * @param turns the turns to analyse, each with its priority
 * @param warnings what has no effect, although the query asks for it
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
record Query<G extends Game<P>, P extends Position<P>>(
        String id,
        Course<G, P> course,
        SortedMap<Integer, Long> turns,
        Wish wish,
        List<Warning> warnings) {
    /** A warning about a field. */
    record Warning(String field, String text) {}

    Query {
        turns = Collections.unmodifiableSortedMap(new TreeMap<>(turns));
        warnings = List.copyOf(warnings);
    }
}
