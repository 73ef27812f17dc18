package moyo.blokus.net;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.blokus.Bits;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Piece;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;
import moyo.blokus.Side;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.net.Encoding;
import moyo.net.Shape;

/**
 * Blokus Duo for a network. A cell's bits, for the side to move and for the other side in turn:
 * covered; may not be covered; a corner, which the next piece must cover one of; reach, the cells
 * that a piece of five squares could cover next. Global inputs: for each piece whether the side to
 * move still has it, the same for the other side; whether the other side is blocked; the lead in
 * tens of points; whether the game has the bonus.
 *
 * <p>The policy index of a placement is {@code shape * 196 + anchor} ({@link BoardSymmetry}).
 */
public final class BlokusEncoding implements Encoding<BlokusPosition> {
    private static final int VERSION = 1;
    private static final int PLANES = 8;
    private static final int PIECES = Piece.ALL.size();
    private static final int GLOBALS = 2 * PIECES + 3;

    /** No position of a game is known to have more than about 800 moves. */
    private static final int LISTED_MOVES = 1024;

    private static final int TARGET_MOVES = 128;
    private static final double LEAD_UNIT = 10;

    private static final int SIZE = Cells.SIZE;
    private static final int ROW_OF_BITS = (1 << SIZE) - 1;

    private static final VarHandle FLOATS =
            MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

    private static final VarHandle LONGS =
            MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    /** By eight bits: byte i is bit i. */
    private static final long[] SPREAD = new long[256];

    /** The policy index of each placement. */
    private static final char[] INDEX = new char[Placements.CODES];

    static {
        for (int bits = 0; bits < SPREAD.length; bits++) {
            for (int i = 0; i < 8; i++) {
                SPREAD[bits] |= (long) (bits >> i & 1) << 8 * i;
            }
        }
        for (int placement = 1; placement < Placements.CODES; placement++) {
            INDEX[placement] = (char) BoardSymmetry.index(placement);
        }
    }

    /** Sets of spots by plane, filled in anew for each row; one array a thread. */
    private static final ThreadLocal<PlaneSets> SETS = ThreadLocal.withInitial(PlaneSets::new);

    private final Shape shape;

    /** By symmetry: where each cell is shown. */
    private final int[][] shownAt;

    public BlokusEncoding() {
        List<int[]> cells = new ArrayList<>();
        List<int[]> moves = new ArrayList<>();
        for (BoardSymmetry symmetry : BoardSymmetry.values()) {
            int[] shown = new int[Cells.COUNT];
            Arrays.setAll(shown, symmetry::cell);
            cells.add(shown);
            int[] indices = symmetry.indices();
            int[] withPass = Arrays.copyOf(indices, indices.length + 1);
            withPass[indices.length] = indices.length;
            moves.add(withPass);
        }
        // Each symmetry is its own inverse.
        shownAt = cells.toArray(new int[0][]);
        shape =
                new Shape(
                        "blokus",
                        VERSION,
                        SIZE,
                        SIZE,
                        PLANES,
                        GLOBALS,
                        Shapes.COUNT,
                        true,
                        cells,
                        moves,
                        LISTED_MOVES,
                        TARGET_MOVES);
    }

    @Override
    public Shape shape() {
        return shape;
    }

    @Override
    public void encode(BlokusPosition position, int symmetry, byte[] row, int offset) {
        PlaneSets sets = SETS.get();
        Side own = position.side(position.toMove());
        Side other = position.side(Colour.other(position.toMove()));
        sets.fill(own, other);
        for (int y = 0; y < SIZE; y++) {
            int spot = Bits.spot(Cells.cell(0, y));
            long left = 0; // the first eight cells of the row
            long right = 0; // the last eight
            for (int plane = 0; plane < PLANES; plane++) {
                int bits = (int) Bits.window(sets.plane(plane), spot) & ROW_OF_BITS;
                left |= SPREAD[bits & 0xff] << plane;
                right |= SPREAD[bits >> SIZE - 8] << plane;
            }
            write(left, right, SIZE * y, symmetry, row, offset);
        }
        encodeGlobals(position, own, other, row, offset + Cells.COUNT);
    }

    /** Writes the cells of a row of the board. */
    private void write(long left, long right, int first, int symmetry, byte[] row, int offset) {
        if (symmetry == 0) {
            LONGS.set(row, offset + first, left);
            LONGS.set(row, offset + first + SIZE - 8, right);
            return;
        }
        int[] at = shownAt[symmetry];
        for (int x = 0; x < 8; x++) {
            row[offset + at[first + x]] = (byte) (left >>> 8 * x);
        }
        for (int x = 8; x < SIZE; x++) {
            row[offset + at[first + x]] = (byte) (right >>> 8 * (x - SIZE + 8));
        }
    }

    private static void encodeGlobals(
            BlokusPosition position, Side own, Side other, byte[] row, int at) {
        for (int piece = 0; piece < PIECES; piece++) {
            set(row, at, piece, own.hasPiece(piece) ? 1 : 0);
            set(row, at, PIECES + piece, other.hasPiece(piece) ? 1 : 0);
        }
        set(row, at, 2 * PIECES, other.isBlocked() ? 1 : 0);
        double lead = Colour.scoreFor(position.toMove(), position.score()) / LEAD_UNIT;
        set(row, at, 2 * PIECES + 1, (float) lead);
        set(row, at, 2 * PIECES + 2, position.game().bonus() ? 1 : 0);
    }

    private static void set(byte[] row, int at, int number, float value) {
        FLOATS.set(row, at + Float.BYTES * number, value);
    }

    @Override
    public int index(BlokusPosition position, int move) {
        return move == Game.PASS ? shape.passIndex() : INDEX[move];
    }

    /** The colour that covers a cell owns it. */
    @Override
    public void owners(BlokusPosition end, byte[] owners) {
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int owner = end.owner(cell);
            owners[cell] =
                    (byte) (owner == BlokusPosition.NOBODY ? 0 : owner == Colour.FIRST ? 1 : -1);
        }
    }
}
