package moyo.search;

import java.util.function.IntPredicate;
import moyo.game.Position;

/**
 * A player whose thoughts can be watched.
 *
 * @param <P> the positions it understands
 */
public interface Analyst<P extends Position<P>> extends Player<P> {
    /** No restriction. */
    IntPredicate ALL_MOVES = move -> true;

    /**
     * Thinks about a position without choosing a move.
     *
     * @param allowed the moves worth a thought; if none is, all are
     */
    void analyse(P position, IntPredicate allowed, Budget budget, StopSignal stop);

    /** What is known now; from any thread, at any time, without stopping the search. */
    Snapshot snapshot();

    /** Whether the next thoughts keep count of who owns what: it costs a little. */
    void watchOwners(boolean watch);
}
