package moyo.search.evaluation;

import java.util.Arrays;

/**
 * Influence by mathematical morphology (Bouzy 2003, "Mathematical morphology applied to computer
 * Go"): a number for each point, positive for one side and negative for the other.
 *
 * <p>A <em>dilation</em> makes each side's zones grow: a point that is not negative and has no
 * negative neighbour gains one for each positive neighbour; and the same with the signs exchanged.
 * An <em>erosion</em> makes them shrink: the absolute value of a point falls by one for each
 * neighbour with another sign, down to zero. All points change at once.
 *
 * <p>For one thread; nothing allocates after construction.
 */
public final class Influence {
    private final int[] points;
    private final int[] offsets;
    private final boolean[] isPoint;
    private int[] value;
    private int[] next;

    /**
     * @param points the points of the board; other indices are off the board and do not count
     * @param offsets from a point to its neighbours; no sum may leave the array
     * @param arrayLength length of an array indexed by point
     */
    public Influence(int[] points, int[] offsets, int arrayLength) {
        this.points = points.clone();
        this.offsets = offsets.clone();
        isPoint = new boolean[arrayLength];
        for (int p : points) {
            isPoint[p] = true;
        }
        value = new int[arrayLength];
        next = new int[arrayLength];
    }

    /** Sets all points to zero. */
    public void clear() {
        Arrays.fill(value, 0);
    }

    public void set(int point, int to) {
        assert isPoint[point];
        value[point] = to;
    }

    public int value(int point) {
        return value[point];
    }

    public void dilate(int times) {
        for (int i = 0; i < times; i++) {
            for (int p : points) {
                next[p] = dilated(p);
            }
            swap();
        }
    }

    private int dilated(int p) {
        int above = 0;
        int below = 0;
        for (int offset : offsets) {
            int v = value[p + offset];
            above += v > 0 ? 1 : 0;
            below += v < 0 ? 1 : 0;
        }
        int here = value[p];
        if (here >= 0 && below == 0) {
            return here + above;
        }
        return here <= 0 && above == 0 ? here - below : here;
    }

    public void erode(int times) {
        for (int i = 0; i < times; i++) {
            for (int p : points) {
                next[p] = eroded(p);
            }
            swap();
        }
    }

    private int eroded(int p) {
        int here = value[p];
        int sign = Integer.signum(here);
        int others = 0;
        for (int offset : offsets) {
            int q = p + offset;
            others += isPoint[q] && Integer.signum(value[q]) != sign ? 1 : 0;
        }
        return sign * Math.max(0, Math.abs(here) - others);
    }

    /** Exchanges the two arrays; both are always zero off the board. */
    private void swap() {
        int[] old = value;
        value = next;
        next = old;
    }

    /** The sum over all points. */
    public int sum() {
        int sum = 0;
        for (int p : points) {
            sum += value[p];
        }
        return sum;
    }

    /** Number of positive points minus number of negative points. */
    public int balance() {
        int balance = 0;
        for (int p : points) {
            balance += Integer.signum(value[p]);
        }
        return balance;
    }
}
