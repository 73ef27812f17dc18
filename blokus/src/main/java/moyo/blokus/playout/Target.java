package moyo.blokus.playout;

import java.util.Arrays;
import moyo.blokus.Bits;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.blokus.Side;

/**
 * The set of cells that a heuristic wants to cover; they need not be free. Targets that hinder the
 * opponent are void once the opponent is blocked.
 */
enum Target {
    /** B: the opponent's corners, where its next piece may be attached. */
    OPPONENT_CORNERS {
        @Override
        boolean mark(Side other, long[] cells) {
            for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
                cells[word] = other.cornersIn(word);
            }
            return !other.isBlocked();
        }
    },

    /** M: the 36 cells in the middle of the board; the start cells are two of its corners. */
    MIDDLE {
        @Override
        boolean mark(Side other, long[] cells) {
            System.arraycopy(CENTRE, 0, cells, 0, Bits.WORDS);
            return true;
        }
    },

    /** R: the cells that touch the opponent's last piece, by an edge or a corner. */
    AROUND_LAST {
        @Override
        boolean mark(Side other, long[] cells) {
            if (other.last() == 0 || other.isBlocked()) {
                return false;
            }
            Arrays.fill(cells, 0);
            Placements.addReach(cells, other.last());
            Placements.addCorners(cells, other.last());
            return true;
        }
    };

    private static final long[] CENTRE = new long[Bits.WORDS];

    static {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            if (isInTheMiddle(Cells.x(cell)) && isInTheMiddle(Cells.y(cell))) {
                Bits.add(CENTRE, Bits.spot(cell));
            }
        }
    }

    private static boolean isInTheMiddle(int line) {
        return line >= 4 && line < Cells.SIZE - 4;
    }

    /**
     * Writes the set; returns false if the target is void.
     *
     * @param other the side that is not to move
     */
    abstract boolean mark(Side other, long[] cells);
}
