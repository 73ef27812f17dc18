package moyo.go.status;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.Stone;

/**
 * Reads ladders: whether a block in atari is caught when it runs, and after how many moves. The
 * runner extends, or captures an adjacent chaser in atari; the chaser plays on one of the runner's
 * two liberties. With three liberties the runner has escaped. Only the simple ko counts.
 */
public final class Ladder {
    /** Returned if the block escapes. */
    public static final int ESCAPES = -1;

    /**
     * Maximum number of the runner's moves in one reading; beyond it the result is {@link
     * #ESCAPES}. The maximum in 10,000 positions was 77.
     */
    private static final int LONGEST_READING = 500;

    private final Geometry geometry;

    /** One board per open choice of the variation being read. */
    private final List<GoBoard> boards = new ArrayList<>();

    private int runner;
    private int runnerStone;
    private int tried;

    public Ladder(Geometry geometry) {
        this.geometry = geometry;
    }

    /**
     * For a stone of the side to move whose block has one liberty: the number of moves, of both
     * sides, until it is captured (0 if it cannot even run), or {@link #ESCAPES}. The runner
     * resists as long as it can; the chaser is content with the first move that works.
     */
    public int read(GoBoard board, int stone) {
        assert board.libertyCount(board.block(stone)) == 1;
        runner = stone;
        runnerStone = board.stone(stone);
        tried = 0;
        board(0).copyFrom(board);
        board(0).dropKeys();
        return run(0);
    }

    private GoBoard board(int level) {
        if (level == boards.size()) {
            boards.add(new GoBoard(geometry));
        }
        return boards.get(level);
    }

    /** Copies the board before a choice, so that the alternative can be tried later. */
    private int branch(int level) {
        board(level + 1).copyFrom(board(level));
        return level + 1;
    }

    private int run(int level) {
        GoBoard board = board(level);
        int exit = board.firstLiberty(board.block(runner));
        int longest = 0;
        for (int chaser : chasersInAtari(board)) {
            if (touchesTwice(board, chaser)) {
                return ESCAPES;
            }
            int capture = board.firstLiberty(chaser);
            int moves = capture == exit ? 0 : runTo(branch(level), capture, exit);
            if (moves == ESCAPES) {
                return ESCAPES;
            }
            longest = Math.max(longest, moves);
        }
        int moves = runTo(level, exit, exit);
        return moves == ESCAPES ? ESCAPES : Math.max(longest, moves);
    }

    private int[] chasersInAtari(GoBoard board) {
        int chaserStone = Stone.other(runnerStone);
        int[] chasers = {};
        int p = runner;
        do {
            for (int d = board.neighbours(p, chaserStone); d != 0; d &= d - 1) {
                int b = board.block(board.towards(p, d));
                if (board.libertyCount(b) == 1 && Arrays.stream(chasers).noneMatch(c -> c == b)) {
                    chasers = Arrays.copyOf(chasers, chasers.length + 1);
                    chasers[chasers.length - 1] = b;
                }
            }
            p = board.nextStone(p);
        } while (p != runner);
        return chasers;
    }

    /** Whether the chaser has two stones next to the runner: capturing them gives two liberties. */
    private boolean touchesTwice(GoBoard board, int chaser) {
        int touching = 0;
        int p = chaser;
        do {
            touching += touchesRunner(board, p) ? 1 : 0;
            p = board.nextStone(p);
        } while (p != chaser);
        return touching >= 2;
    }

    private boolean touchesRunner(GoBoard board, int p) {
        for (int d = board.neighbours(p, runnerStone); d != 0; d &= d - 1) {
            if (board.block(board.towards(p, d)) == board.block(runner)) {
                return true;
            }
        }
        return false;
    }

    private int runTo(int level, int point, int exit) {
        GoBoard board = board(level);
        if (!board.isLegal(point, runnerStone)) {
            return 0;
        } else if (++tried > LONGEST_READING) {
            return ESCAPES;
        }
        board.put(point, runnerStone);
        int rest = chase(level, exit);
        return rest == ESCAPES ? ESCAPES : rest + 1;
    }

    private int chase(int level, int exit) {
        GoBoard board = board(level);
        int block = board.block(runner);
        if (board.libertyCount(block) != 2) {
            return board.libertyCount(block) == 1 ? 1 : ESCAPES;
        }
        int low = board.firstLiberty(block);
        int high = board.nextLiberty(block, low);
        boolean lowFirst = comesFirst(board, low, high, exit);
        int first = lowFirst ? low : high;
        int second = lowFirst ? high : low;
        if (board.emptyNeighbourCount(first) == 3 && !isBeside(first, second)) {
            return chaseTo(level, first); // the runner would get three liberties there
        }
        if (savesChaser(board, second)) {
            int saving = second;
            second = first;
            first = saving;
        }
        int moves = chaseTo(branch(level), first);
        return moves == ESCAPES ? chaseTo(level, second) : moves;
    }

    /**
     * Whether the chaser tries {@code low} before {@code high}: first the one with more empty
     * neighbours, then the one nearer to the last exit. Fuego also orders by the age of liberties,
     * which this board does not store, so that its ladders are sometimes longer or shorter.
     */
    private boolean comesFirst(GoBoard board, int low, int high, int exit) {
        int room = board.emptyNeighbourCount(low) - board.emptyNeighbourCount(high);
        if (room != 0) {
            return room > 0;
        }
        boolean highIsNearer = isBeside(exit, high) && !isBeside(exit, low);
        return low == exit || high != exit && !highIsNearer;
    }

    private boolean isBeside(int p, int q) {
        int distance = Math.abs(p - q);
        return distance == 1 || distance == geometry.stride();
    }

    private boolean savesChaser(GoBoard board, int point) {
        return Arrays.stream(chasersInAtari(board)).anyMatch(c -> board.firstLiberty(c) == point);
    }

    private int chaseTo(int level, int point) {
        GoBoard board = board(level);
        int chaserStone = Stone.other(runnerStone);
        if (!board.isLegal(point, chaserStone)) {
            return ESCAPES;
        }
        board.put(point, chaserStone);
        int rest = run(level);
        return rest == ESCAPES ? ESCAPES : rest + 1;
    }
}
