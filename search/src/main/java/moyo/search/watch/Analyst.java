package moyo.search.watch;

import java.util.Optional;
import java.util.function.IntPredicate;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.NodeWriter;
import moyo.search.player.Player;
import moyo.search.selection.Explanation;

/**
 * A player whose search can be watched.
 *
 * @param <P> the positions it understands
 */
public interface Analyst<P extends Position<P>> extends Player<P> {
    /** No restriction. */
    IntPredicate ALL_MOVES = NodeWriter.ALL_MOVES;

    /**
     * Thinks about a position without choosing a move.
     *
     * @param allowed the moves worth a thought; if none is, all are
     */
    void analyse(P position, IntPredicate allowed, Budget budget, StopSignal stop);

    /** What is known now; from any thread, at any time, without stopping the search. */
    Snapshot snapshot();

    /**
     * How the selection rule judges a move of the position last searched; empty if the search has
     * no such move. Not while it searches.
     */
    Optional<Explanation> explain(int move);

    /** Whether the next thoughts keep count of who owns what: it costs a little. */
    void watchOwners(boolean watch);
}
