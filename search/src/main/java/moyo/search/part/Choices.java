package moyo.search.part;

import moyo.game.MoveList;

/** Tells among which moves chance made the last choice of a playout. */
public interface Choices {
    /**
     * Replaces the content of {@code moves}; empty if it does not tell. Some may be illegal: they
     * would have been refused.
     */
    void choices(MoveList moves);
}
