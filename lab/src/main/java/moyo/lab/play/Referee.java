package moyo.lab.play;

import java.util.List;
import moyo.game.Position;

/** Counts a finished game. */
interface Referee<P extends Position<P>> extends AutoCloseable {
    /**
     * * The result of a count.
     *
     * @param score the first player's score
     * @param remark a remark about the count, may be empty
     */
    record Count(double score, String remark) {}

    Count count(P end, List<Integer> moves, List<Competitor<P>> players, long seed)
            throws Abandoned;

    /** Starts the engine if necessary; throws {@code BadInput} if that fails. */
    default void check() {}

    /** Makes the current count end soon; called from another thread. */
    default void abandon() {}

    @Override
    default void close() {}
}
