package moyo.blokus;

import moyo.game.Colour;

/**
 * C: corners that are new, whatever it costs in old ones. Silent where the board is so full that
 * few can be made.
 */
final class CornerMerit implements Merit {
    static final int MANY = 4;

    private Side mover = new Side(Colour.FIRST);

    @Override
    public boolean look(Side own, Side other) {
        mover = own;
        return true;
    }

    @Override
    public int worth(int shape, int spot) {
        return mover.newCorners(shape, spot) - MANY + 1;
    }
}
