package moyo.blokus.playout;

import moyo.blokus.Bits;
import moyo.blokus.Growth;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;
import moyo.blokus.Side;

/** Covers as many cells of a set as it can. Silent when no corner is near any of them. */
final class CoverMerit implements Merit {
    private final Target target;
    private final long[] cells = new long[Bits.WORDS];

    CoverMerit(Target target) {
        this.target = target;
    }

    @Override
    public boolean look(Side own, Side other) {
        return target.mark(other, cells);
    }

    /**
     * Whether a placement that grows from a corner may reach one of the cells.
     *
     * @param shut what is shut around the corner
     */
    boolean isNear(int corner, long shut) {
        return (Growth.around(corner, cells, cells) & ~shut) != 0;
    }

    @Override
    public int worth(Side own, int placement) {
        long squares = Shapes.squares(Placements.shape(placement));
        return Long.bitCount(squares & Bits.window(cells, Placements.spot(placement)));
    }
}
