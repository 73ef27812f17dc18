package moyo.session.analysis;

import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;

/**
 * A position with its last search.
 *
 * @param <P> the positions of the game
 */
final class SearchedPosition<P extends Position<P>> {
    private final P position;
    private int searches;
    private Snapshot snapshot = Snapshot.EMPTY;

    SearchedPosition(P position) {
        this.position = position;
    }

    P position() {
        return position;
    }

    boolean isOver() {
        return position.isOver();
    }

    Snapshot snapshot() {
        return snapshot;
    }

    /** Searches the position unless it has been searched, or is over. */
    void search(Analyst<P> analyst, Budget budget, StopSignal stop) {
        search(0, analyst, budget, stop);
    }

    /** Replaces the first search by another one; does nothing the second time. */
    void searchAgain(Analyst<P> analyst, Budget budget, StopSignal stop) {
        search(1, analyst, budget, stop);
    }

    /** Drops the search, which fills memory. */
    void forget() {
        snapshot = Snapshot.EMPTY;
    }

    private void search(int before, Analyst<P> analyst, Budget budget, StopSignal stop) {
        if (searches == before && !isOver() && !stop.isRequested()) {
            analyst.analyse(position, Analyst.ALL_MOVES, budget, stop);
            snapshot = analyst.snapshot();
            searches++;
        }
    }
}
