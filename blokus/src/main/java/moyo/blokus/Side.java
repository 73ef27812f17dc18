package moyo.blokus;

import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * One colour: its pieces, its points, and which spots it may cover. The legal placements are those
 * that cover a <em>corner</em>, a spot that is diagonal to an own piece, or the start, and that is
 * not forbidden; they are enumerated corner by corner ({@link Growth}). A placement that covers
 * several corners counts for the first of them.
 *
 * <p>Playouts draw placements by guessing as long as that is likely to succeed; so the many
 * placements of the opening are never listed. Late in the game the few that are left are listed
 * once ({@link #list}), and the list is updated with every move.
 */
public final class Side {
    private static final int ALL_PIECES = (1 << Piece.ALL.size()) - 1;

    /** The number of guesses before all placements are listed; see {@code PlayoutSpeed}. */
    private static final int GUESSES = 128;

    private static final long LOW_HALF = 0xffff_ffffL;

    /** The spots that this side covers. */
    private final long[] own = new long[Bits.WORDS];

    /** The spots that this side may not cover: covered spots and edge neighbours of its own. */
    private final long[] forbidden = new long[Bits.WORDS];

    /** The forbidden spots and the corners. */
    private final long[] closed = new long[Bits.WORDS];

    private int pieces = ALL_PIECES;
    private int points;
    private int last;
    private boolean monominoLast;

    /**
     * If {@link #isListed}, holds every legal placement once, and perhaps some that have become
     * illegal; these are removed when they are read.
     */
    private final MoveList listed = new MoveList(Placements.CODES);

    private boolean isListed;

    /** The corners of the last survey, and the squares around each that may not be covered. */
    private final int[] corners = new int[Cells.COUNT];

    private final long[] shut = new long[Cells.COUNT];

    Side(int colour) {
        Bits.fillRim(forbidden);
        Bits.fillRim(closed);
        Bits.add(closed, Bits.spot(Cells.start(colour)));
    }

    /** Removes the start from the corners, for a first piece that is set up elsewhere. */
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
            listed.copyFrom(source.listed);
        }
    }

    boolean owns(int cell) {
        return Bits.contains(own, Bits.spot(cell));
    }

    /** The spots that this side covers, in one word of a set ({@link Bits}). */
    public long ownIn(int word) {
        return own[word];
    }

    /** The set of spots that this side may not cover; the caller must not change it. */
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

    /** This side's last placement; 0 if it has made none. */
    public int last() {
        return last;
    }

    /** The number of covered cells, without bonus. */
    int points() {
        return points;
    }

    /** True if no legal placement is left; a blocked side stays blocked. */
    public boolean isBlocked() {
        return isListed ? !anyListed() : !anyGrows();
    }

    private boolean anyListed() {
        for (int i = listed.size() - 1; i >= 0; i--) {
            if (fits(listed.get(i))) {
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

    /** The corners in one word of a set ({@link Bits}). */
    public long cornersIn(int word) {
        return closed[word] & ~forbidden[word];
    }

    /** The squares around a corner that are forbidden, or corners before it. */
    private long shutAround(int corner) {
        return Growth.around(corner, closed, forbidden) & ~Growth.CENTRE;
    }

    /** Whether a placement can be made now. */
    public boolean isLegal(int placement) {
        long squares = Shapes.SQUARES[Placements.shape(placement)];
        return fits(placement) && (Bits.window(closed, Placements.spot(placement)) & squares) != 0;
    }

    /** Whether the piece is left and none of the spots is forbidden; corners are not checked. */
    public boolean fits(int placement) {
        int shape = Placements.shape(placement);
        long hit = Bits.window(forbidden, Placements.spot(placement)) & Shapes.SQUARES[shape];
        int missing = ~pieces >>> Shapes.PIECE[shape] & 1;
        return (hit | missing) == 0;
    }

    /** The number of corners that a placement would add. */
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
        for (int i = 0; i < listed.size(); i++) {
            if (fits(listed.get(i))) {
                moves.add(listed.get(i));
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

    /** Makes a placement of this side. */
    void place(int placement) {
        int shape = Placements.shape(placement);
        int spot = Placements.spot(placement);
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

    /** Makes a placement of the other side. */
    void placeOther(int placement) {
        forbid(Placements.spot(placement), Shapes.SQUARES[Placements.shape(placement)]);
    }

    private void forbid(int spot, long bits) {
        Bits.add(forbidden, spot, bits);
        Bits.add(closed, spot, bits);
    }

    /** Adds corners; the list, if any, gains the placements that cover one and no older corner. */
    private void addCorners(int spot, long bits) {
        if (!isListed) {
            Bits.add(closed, spot, bits);
            return;
        }
        for (long left = bits & ~Bits.window(closed, spot); left != 0; left &= left - 1) {
            int corner = spot + Long.numberOfTrailingZeros(left);
            grow(corner, Growth.around(corner, closed, closed), listed);
            Bits.add(closed, corner);
        }
    }

    /** Draws a uniformly random legal placement; there must be one. */
    int draw(Rng rng) {
        return draw(isListed ? 0 : survey(), rng);
    }

    /**
     * Draws a uniformly random legal placement; there must be one.
     *
     * @param count the number of corners of the last survey, if the placements are not listed
     */
    public int draw(int count, Rng rng) {
        if (!isListed) {
            int guess = guess(count, NodeDistribution.UNIFORM, GUESSES, rng);
            if (guess != 0) {
                return guess;
            }
            list(count);
        }
        while (true) {
            int i = rng.nextInt(listed.size());
            int placement = listed.get(i);
            if (fits(placement)) {
                return placement;
            }
            listed.removeAt(i);
        }
    }

    /**
     * Draws a legal placement by guessing, without a list; returns 0 if all guesses miss. Each
     * random number is used for two guesses.
     *
     * @param count the number of corners of the last survey
     * @param nodes a placement is drawn with a probability proportional to that of its node
     * @param guesses maximum number of guesses, an even number
     */
    public int guess(int count, NodeDistribution nodes, int guesses, Rng rng) {
        for (int i = 0; i < guesses; i += 2) {
            long random = rng.nextLong();
            int placement = guess(count, nodes, random >>> 32);
            if (placement == 0) {
                placement = guess(count, nodes, random & LOW_HALF);
            }
            if (placement != 0) {
                return placement;
            }
        }
        return 0;
    }

    /**
     * Guesses a corner and one of the placements that cover it; returns 0 if that is not legal. The
     * product of 32 random bits and the number of corners is the index of a corner and 32 bits
     * more, which make a node.
     */
    private int guess(int count, NodeDistribution nodes, long random) {
        long product = random * count;
        int corner = (int) (product >>> 32);
        int node = nodes.node(product & LOW_HALF);
        return grows(corner, node) ? Growth.placement(node, corners[corner]) : 0;
    }

    /**
     * Whether a node of {@link Growth} that covers a corner is a legal placement, counted there.
     *
     * @param corner the index of the corner in the last survey
     */
    public boolean grows(int corner, int node) {
        return (Growth.SQUARES[node] & shut[corner]) == 0 && hasPiece(Growth.piece(node));
    }

    /** Finds all corners, for {@link #corner} and {@link #shut}; returns their number. */
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

    /**
     * The squares around a corner of the last survey that may not be covered, as bits of {@link
     * Growth#around}: forbidden spots, and corners before it, whose placements count there.
     */
    public long shut(int index) {
        return shut[index];
    }

    /** Whether the placements are listed, which lasts to the end of the game. */
    public boolean isListed() {
        return isListed;
    }

    /** Lists the placements that grow from the corners of the last survey. */
    public void list(int count) {
        listed.clear();
        for (int i = 0; i < count; i++) {
            grow(corners[i], shut[i], listed);
        }
        isListed = true;
    }

    /** The list: every legal placement, and perhaps illegal ones, which the caller may remove. */
    public MoveList listed() {
        return listed;
    }

    /** Removes the placements that have become illegal from the list. */
    public void dropIllegal() {
        for (int i = listed.size() - 1; i >= 0; i--) {
            if (!fits(listed.get(i))) {
                listed.removeAt(i);
            }
        }
    }

    /** Removes illegal placements from the end of the list, if there is one. */
    void dropIllegalTail() {
        if (isListed) {
            while (!listed.isEmpty() && !fits(listed.get(listed.size() - 1))) {
                listed.removeAt(listed.size() - 1);
            }
        }
    }
}
