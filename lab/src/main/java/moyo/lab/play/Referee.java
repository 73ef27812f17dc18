package moyo.lab.play;

import java.util.List;
import moyo.game.Position;

/** Counts a finished game; not for the players to decide. */
interface Referee<P extends Position<P>> extends AutoCloseable {
    /**
     * A count.
     *
     * @param score the first player's
     * @param remark what is worth knowing about it, maybe empty
     */
    record Count(double score, String remark) {}

    Count count(P end, List<Integer> moves, List<Competitor<P>> players, long seed)
            throws Abandoned;

    /** Starts, if that is needed; complains if it cannot. */
    default void check() {}

    /** Makes a count under way end soon; for another thread. */
    default void abandon() {}

    @Override
    default void close() {}
}
