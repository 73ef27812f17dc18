package moyo.go.net;

import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.GoRules.Scoring;
import moyo.go.Stone;
import moyo.net.FinalCount;
import org.jspecify.annotations.Nullable;

/**
 * Counts finished games by the rules of the game. Where the players agree on dead stones, a block
 * is dead if the network gives it clearly to the other side. For one thread; never allocates after
 * the first position.
 */
final class GoFinalCount implements FinalCount<GoPosition> {
    /** A block is dead if its points belong to the other side by more than this on average. */
    private static final double DEAD = 0.5;

    /** The owner of a point that was looked at and belongs to nobody. */
    private static final int NEUTRAL = 2;

    private final int[] points;
    private final int[] living;
    private final int[] owner;
    private final int[] queue;
    private final double[] balance;
    private @Nullable GoPosition resumed;

    GoFinalCount(Geometry geometry) {
        points = geometry.pointsInOrder();
        living = new int[geometry.arrayLength()];
        owner = new int[geometry.arrayLength()];
        queue = new int[geometry.pointCount()];
        balance = new double[geometry.arrayLength()];
    }

    /** The same board while the game goes on: after two passes owners are as the board stands. */
    @Override
    public GoPosition shown(GoPosition end) {
        if (end.game().rules().scoring() == Scoring.AREA_AS_IT_STANDS) {
            return end;
        }
        GoPosition position = resumed;
        if (position == null) {
            position = end.game().newPosition();
            resumed = position;
        }
        position.copyFrom(end);
        position.forgetPasses();
        return position;
    }

    /**
     * Area - komi; under territory scoring less the stones that Black has placed more than White:
     * area = territory + prisoners taken - prisoners lost + stones placed.
     */
    @Override
    public double score(GoPosition end, float[] forecast) {
        Scoring scoring = end.game().rules().scoring();
        takeOffTheDead(end.board(), scoring == Scoring.AREA_AS_IT_STANDS ? null : forecast);
        int area = area(end.board());
        return area - (scoring == Scoring.TERRITORY ? moreStones(end) : 0) - end.game().komi();
    }

    /** How many stones Black has placed more than White. */
    static int moreStones(GoPosition position) {
        GoBoard board = position.board();
        return board.total(Stone.BLACK)
                + board.captured(Stone.BLACK)
                - board.total(Stone.WHITE)
                - board.captured(Stone.WHITE);
    }

    private void takeOffTheDead(GoBoard board, float @Nullable [] forecast) {
        for (int p : points) {
            balance[p] = 0;
        }
        for (int cell = 0; forecast != null && cell < points.length; cell++) {
            int p = points[cell];
            balance[board.block(p)] +=
                    board.stone(p) == Stone.BLACK ? forecast[cell] : -forecast[cell];
        }
        for (int p : points) {
            int b = board.block(p);
            boolean dead = b != 0 && balance[b] < -DEAD * board.stoneCount(b);
            living[p] = dead ? Stone.EMPTY : board.stone(p);
            owner[p] = 0;
        }
    }

    private int area(GoBoard board) {
        int area = 0;
        for (int p : points) {
            if (living[p] != Stone.EMPTY) {
                owner[p] = living[p] == Stone.BLACK ? 1 : -1;
                area += owner[p];
            } else if (owner[p] == 0) {
                area += region(board, p);
            }
        }
        return area;
    }

    /** Marks a region of points without living stones; returns its size, negative if White's. */
    private int region(GoBoard board, int start) {
        int size = 1;
        int touched = 0;
        queue[0] = start;
        owner[start] = NEUTRAL;
        for (int i = 0; i < size; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = queue[i] + board.offset(direction);
                if (board.stone(q) == Stone.EDGE) {
                    continue;
                }
                touched |= living[q];
                if (living[q] == Stone.EMPTY && owner[q] == 0) {
                    owner[q] = NEUTRAL;
                    queue[size++] = q;
                }
            }
        }
        int sign = touched == Stone.BLACK ? 1 : touched == Stone.WHITE ? -1 : 0;
        for (int i = 0; i < size && sign != 0; i++) {
            owner[queue[i]] = sign;
        }
        return sign * size;
    }

    @Override
    public void owners(GoPosition end, float[] owners) {
        for (int cell = 0; cell < points.length; cell++) {
            int whose = owner[points[cell]];
            owners[cell] = whose == NEUTRAL ? 0 : whose;
        }
    }
}
