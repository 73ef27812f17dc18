package moyo.go;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;

/**
 * Which blocks of a finished position live: judged by playouts, block by block. A block whose
 * points mostly end up with the enemy is dead.
 */
public final class LifeAndDeath {
    /** What becomes of a block. */
    public enum Status {
        ALIVE,
        DEAD,
        SEKI
    }

    private static final int PLAYOUTS = 1000;

    private final GoPosition position;
    private final Ownership ownership;
    private final Status[] status;
    private final GoBoard cleaned;
    private final int[] territory;

    private LifeAndDeath(GoPosition position, Ownership ownership) {
        this.position = position;
        this.ownership = ownership;
        GoBoard board = position.board();
        status = new Status[position.game().geometry().arrayLength];
        for (int p : position.game().geometry().points) {
            int b = board.block(p);
            if (b == p) {
                status[b] = judge(b);
            }
        }
        cleaned = withoutTheDead();
        territory = new Regions(position.game().geometry()).owners(cleaned);
    }

    private GoBoard withoutTheDead() {
        GoBoard living = new GoBoard(position.game().geometry());
        for (int p : position.game().geometry().points) {
            if (position.board().block(p) != 0 && !isDead(p)) {
                living.put(p, position.board().stone(p));
            }
        }
        return living;
    }

    /** Judges a copy of {@code position}; the same seed gives the same judgement. */
    public static LifeAndDeath judge(GoPosition position, long seed) {
        GoPosition copy = position.game().newPosition();
        copy.copyFrom(position);
        return new LifeAndDeath(
                copy, Ownership.estimate(copy, new UniformPolicy(), PLAYOUTS, new Rng(seed)));
    }

    private Status judge(int block) {
        GoBoard board = position.board();
        int stone = board.stone(block);
        double share = 0;
        int p = block;
        do {
            share += ownership.of(stone, p);
            p = board.nextStone(p);
        } while (p != block);
        return share / board.stoneCount(block) < 0.5 ? Status.DEAD : Status.ALIVE;
    }

    public GoPosition position() {
        return position;
    }

    public Ownership ownership() {
        return ownership;
    }

    /** The status of the stone on {@code point}. */
    public Status of(int point) {
        return status[position.board().block(point)];
    }

    public boolean isDead(int point) {
        return position.board().block(point) != 0 && of(point) == Status.DEAD;
    }

    /** The board without the dead stones. */
    GoBoard cleaned() {
        return cleaned;
    }

    /**
     * Whose territory an empty point, or one with a dead stone, is: 1 for Black, -1 for White, 0
     * for nobody's.
     */
    public int territory(int point) {
        return territory[point];
    }

    /** The blocks of a status, each as the list of its stones. */
    public List<List<Integer>> blocks(Status wanted) {
        GoBoard board = position.board();
        List<List<Integer>> blocks = new ArrayList<>();
        for (int b : position.game().geometry().points) {
            if (board.block(b) == b && status[b] == wanted) {
                List<Integer> stones = new ArrayList<>();
                int p = b;
                do {
                    stones.add(p);
                    p = board.nextStone(p);
                } while (p != b);
                blocks.add(stones);
            }
        }
        return blocks;
    }
}
