package moyo.blokus.playout;

import moyo.blokus.Placements;
import moyo.blokus.Side;

/**
 * S: size. Five squares, the most there are. Silent when no such piece fits any more, or is hard to
 * find: which of the small ones comes first matters less, and others should have a say.
 */
record SizeMerit() implements Merit {
    static final int LARGEST = 5;

    @Override
    public boolean look(Side own, Side other) {
        return true;
    }

    @Override
    public int worth(Side own, int placement) {
        return Placements.size(placement) == LARGEST ? 1 : 0;
    }
}
