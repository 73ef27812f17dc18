package moyo.blokus;

import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * One colour: its pieces, its points, and its <em>open</em> placements, the list that playouts draw
 * from. Every legal placement is in the list, once. Others may be in it that were legal and are so
 * no more; they are thrown out when they come up, which costs less than to look for them after
 * every move. A list that is not empty holds a legal placement.
 *
 * <p>The board, an array of flags for each cell, belongs to the position. It is a bit longer than
 * the board is large, so that eight bits are never out of bounds.
 */
final class Side {
    static final int BOARD_LENGTH = 256;

    /** Flags of a cell; shifted left by the colour. May not be covered by this colour. */
    static final int FORBIDDEN = 1;

    /** All placements through this cell that were legal at some time are or were in the list. */
    static final int SEEN = 4;

    /** Covered by this colour. */
    static final int OWN = 16;

    private static final int ALL_PIECES = (1 << Piece.ALL.size()) - 1;

    private final int colour;
    private final char[] open = new char[Placements.CODES];
    private int openCount;
    private int pieces = ALL_PIECES;
    private int points;
    private boolean monominoLast;

    Side(int colour, byte[] board) {
        this.colour = colour;
        open(Cells.start(colour), board);
    }

    void copyFrom(Side source) {
        System.arraycopy(source.open, 0, open, 0, source.openCount);
        openCount = source.openCount;
        pieces = source.pieces;
        points = source.points;
        monominoLast = source.monominoLast;
    }

    /** Cells covered; no bonus. */
    int points() {
        return points;
    }

    boolean hasPiece(int piece) {
        return (pieces >>> piece & 1) != 0;
    }

    boolean isDone() {
        return pieces == 0;
    }

    /** Whether all pieces are placed, and the monomino came last. */
    boolean endedWithMonomino() {
        return monominoLast;
    }

    /** True once no placement is left; that is for good. */
    boolean isBlocked() {
        return openCount == 0;
    }

    boolean isLegal(int placement, byte[] board) {
        return fits(placement, board) && (flags(placement, board) & SEEN << colour) != 0;
    }

    /** Lays a piece on the board and opens what its corners offer. */
    void place(int placement, byte[] board) {
        long packed = Placements.PACKED[placement];
        int piece = (int) (packed >>> Placements.PIECE_SHIFT) & 31;
        pieces &= ~(1 << piece);
        points += (int) (packed >>> Placements.SIZE_SHIFT) & 7;
        monominoLast = pieces == 0 && piece == Piece.MONOMINO;
        int covered = FORBIDDEN | FORBIDDEN << 1 | OWN << colour;
        for (int i = 0; i < 40; i += 8) {
            board[(int) (packed >>> i) & 0xff] |= (byte) covered;
        }
        int next = placement << Placements.AROUND_SHIFT;
        int edgesEnd = next + ((int) (packed >>> Placements.EDGES_SHIFT) & 15);
        int cornersEnd = edgesEnd + ((int) (packed >>> Placements.CORNERS_SHIFT) & 15);
        while (next < edgesEnd) {
            board[Placements.AROUND[next++] & 0xff] |= (byte) (FORBIDDEN << colour);
        }
        while (next < cornersEnd) {
            open(Placements.AROUND[next++] & 0xff, board);
        }
    }

    /** Adds the placements that fit and cover {@code corner} and no cell seen before. */
    private void open(int corner, byte[] board) {
        int closed = (FORBIDDEN | SEEN) << colour;
        int[] nodes = Growth.NODES;
        char[] list = open;
        int count = openCount;
        int end = Growth.START[corner + 1];
        for (int i = Growth.START[corner]; i < end; ) {
            int node = nodes[i];
            if ((board[node & 0xff] & closed) != 0) {
                i += node >>> Growth.SKIP_SHIFT & Growth.SKIP_MASK;
            } else {
                int placement = node >>> Growth.PLACEMENT_SHIFT;
                list[count] = (char) placement;
                count += pieces >>> Placements.PIECE[placement] & 1;
                i++;
            }
        }
        openCount = count;
        board[corner] |= (byte) (SEEN << colour);
    }

    /** Throws out what is no longer legal from the end of the list up to a legal placement. */
    void settle(byte[] board) {
        while (openCount > 0 && !fits(open[openCount - 1], board)) {
            openCount--;
        }
    }

    /** Throws out all that is no longer legal. */
    void sweep(byte[] board) {
        int kept = 0;
        for (int i = 0; i < openCount; i++) {
            char placement = open[i];
            open[kept] = placement;
            kept += fits(placement, board) ? 1 : 0;
        }
        openCount = kept;
    }

    /** A legal placement, each as likely as the others; there must be one. */
    int draw(byte[] board, Rng rng) {
        while (true) {
            int i = rng.nextInt(openCount);
            int placement = open[i];
            if (fits(placement, board)) {
                return placement;
            }
            open[i] = open[--openCount];
        }
    }

    void addLegal(MoveList moves, byte[] board) {
        for (int i = 0; i < openCount; i++) {
            if (fits(open[i], board)) {
                moves.add(open[i]);
            }
        }
    }

    /** Whether the piece is there and the cells are not forbidden. */
    private boolean fits(int placement, byte[] board) {
        return hasPiece(Placements.PIECE[placement])
                && (flags(placement, board) & FORBIDDEN << colour) == 0;
    }

    /** What is flagged on any of the cells. */
    private static int flags(int placement, byte[] board) {
        long packed = Placements.PACKED[placement];
        return board[(int) packed & 0xff]
                | board[(int) (packed >>> 8) & 0xff]
                | board[(int) (packed >>> 16) & 0xff]
                | board[(int) (packed >>> 24) & 0xff]
                | board[(int) (packed >>> 32) & 0xff];
    }
}
