package moyo.blokus.evaluation;

import java.util.stream.IntStream;
import moyo.blokus.Bits;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.game.Colour;
import moyo.search.evaluation.Influence;

/**
 * The dilation of {@link BouzyEvaluator}, cell by cell, for pictures: four dilations from the
 * corners of each side, which enter no covered cell. For one thread.
 */
public final class BouzyCells {
    private static final int DILATIONS = 4;

    /** The value that four dilations give a cell in the middle of many corners. */
    private static final double FULL = 24;

    /** A rim of one cell surrounds the board. */
    private static final int STRIDE = Cells.SIZE + 2;

    /** Returns the first player's values minus the second's by cell, from 1 to -1. */
    public double[] difference(BlokusPosition position) {
        Influence first = dilated(position, Colour.FIRST);
        Influence second = dilated(position, Colour.SECOND);
        double[] difference = new double[Cells.COUNT];
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (position.owner(cell) == BlokusPosition.NOBODY) {
                double value = (first.value(point(cell)) - second.value(point(cell))) / FULL;
                difference[cell] = Math.max(-1, Math.min(1, value));
            }
        }
        return difference;
    }

    private static int point(int cell) {
        return (Cells.y(cell) + 1) * STRIDE + Cells.x(cell) + 1;
    }

    private static Influence dilated(BlokusPosition position, int colour) {
        int[] open =
                IntStream.range(0, Cells.COUNT)
                        .filter(cell -> position.owner(cell) == BlokusPosition.NOBODY)
                        .toArray();
        Influence influence =
                new Influence(
                        IntStream.of(open).map(BouzyCells::point).toArray(),
                        new int[] {-STRIDE, -1, 1, STRIDE},
                        STRIDE * STRIDE);
        for (int cell : open) {
            int spot = Bits.spot(cell);
            if ((position.side(colour).cornersIn(Bits.word(spot)) >>> spot & 1) != 0) {
                influence.set(point(cell), 1);
            }
        }
        influence.dilate(DILATIONS);
        return influence;
    }
}
