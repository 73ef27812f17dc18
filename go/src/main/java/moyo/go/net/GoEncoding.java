package moyo.go.net;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.net.Encoding;
import moyo.net.Shape;

/**
 * Go on one board size. A cell's bits: own stone, enemy stone; its block has one, two, three
 * liberties; an empty point that must not be played; the last move, the move before. Global inputs:
 * the komi that the side to move gets, in tens of points; whether the last move was a pass; whether
 * territory is counted.
 */
public final class GoEncoding implements Encoding<GoPosition> {
    private static final int VERSION = 1;
    private static final int PLANES = 8;
    private static final int GLOBALS = 3;

    private static final int OWN = 1;
    private static final int ENEMY = 1 << 1;
    private static final int ONE_LIBERTY = 1 << 2;
    private static final int MOST_LIBERTIES = 3;
    private static final int FORBIDDEN = 1 << 5;
    private static final int LAST = 1 << 6;
    private static final int BEFORE_LAST = 1 << 7;

    private static final double KOMI_UNIT = 10;

    private static final VarHandle FLOATS =
            MethodHandles.byteArrayViewVarHandle(float[].class, ByteOrder.LITTLE_ENDIAN);

    private final Geometry geometry;
    private final Shape shape;
    private final boolean knowsTerritory;

    /** The cell of each point, and of each point under each symmetry. */
    private final int[] cellOf;

    private final int[][] cellUnder = new int[Geometry.SYMMETRIES][];

    public GoEncoding(int size) {
        this(size, true);
    }

    /**
     * For a network that was taught with area scoring only: games under territory scoring are shown
     * as games under area scoring with the komi that makes the same side win.
     */
    static GoEncoding ofArea(int size) {
        return new GoEncoding(size, false);
    }

    private GoEncoding(int size, boolean knowsTerritory) {
        this.knowsTerritory = knowsTerritory;
        geometry = Geometry.of(size);
        int[] points = geometry.pointsInOrder();
        cellOf = new int[geometry.arrayLength()];
        for (int cell = 0; cell < points.length; cell++) {
            cellOf[points[cell]] = cell;
        }
        List<int[]> cells = new ArrayList<>();
        List<int[]> moves = new ArrayList<>();
        for (int s = 0; s < Geometry.SYMMETRIES; s++) {
            int[] shown = new int[points.length];
            cellUnder[s] = new int[geometry.arrayLength()];
            for (int p : points) {
                int image = cellOf[geometry.symmetric(p, s)];
                cellUnder[s][p] = image;
                shown[image] = cellOf[p];
            }
            cells.add(shown);
            int[] withPass = Arrays.copyOf(shown, points.length + 1);
            withPass[points.length] = points.length;
            moves.add(withPass);
        }
        shape = new Shape("go", VERSION, size, size, PLANES, GLOBALS, 1, true, cells, moves);
    }

    @Override
    public Shape shape() {
        return shape;
    }

    @Override
    public void encode(GoPosition position, int symmetry, byte[] row, int offset) {
        GoBoard board = position.board();
        int own = Stone.of(position.toMove());
        int[] cells = cellUnder[symmetry];
        for (int p : geometry.pointsInOrder()) {
            row[offset + cells[p]] = (byte) bits(position, board, p, own);
        }
        if (position.lastMove() != Game.PASS) {
            row[offset + cells[position.lastMove()]] |= LAST;
        }
        if (position.moveBeforeLast() != Game.PASS) {
            row[offset + cells[position.moveBeforeLast()]] |= (byte) BEFORE_LAST;
        }
        encodeGlobals(position, row, offset + shape.cells());
    }

    private static int bits(GoPosition position, GoBoard board, int p, int own) {
        int stone = board.stone(p);
        if (stone == Stone.EMPTY) {
            return position.isPlayable(p) ? 0 : FORBIDDEN;
        }
        int liberties = board.libertyCount(board.block(p));
        return (stone == own ? OWN : ENEMY)
                | (liberties <= MOST_LIBERTIES ? ONE_LIBERTY << liberties - 1 : 0);
    }

    private void encodeGlobals(GoPosition position, byte[] row, int at) {
        boolean territory = position.game().rules().scoring() == GoRules.Scoring.TERRITORY;
        boolean asArea = territory && !knowsTerritory;
        double komi = (asArea ? areaKomi(position) : position.game().komi()) / KOMI_UNIT;
        FLOATS.set(row, at, (float) (position.toMove() == Colour.SECOND ? komi : -komi));
        FLOATS.set(row, at + Float.BYTES, position.passes() > 0 ? 1f : 0f);
        FLOATS.set(row, at + 2 * Float.BYTES, territory && knowsTerritory ? 1f : 0f);
    }

    /**
     * The area score is the territory score plus the stones that Black will have placed more than
     * White. From here on both sides place the same number, or the side to move places one more.
     */
    private static double areaKomi(GoPosition position) {
        double half = position.toMove() == Colour.FIRST ? 0.5 : -0.5;
        return position.game().komi() + GoFinalCount.moreStones(position) + half;
    }

    @Override
    public int index(GoPosition position, int move) {
        return move == Game.PASS ? shape.passIndex() : cellOf[move];
    }

    @Override
    public int place(int cell) {
        return geometry.pointsInOrder()[cell];
    }

    /** A stone owns its point, a region of empty points belongs to the only colour beside it. */
    @Override
    public void owners(GoPosition end, byte[] owners) {
        GoBoard board = end.board();
        boolean[] seen = new boolean[geometry.arrayLength()];
        int[] region = new int[geometry.pointCount()];
        for (int p : geometry.pointsInOrder()) {
            int stone = board.stone(p);
            if (stone != Stone.EMPTY) {
                owners[cellOf[p]] = (byte) (stone == Stone.BLACK ? 1 : -1);
            } else if (!seen[p]) {
                markRegion(board, p, seen, region, owners);
            }
        }
    }

    private void markRegion(GoBoard board, int start, boolean[] seen, int[] region, byte[] owners) {
        int size = 1;
        boolean black = false;
        boolean white = false;
        region[0] = start;
        seen[start] = true;
        for (int i = 0; i < size; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = region[i] + board.offset(direction);
                int stone = board.stone(q);
                black |= stone == Stone.BLACK;
                white |= stone == Stone.WHITE;
                if (stone == Stone.EMPTY && !seen[q]) {
                    seen[q] = true;
                    region[size++] = q;
                }
            }
        }
        byte owner = (byte) (black == white ? 0 : black ? 1 : -1);
        for (int i = 0; i < size; i++) {
            owners[cellOf[region[i]]] = owner;
        }
    }
}
