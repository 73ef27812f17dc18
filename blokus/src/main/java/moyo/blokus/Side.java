package moyo.blokus;

import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * One colour: its pieces, its points, and its view of the board. The legal placements grow ({@link
 * Growth}) from <em>corners</em>: spots that are diagonal to an own piece, or the start, and not
 * forbidden. A placement that covers several corners counts for the first of them.
 *
 * <p>Playouts draw by guessing, as long as that is likely to succeed; so the many placements of the
 * opening are never listed. Late in the game the few that are left are listed once, and the list is
 * kept up to date.
 */
public final class Side {
    private static final int ALL_PIECES = (1 << Piece.ALL.size()) - 1;

    /** How often to guess a placement before all of them are listed; see {@code PlayoutSpeed}. */
    private static final int GUESSES = 128;

    private static final long LOW_HALF = 0xffff_ffffL;

    /** The spots it covers. */
    private final long[] own = new long[Bits.WORDS];

    /** The spots it may not cover: those covered, and those beside its own. */
    private final long[] forbidden = new long[Bits.WORDS];

    /** The forbidden spots and the corners. */
    private final long[] closed = new long[Bits.WORDS];

    private int pieces = ALL_PIECES;
    private int points;
    private int last;
    private boolean monominoLast;

    /**
     * If {@link #isListed}, every legal placement, once. Others may be there that were legal and
     * are so no more; they are thrown out when they come up.
     */
    private final MoveList open = new MoveList(Placements.CODES);

    private boolean isListed;

    /** The corners and what is shut around them, for a draw. */
    private final int[] corners = new int[Cells.COUNT];

    private final long[] shut = new long[Cells.COUNT];

    Side(int colour) {
        Bits.fillRim(forbidden);
        Bits.fillRim(closed);
        Bits.add(closed, Bits.spot(Cells.start(colour)));
    }

    /** The start is no corner any more: a first piece may be set up anywhere. */
    void leaveStart(int colour) {
        int start = Bits.spot(Cells.start(colour));
        if (!Bits.contains(forbidden, start)) {
            closed[Bits.word(start)] &= ~(1L << start);
        }
    }

    void copyFrom(Side source) {
        System.arraycopy(source.own, 0, own, 0, Bits.WORDS);
        System.arraycopy(source.forbidden, 0, forbidden, 0, Bits.WORDS);
        System.arraycopy(source.closed, 0, closed, 0, Bits.WORDS);
        pieces = source.pieces;
        points = source.points;
        last = source.last;
        monominoLast = source.monominoLast;
        isListed = source.isListed;
        if (isListed) {
            open.copyFrom(source.open);
        }
    }

    boolean owns(int cell) {
        return Bits.contains(own, Bits.spot(cell));
    }

    /** The spots it covers, in one word of a set. */
    public long ownIn(int word) {
        return own[word];
    }

    /** The spots it may not cover; not to be changed. */
    public long[] forbidden() {
        return forbidden;
    }

    /** Whether a piece has not been placed yet. */
    public boolean hasPiece(int piece) {
        return (pieces >>> piece & 1) != 0;
    }

    boolean isDone() {
        return pieces == 0;
    }

    /** Whether all pieces are placed, and the monomino came last. */
    boolean endedWithMonomino() {
        return monominoLast;
    }

    /** Its last placement; 0 if it has none. */
    public int last() {
        return last;
    }

    /** Cells covered; no bonus. */
    int points() {
        return points;
    }

    /** True once no placement is left; that is for good. */
    public boolean isBlocked() {
        return isListed ? !anyListed() : !anyGrows();
    }

    private boolean anyListed() {
        for (int i = open.size() - 1; i >= 0; i--) {
            if (fits(open.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean anyGrows() {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            for (long left = cornersIn(word); left != 0; left &= left - 1) {
                long shutAround = shutAround(Bits.spot(word, left));
                if (Growth.next(0, shutAround, pieces) < Growth.NODES.length) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The corners in one word of a set. */
    public long cornersIn(int word) {
        return closed[word] & ~forbidden[word];
    }

    /** The squares around a corner that are forbidden, or corners before it. */
    private long shutAround(int corner) {
        return Growth.around(corner, closed, forbidden) & ~Growth.CENTRE;
    }

    /** Whether a placement can be made now. */
    public boolean isLegal(int placement) {
        int lie = Placements.LIE[placement];
        long squares = Shapes.SQUARES[lie >>> Shapes.SHAPE_SHIFT];
        return fits(placement) && (Bits.window(closed, lie & Shapes.SPOT_MASK) & squares) != 0;
    }

    /** Whether the piece is there and nothing is in the way. */
    public boolean fits(int placement) {
        int lie = Placements.LIE[placement];
        int shape = lie >>> Shapes.SHAPE_SHIFT;
        long hit = Bits.window(forbidden, lie & Shapes.SPOT_MASK) & Shapes.SQUARES[shape];
        int missing = ~pieces >>> Shapes.PIECE[shape] & 1;
        return (hit | missing) == 0;
    }

    /** How many corners a placement would add. */
    public int newCorners(int placement) {
        int shape = Placements.shape(placement);
        int margin = Placements.spot(placement) - Shapes.MARGIN;
        return Long.bitCount(Shapes.CORNERS[shape] & ~Bits.window(closed, margin))
                + Long.bitCount(Shapes.CORNERS_ON[shape] & ~Bits.window(closed, margin + 64));
    }

    /** Adds the legal placements to a list. */
    public void addLegal(MoveList moves) {
        if (isListed) {
            addListed(moves);
        } else {
            addGrown(moves);
        }
    }

    private void addListed(MoveList moves) {
        for (int i = 0; i < open.size(); i++) {
            if (fits(open.get(i))) {
                moves.add(open.get(i));
            }
        }
    }

    private void addGrown(MoveList moves) {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            for (long left = cornersIn(word); left != 0; left &= left - 1) {
                int corner = Bits.spot(word, left);
                grow(corner, shutAround(corner), moves);
            }
        }
    }

    private void grow(int corner, long shutAround, MoveList moves) {
        int end = Growth.NODES.length;
        for (int i = Growth.next(0, shutAround, pieces);
                i < end;
                i = Growth.next(i + 1, shutAround, pieces)) {
            moves.add(Growth.placement(i, corner));
        }
    }

    /** Lays a piece on the board. */
    void place(int placement) {
        int lie = Placements.LIE[placement];
        int shape = lie >>> Shapes.SHAPE_SHIFT;
        int spot = lie & Shapes.SPOT_MASK;
        int piece = Shapes.PIECE[shape];
        pieces &= ~(1 << piece);
        points += Shapes.SIZE[shape];
        last = placement;
        monominoLast = pieces == 0 && piece == Piece.MONOMINO;
        Bits.add(own, spot, Shapes.SQUARES[shape]);
        int margin = spot - Shapes.MARGIN;
        forbid(margin, Shapes.REACH[shape]);
        forbid(margin + 64, Shapes.REACH_ON[shape]);
        addCorners(margin, Shapes.CORNERS[shape]);
        addCorners(margin + 64, Shapes.CORNERS_ON[shape]);
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

    /** Notes new corners; a list gains what covers them and no older corner. */
    private void addCorners(int spot, long bits) {
        if (!isListed) {
            Bits.add(closed, spot, bits);
            return;
        }
        for (long left = bits & ~Bits.window(closed, spot); left != 0; left &= left - 1) {
            int corner = spot + Long.numberOfTrailingZeros(left);
            grow(corner, Growth.around(corner, closed, closed), open);
            Bits.add(closed, corner);
        }
    }

    /** A legal placement, each as likely as the others; there must be one. */
    int draw(Rng rng) {
        return draw(isListed ? 0 : survey(), rng);
    }

    /**
     * A legal placement, each as likely as the others; there must be one.
     *
     * @param count the number of corners of the last survey, if the placements are not listed
     */
    public int draw(int count, Rng rng) {
        if (!isListed) {
            int guess = guess(count, rng);
            if (guess != 0) {
                return guess;
            }
            list(count);
        }
        while (true) {
            int i = rng.nextInt(open.size());
            int placement = open.get(i);
            if (fits(placement)) {
                return placement;
            }
            open.removeAt(i);
        }
    }

    /** Guesses twice with every random number; 0 if luck fails. */
    private int guess(int count, Rng rng) {
        for (int i = 0; i < GUESSES; i += 2) {
            long random = rng.nextLong();
            int placement = guess(count, random >>> 32);
            if (placement == 0) {
                placement = guess(count, random & LOW_HALF);
            }
            if (placement != 0) {
                return placement;
            }
        }
        return 0;
    }

    /**
     * A corner and one of the lies around it, or 0 if that is not legal. The product of 32 random
     * bits and the number of corners is a corner and a fraction, which makes a node.
     */
    private int guess(int count, long random) {
        long product = random * count;
        int corner = (int) (product >>> 32);
        int node = (int) ((product & LOW_HALF) * Growth.NODES.length >>> 32);
        return grows(corner, node) ? Growth.placement(node, corners[corner]) : 0;
    }

    /**
     * Whether a node of {@link Growth} is a legal placement, as far as it grows from there.
     *
     * @param corner its index in the last survey
     */
    public boolean grows(int corner, int node) {
        return (Growth.SQUARES[node] & shut[corner]) == 0 && hasPiece(Growth.piece(node));
    }

    /** Looks at all corners; returns how many there are, for {@link #corner} and {@link #shut}. */
    public int survey() {
        int count = 0;
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            for (long left = cornersIn(word); left != 0; left &= left - 1) {
                int corner = Bits.spot(word, left);
                corners[count] = corner;
                shut[count++] = shutAround(corner);
            }
        }
        return count;
    }

    /** A corner of the last survey. */
    public int corner(int index) {
        return corners[index];
    }

    /** What is shut around it. */
    public long shut(int index) {
        return shut[index];
    }

    /** Whether the placements are listed, which lasts to the end of the game. */
    public boolean isListed() {
        return isListed;
    }

    /** Lists the placements that grow from the corners of the last survey. */
    public void list(int count) {
        open.clear();
        for (int i = 0; i < count; i++) {
            grow(corners[i], shut[i], open);
        }
        isListed = true;
    }

    /** The listed placements, and perhaps some that do not fit any more and may be thrown out. */
    public MoveList listed() {
        return open;
    }

    /** Throws out of the list what is no longer legal. */
    public void tidy() {
        for (int i = open.size() - 1; i >= 0; i--) {
            if (!fits(open.get(i))) {
                open.removeAt(i);
            }
        }
    }

    /** Throws out what is no longer legal at the end of the list, if there is one. */
    void settle() {
        if (isListed) {
            while (!open.isEmpty() && !fits(open.get(open.size() - 1))) {
                open.removeAt(open.size() - 1);
            }
        }
    }
}
