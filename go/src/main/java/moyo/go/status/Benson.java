package moyo.go.status;

import java.util.Arrays;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.Stone;

/**
 * Unconditional life: the blocks of a colour that cannot be captured even if it always passes, and
 * their territory (Benson, Life in the Game of Go, 1976).
 *
 * <p>A region is a maximal connected set of points without stones of the colour. It is vital to a
 * block if all its empty points are liberties of the block. A block lives if it has two vital
 * regions that are surrounded by living blocks only.
 *
 * <p>Scratch space for boards of one geometry; nothing allocates after construction.
 */
public final class Benson {
    private final int[] offsets;

    private int regions;
    private final int[]
            region; // number of the region of a point, from 1; 0 for stones of the colour
    private final int[] points; // region by region
    private final int[] firstPoint;
    private final int[] border; // the blocks around the regions, region by region
    private final boolean[] isVital;
    private final int[] firstBorder;

    private final boolean[] isEnclosed;
    private final boolean[] isTerritory;
    private final int[] eyes;
    private final int[] label;

    public Benson(Geometry geometry) {
        int stride = geometry.stride();
        offsets = new int[] {-stride, -1, 1, stride};
        int n = geometry.pointCount();
        region = new int[geometry.arrayLength()];
        points = new int[n];
        firstPoint = new int[n + 2];
        border = new int[4 * n];
        isVital = new boolean[4 * n];
        firstBorder = new int[n + 2];
        isEnclosed = new boolean[n + 1];
        isTerritory = new boolean[n + 1];
        eyes = new int[geometry.arrayLength()];
        label = new int[geometry.arrayLength()];
    }

    /** Finds the living blocks of one colour; the queries below refer to the last call. */
    public void solve(GoBoard board, int stone) {
        findRegions(board, stone);
        findLife();
    }

    /**
     * As {@link #solve} with Fuego's restriction: a region counts only if the blocks around it are
     * one family, that is, linked by regions that are vital to both of two blocks. Finds slightly
     * fewer living blocks.
     */
    public void solveByFamilies(GoBoard board, int stone) {
        findRegions(board, stone);
        openRegionsBetweenFamilies();
        findLife();
    }

    /** Whether this block of the colour lives. */
    public boolean lives(int block) {
        return eyes[block] >= 2;
    }

    /** Whether a point is territory of living blocks, empty or with a dead stone on it. */
    public boolean isTerritory(int point) {
        return isTerritory[region[point]];
    }

    private void findRegions(GoBoard board, int stone) {
        Arrays.fill(region, 0);
        Arrays.fill(label, 0);
        regions = 0;
        for (int p : board.geometry().pointsInOrder()) {
            if (region[p] == 0 && board.stone(p) != stone) {
                isEnclosed[++regions] = true;
                fill(board, stone, p);
                findVital(board);
            }
        }
    }

    /** Collects the region of {@code start} and the blocks around it, each once. */
    private void fill(GoBoard board, int stone, int start) {
        int size = firstPoint[regions];
        int blocks = firstBorder[regions];
        region[start] = regions;
        points[size++] = start;
        for (int i = firstPoint[regions]; i < size; i++) {
            for (int offset : offsets) {
                int q = points[i] + offset;
                int b = board.block(q);
                if (board.stone(q) == stone) {
                    if (label[b] != regions) {
                        label[b] = regions;
                        border[blocks++] = b;
                    }
                } else if (board.stone(q) != Stone.EDGE && region[q] == 0) {
                    region[q] = regions;
                    points[size++] = q;
                }
            }
        }
        firstPoint[regions + 1] = size;
        firstBorder[regions + 1] = blocks;
    }

    private void findVital(GoBoard board) {
        for (int i = firstBorder[regions]; i < firstBorder[regions + 1]; i++) {
            isVital[i] = true;
            for (int k = firstPoint[regions]; k < firstPoint[regions + 1]; k++) {
                int p = points[k];
                isVital[i] &= board.stone(p) != Stone.EMPTY || board.isLiberty(border[i], p);
            }
        }
    }

    private void openRegionsBetweenFamilies() {
        for (int i = 0; i < firstBorder[regions + 1]; i++) {
            label[border[i]] = border[i];
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int r = 1; r <= regions; r++) {
                changed |= joinFamilies(r);
            }
        }
        for (int r = 1; r <= regions; r++) {
            for (int i = firstBorder[r]; i < firstBorder[r + 1]; i++) {
                isEnclosed[r] &= label[border[i]] == label[border[firstBorder[r]]];
            }
        }
    }

    /** Gives all blocks to which a region is vital the smallest of their labels. */
    private boolean joinFamilies(int r) {
        int least = Integer.MAX_VALUE;
        int greatest = 0;
        for (int i = firstBorder[r]; i < firstBorder[r + 1]; i++) {
            if (isVital[i]) {
                least = Math.min(least, label[border[i]]);
                greatest = Math.max(greatest, label[border[i]]);
            }
        }
        for (int i = firstBorder[r]; i < firstBorder[r + 1]; i++) {
            if (isVital[i]) {
                label[border[i]] = least;
            }
        }
        return greatest > least;
    }

    private void findLife() {
        do {
            countEyes();
        } while (openRegionsOfTheDead());
        for (int r = 1; r <= regions; r++) {
            isTerritory[r] = isEnclosed[r] && isVitalToSome(r);
        }
    }

    private void countEyes() {
        Arrays.fill(eyes, 0);
        for (int r = 1; r <= regions; r++) {
            for (int i = firstBorder[r]; isEnclosed[r] && i < firstBorder[r + 1]; i++) {
                eyes[border[i]] += isVital[i] ? 1 : 0;
            }
        }
    }

    /** Disqualifies regions adjacent to a block that may die; returns whether there was one. */
    private boolean openRegionsOfTheDead() {
        boolean changed = false;
        for (int r = 1; r <= regions; r++) {
            for (int i = firstBorder[r]; isEnclosed[r] && i < firstBorder[r + 1]; i++) {
                isEnclosed[r] = lives(border[i]);
                changed |= !isEnclosed[r];
            }
        }
        return changed;
    }

    private boolean isVitalToSome(int r) {
        for (int i = firstBorder[r]; i < firstBorder[r + 1]; i++) {
            if (isVital[i]) {
                return true;
            }
        }
        return false;
    }
}
