package moyo.blokus.pattern;

import java.util.Arrays;
import moyo.blokus.Bits;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;
import moyo.net.perceptron.Perceptron;

/**
 * The patterns of a position as one side sees it, and those after a placement. For one thread;
 * never allocates after construction.
 */
public final class PatternBoard {
    private final short[] codes = new short[Windows.COUNT];

    /** What a placement adds to the code of each window; all 0 between two calls. */
    private final short[] added = new short[Windows.COUNT];

    /** The windows with an addition. */
    private final short[] touched = new short[Windows.COUNT];

    /**
     * Reads a position.
     *
     * @param view the colour whose cells are "own"
     */
    public void read(BlokusPosition position, int view) {
        Arrays.fill(codes, (short) 0);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int owner = position.owner(cell);
            if (owner != BlokusPosition.NOBODY) {
                add(Bits.spot(cell), owner == view ? Patterns.OWN : Patterns.ENEMY);
            }
        }
    }

    private void add(int spot, int state) {
        short[] windows = Windows.of(spot);
        short[] powers = Windows.powers(spot);
        for (int i = 0; i < windows.length; i++) {
            codes[windows[i]] += (short) (state * powers[i]);
        }
    }

    /** Adds the number of windows of each pattern to the counts. */
    public void count(int[] counts) {
        for (int window = 0; window < Windows.COUNT; window++) {
            counts[Windows.pattern(window, codes[window])]++;
        }
    }

    /** Adds the patterns of all windows to the sums of a network. */
    void sum(Perceptron network, float[] sums) {
        for (int window = 0; window < Windows.COUNT; window++) {
            network.add(Windows.pattern(window, codes[window]), 1, sums);
        }
    }

    /** Changes the sums of a network to those after a placement of the other side. */
    void exchange(int placement, Perceptron network, float[] sums) {
        int size = touch(placement);
        for (int i = 0; i < size; i++) {
            int window = touched[i];
            int code = codes[window];
            network.exchange(
                    Windows.pattern(window, code),
                    Windows.pattern(window, code + added[window]),
                    sums);
            added[window] = 0;
        }
    }

    /** Finds what a placement adds to the windows; returns their number. */
    private int touch(int placement) {
        int size = 0;
        long squares = Shapes.squares(Placements.shape(placement));
        for (int first = Placements.spot(placement); squares != 0; squares &= squares - 1) {
            int spot = first + Long.numberOfTrailingZeros(squares);
            short[] windows = Windows.of(spot);
            short[] powers = Windows.powers(spot);
            for (int i = 0; i < windows.length; i++) {
                int window = windows[i];
                if (added[window] == 0) {
                    touched[size++] = (short) window;
                }
                added[window] += (short) (Patterns.ENEMY * powers[i]);
            }
        }
        return size;
    }
}
