package moyo.lab.play;

import java.util.List;
import moyo.game.Position;

/** Counts a finished game; not for the players to decide. */
interface Referee<P extends Position<P>> extends AutoCloseable {
    /** The first player's score. */
    double score(P end, List<Integer> moves, List<Competitor<P>> players, long seed)
            throws Abandoned;

    @Override
    default void close() {}
}
