package moyo.connect4;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds out by alpha-beta who wins a position of Connect Four if both sides play perfectly. A
 * transposition table is kept from one position to the next. For one thread.
 *
 * <p>The search never looks at positions in which the side to move completes a line at once: the
 * side before it avoids them, and if it cannot, it has lost.
 */
public final class Solver {
    /** The value of a column that is full. */
    public static final int ILLEGAL = -2;

    private static final int CELLS = Connect4Game.COLUMNS * Connect4Game.ROWS;
    private static final int[] CENTRE_FIRST = {3, 2, 4, 1, 5, 0, 6};

    private final SolverTable table;

    /** The columns to be tried, in order, by the number of stones. */
    private final long[][] moves = new long[CELLS + 1][Connect4Game.COLUMNS];

    private long nodes;

    /**
     * @param tableBits the table has 2^tableBits entries of 8 bytes
     */
    public Solver(int tableBits) {
        table = new SolverTable(tableBits);
    }

    /** The positions searched so far. */
    public long nodes() {
        return nodes;
    }

    /** The value of a position for the side to move: 1 if it wins, 0 for a draw, -1. */
    public int value(Connect4Position position) {
        if (position.isOver()) {
            return position.score() == 0 ? 0 : -1; // the side that moved last has won
        }
        return value(position.own(), position.stones());
    }

    /**
     * The values of all moves for the side that makes them, by column; {@link #ILLEGAL} where a
     * column is full. The position must not be over.
     */
    public List<Integer> moveValues(Connect4Position position) {
        List<Integer> values = new ArrayList<>();
        for (int column = 0; column < Connect4Game.COLUMNS; column++) {
            values.add(moveValue(position.own(), position.stones(), column));
        }
        return values;
    }

    private int moveValue(long own, long stones, int column) {
        if (Bitboard.isFull(stones, column)) {
            return ILLEGAL;
        }
        long stone = Bitboard.drop(stones, column);
        if (Bitboard.hasFour(own | stone)) {
            return 1;
        }
        return -value(own ^ stones, stones | stone);
    }

    private int value(long own, long stones) {
        if (stones == Bitboard.BOARD) {
            return 0;
        }
        if ((Bitboard.completions(own, stones) & openCells(stones)) != 0) {
            return 1;
        }
        return search(own, stones, 0, 1) > 0 ? 1 : search(own, stones, -1, 0) < 0 ? -1 : 0;
    }

    private static long openCells(long stones) {
        return stones + Bitboard.BOTTOM & Bitboard.BOARD;
    }

    /** The value, exact within the window from alpha to beta. */
    private int search(long own, long stones, int alpha, int beta) {
        nodes++;
        long cells = safeCells(own, stones);
        if (cells == 0) {
            return -1;
        }
        int count = Long.bitCount(stones);
        if (count >= CELLS - 2) {
            return 0; // the opponent cannot complete a line with the last stone
        }
        long code = own | stones + Bitboard.BOTTOM;
        int known = table.bounds(code);
        int low = Math.max(SolverTable.low(known), lowest(own));
        int high = Math.min(SolverTable.high(known), highest(own, stones));
        if (low >= beta || low >= high) {
            return low;
        }
        if (high <= alpha) {
            return high;
        }
        int best = tryAll(own, stones, cells, Math.max(alpha, low), Math.min(beta, high));
        if (best <= alpha) {
            table.put(code, low, best);
        } else {
            table.put(code, best, best >= beta ? high : best);
        }
        return best;
    }

    /** Not a loss if the opponent cannot fill a line any more. */
    private static int lowest(long own) {
        return Bitboard.hasFour(Bitboard.BOARD & ~own) ? -1 : 0;
    }

    /** Not a win if every line has a stone of the opponent. */
    private static int highest(long own, long stones) {
        return Bitboard.hasFour(Bitboard.BOARD & ~(own ^ stones)) ? 1 : 0;
    }

    /** The cells after which the opponent cannot complete a line at once; 0 if there is none. */
    private static long safeCells(long own, long stones) {
        long open = openCells(stones);
        long threats = Bitboard.completions(own ^ stones, stones);
        long forced = open & threats;
        if (forced != 0) {
            if ((forced & forced - 1) != 0) {
                return 0;
            }
            open = forced;
        }
        return open & ~(threats >>> 1);
    }

    private int tryAll(long own, long stones, long cells, int alpha, int beta) {
        long[] order = moves[Long.bitCount(stones)];
        int count = sort(own, stones, cells, order);
        int best = -1;
        for (int i = 0; i < count && best < beta; i++) {
            int value = -search(own ^ stones, stones | order[i], -beta, -Math.max(alpha, best));
            best = Math.max(best, value);
        }
        return best;
    }

    /** Puts cells that make many threats first, and of equal ones those near the centre. */
    private static int sort(long own, long stones, long cells, long[] order) {
        int count = 0;
        long used = 0; // threats of the cells in order, four bits each
        for (int column : CENTRE_FIRST) {
            long cell = Bitboard.drop(stones, column) & cells;
            if (cell == 0) {
                continue;
            }
            int threats = Long.bitCount(Bitboard.completions(own | cell, stones | cell));
            int at = count++;
            while (at > 0 && (used >>> 4 * (at - 1) & 15) < threats) {
                order[at] = order[at - 1];
                used = used & ~(15L << 4 * at) | (used >>> 4 * (at - 1) & 15) << 4 * at;
                at--;
            }
            order[at] = cell;
            used = used & ~(15L << 4 * at) | (long) Math.min(15, threats) << 4 * at;
        }
        return count;
    }
}
