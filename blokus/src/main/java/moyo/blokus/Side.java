package moyo.blokus;

import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * One colour: its pieces, its points, its view of the board, and its <em>open</em> placements, the
 * list that playouts draw from. Every legal placement is in the list, once. Others may be in it
 * that were legal and are so no more; to throw them out now and then costs less than to look for
 * them after every move. A list that is not empty holds a legal placement.
 *
 * <p>In here placements are known by their lies ({@link Shapes}).
 */
final class Side {
    private static final int ALL_PIECES = (1 << Piece.ALL.size()) - 1;

    /** How often to try one by one, before the whole list is swept. */
    private static final int TRIES = 3;

    /** The spots it covers. */
    private final long[] own = new long[Bits.WORDS];

    /** The spots it may not cover: those covered, and those beside its own. */
    private final long[] forbidden = new long[Bits.WORDS];

    /** The forbidden spots, and those whose placements were entered into the list. */
    private final long[] closed = new long[Bits.WORDS];

    private final char[] open = new char[Placements.CODES];
    private int openCount;
    private int pieces = ALL_PIECES;
    private int points;
    private boolean monominoLast;

    Side(int colour) {
        Bits.fillRim(forbidden);
        Bits.fillRim(closed);
        open(Bits.spot(Cells.start(colour)));
    }

    void copyFrom(Side source) {
        System.arraycopy(source.own, 0, own, 0, Bits.WORDS);
        System.arraycopy(source.forbidden, 0, forbidden, 0, Bits.WORDS);
        System.arraycopy(source.closed, 0, closed, 0, Bits.WORDS);
        System.arraycopy(source.open, 0, open, 0, source.openCount);
        openCount = source.openCount;
        pieces = source.pieces;
        points = source.points;
        monominoLast = source.monominoLast;
    }

    boolean owns(int cell) {
        return Bits.contains(own, Bits.spot(cell));
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

    /** Cells covered; no bonus. */
    int points() {
        return points;
    }

    /** True once no placement is left; that is for good. */
    boolean isBlocked() {
        return openCount == 0;
    }

    boolean isLegal(int placement) {
        int lie = Placements.LIE[placement];
        long squares = Shapes.SQUARES[lie >>> Shapes.SHAPE_SHIFT];
        return fits(lie) && (Bits.window(closed, lie & Shapes.SPOT_MASK) & squares) != 0;
    }

    /** Adds the legal placements to a list. */
    void addLegal(MoveList moves) {
        for (int i = 0; i < openCount; i++) {
            if (fits(open[i])) {
                moves.add(Placements.OF_LIE[open[i]]);
            }
        }
    }

    /** Lays a piece on the board and opens what its corners offer. */
    void place(int placement) {
        int lie = Placements.LIE[placement];
        int shape = lie >>> Shapes.SHAPE_SHIFT;
        int spot = lie & Shapes.SPOT_MASK;
        int piece = Shapes.PIECE[shape];
        pieces &= ~(1 << piece);
        points += Shapes.SIZE[shape];
        monominoLast = pieces == 0 && piece == Piece.MONOMINO;
        Bits.add(own, spot, Shapes.SQUARES[shape]);
        int margin = spot - Shapes.MARGIN;
        forbid(margin, Shapes.REACH[shape]);
        forbid(margin + 64, Shapes.REACH_ON[shape]);
        openCorners(margin, Shapes.CORNERS[shape]);
        openCorners(margin + 64, Shapes.CORNERS_ON[shape]);
    }

    /** The other side lays a piece. */
    void suffer(int placement) {
        int lie = Placements.LIE[placement];
        forbid(lie & Shapes.SPOT_MASK, Shapes.SQUARES[lie >>> Shapes.SHAPE_SHIFT]);
    }

    private void forbid(int spot, long bits) {
        Bits.add(forbidden, spot, bits);
        Bits.add(closed, spot, bits);
    }

    private void openCorners(int spot, long bits) {
        for (long left = bits & ~Bits.window(closed, spot); left != 0; left &= left - 1) {
            open(spot + Long.numberOfTrailingZeros(left));
        }
    }

    /** Adds the placements that cover {@code spot} and nothing closed. */
    private void open(int spot) {
        long around = Growth.around(closed, spot);
        long[] nodes = Growth.NODES;
        char[] list = open;
        int count = openCount;
        for (int i = 0; i < nodes.length; ) {
            long node = nodes[i];
            if ((around >>> node & 1) != 0) {
                i += (int) (node >>> Growth.SKIP_SHIFT) & Growth.SKIP_MASK;
            } else {
                list[count] = (char) ((int) (node >>> Growth.LIE_SHIFT) - Growth.BIAS + spot);
                count += pieces >>> (int) (node >>> Growth.PIECE_SHIFT) & 1;
                i++;
            }
        }
        openCount = count;
        Bits.add(closed, spot);
    }

    /** Makes sure that a list that is not empty holds a legal placement. */
    void settle() {
        for (int tries = 0; tries < TRIES; tries++) {
            if (openCount == 0 || fits(open[openCount - 1])) {
                return;
            }
            openCount--;
        }
        sweep();
    }

    /** Throws out all that is no longer legal. */
    void sweep() {
        char[] list = open;
        int kept = 0;
        for (int i = 0; i < openCount; i++) {
            char lie = list[i];
            list[kept] = lie;
            kept += fits(lie) ? 1 : 0;
        }
        openCount = kept;
    }

    /** A legal placement, each as likely as the others; there must be one. */
    int draw(Rng rng) {
        for (int tries = 0; tries < TRIES; tries++) {
            int lie = open[rng.nextInt(openCount)];
            if (fits(lie)) {
                return Placements.OF_LIE[lie];
            }
        }
        sweep();
        return Placements.OF_LIE[open[rng.nextInt(openCount)]];
    }

    /** Whether the piece is there and nothing is in the way. */
    private boolean fits(int lie) {
        int shape = lie >>> Shapes.SHAPE_SHIFT;
        long hit = Bits.window(forbidden, lie & Shapes.SPOT_MASK) & Shapes.SQUARES[shape];
        int missing = ~pieces >>> Shapes.PIECE[shape] & 1;
        return (hit | missing) == 0;
    }
}
