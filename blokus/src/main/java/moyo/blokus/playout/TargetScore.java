package moyo.blokus.playout;

import moyo.blokus.Bits;
import moyo.blokus.Growth;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;
import moyo.blokus.Side;

/** B, M, R: the number of covered cells of a {@link Target}. */
final class TargetScore implements PlacementScore {
    private final Target target;
    private final long[] cells = new long[Bits.WORDS];

    TargetScore(Target target) {
        this.target = target;
    }

    /** Finds the target cells in a position; returns false if the target is void. */
    boolean mark(Side other) {
        return target.mark(other, cells);
    }

    /**
     * Whether a placement that grows from a corner may cover one of the cells.
     *
     * @param shut the squares around the corner that may not be covered
     */
    boolean isNear(int corner, long shut) {
        return (Growth.around(corner, cells, cells) & ~shut) != 0;
    }

    @Override
    public int of(Side own, int placement) {
        long squares = Shapes.squares(Placements.shape(placement));
        return Long.bitCount(squares & Bits.window(cells, Placements.spot(placement)));
    }
}
