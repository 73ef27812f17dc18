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
 * A player whose search can be observed while it runs.
 *
 * @param <P> the positions it understands
 */
public interface Analyst<P extends Position<P>> extends Player<P> {
    /** No restriction. */
    IntPredicate ALL_MOVES = NodeWriter.ALL_MOVES;

    /**
     * Searches a position without choosing a move.
     *
     * @param allowed the moves to search at the root; if no legal move is among them, all are
     *     searched
     */
    void analyse(P position, IntPredicate allowed, Budget budget, StopSignal stop);

    /** The current state of the search; from any thread, at any time, without stopping it. */
    Snapshot snapshot();

    /**
     * The terms of the selection formula for a move of the position last searched; empty if the
     * search has no such move. Not to be called during a search.
     */
    Optional<Explanation> explain(int move);

    /** Whether the next searches record ownership, which costs some time. */
    void watchOwners(boolean watch);
}
