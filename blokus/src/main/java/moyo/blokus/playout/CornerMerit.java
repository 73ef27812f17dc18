package moyo.blokus.playout;

import moyo.blokus.Side;

/**
 * C: corners that are new, whatever it costs in old ones. Silent where the board is so full that
 * few can be made.
 */
final class CornerMerit implements Merit {
    static final int MANY = 4;

    @Override
    public boolean look(Side own, Side other) {
        return true;
    }

    @Override
    public int worth(Side own, int placement) {
        return own.newCorners(placement) - MANY + 1;
    }
}
