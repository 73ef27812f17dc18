package moyo.search.part;

import moyo.game.MoveList;

/** Lists the moves from which a playout policy drew its last move. */
public interface Choices {
    /**
     * Replaces the content of {@code moves} by these candidates; empty if the policy does not know
     * them. The list may contain illegal moves, which the policy would have rejected.
     */
    void choices(MoveList moves);
}
