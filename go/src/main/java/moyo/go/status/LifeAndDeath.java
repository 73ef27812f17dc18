package moyo.go.status;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoublePredicate;
import moyo.game.Rng;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Regions;
import moyo.go.Stone;
import moyo.go.UniformPolicy;

/**
 * The life and death of blocks in a finished position, estimated by playouts or by a network: a
 * block whose points mostly end up with the enemy is dead. Dead blocks are removed and the rest is
 * estimated again until nothing changes, so that a stone among dead ones does not look alive.
 * {@link Seki} decides blocks that the estimate leaves open. Under rules without removal of dead
 * stones every block is alive.
 */
public final class LifeAndDeath {
    /** The status of a block. */
    public enum Status {
        ALIVE,
        DEAD,
        SEKI
    }

    private static final int PLAYOUTS = 1000;

    /** A block is contested if the share of playouts in which it survives is between these. */
    private static final double LEAST_CONTESTED = 0.1;

    private static final double MOST_CONTESTED = 0.9;

    private final GoPosition position;
    private final Ownership ownership;
    private final Status[] status;
    private final GoBoard cleaned;
    private final int[] territory;
    private final DoublePredicate contested;

    /**
     * @param contested whether a block in seki is one whose owner is open, as in playouts; a
     *     network gives the block its own points
     */
    private LifeAndDeath(
            GoPosition position, OwnershipEstimator estimator, DoublePredicate contested) {
        this.position = position;
        this.contested = contested;
        ownership = estimator.estimate(position);
        GoPosition living = position.game().newPosition();
        living.copyFrom(position);
        boolean anyMayBeDead =
                position.game().rules().scoring() != GoRules.Scoring.AREA_AS_IT_STANDS;
        Status[] verdict = verdict(living.board(), ownership);
        while (anyMayBeDead && takeOffTheDead(living, verdict)) {
            verdict = verdict(living.board(), estimator.estimate(living));
        }
        status = new Status[position.game().geometry().arrayLength()];
        for (int p : position.game().geometry().points()) {
            boolean gone = living.board().stone(p) != position.board().stone(p);
            Status standing = anyMayBeDead ? verdict[living.board().block(p)] : Status.ALIVE;
            status[p] = gone ? Status.DEAD : standing;
        }
        cleaned = living.board();
        territory = new Regions(position.game().geometry()).owners(cleaned);
        if (position.game().rules().scoring() == GoRules.Scoring.TERRITORY) {
            takeTerritoryFromSeki();
        }
    }

    /** Under territory scoring, regions adjacent to a block in seki are neutral. */
    private void takeTerritoryFromSeki() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int p : position.game().geometry().points()) {
                if (territory[p] != 0 && touchesNeutral(p)) {
                    territory[p] = 0;
                    changed = true;
                }
            }
        }
    }

    /** Whether a point is adjacent to a block in seki or to a neutral point of its region. */
    private boolean touchesNeutral(int p) {
        for (int i = 0; i < 4; i++) {
            int q = p + cleaned.offset(i);
            boolean region = cleaned.stone(q) == Stone.EMPTY && territory[q] == 0;
            if (region || cleaned.block(q) != 0 && status[q] == Status.SEKI) {
                return true;
            }
        }
        return false;
    }

    /** Estimates {@code position} by playouts; the same seed gives the same result. */
    public static LifeAndDeath judge(GoPosition position, long seed) {
        Rng rng = new Rng(seed);
        GoPosition copy = fresh(position);
        return new LifeAndDeath(copy, p -> estimate(p, rng), LifeAndDeath::isContested);
    }

    /** Estimates {@code position} by a network, or whatever gives blocks in seki their points. */
    public static LifeAndDeath judge(GoPosition position, OwnershipEstimator estimator) {
        return new LifeAndDeath(fresh(position), estimator, share -> share > LEAST_CONTESTED);
    }

    private static GoPosition fresh(GoPosition position) {
        GoPosition copy = position.game().newPosition();
        copy.copyFrom(position);
        copy.forgetMoveNumber(); // playouts need room up to the maximum number of moves
        return copy;
    }

    private static Ownership estimate(GoPosition position, Rng rng) {
        return Ownership.estimate(position, new UniformPolicy(), PLAYOUTS, rng);
    }

    /** Status by block; the dummy block of empty points counts as alive. */
    private Status[] verdict(GoBoard board, Ownership ownership) {
        double[] share = new double[board.geometry().arrayLength()];
        Status[] verdict = new Status[board.geometry().arrayLength()];
        verdict[0] = Status.ALIVE;
        for (int p : board.geometry().points()) {
            int b = board.block(p);
            share[b] += ownership.of(board.stone(p), p) / board.stoneCount(b);
        }
        Seki seki = new Seki(board);
        for (int b : board.geometry().points()) {
            if (board.block(b) == b) {
                verdict[b] =
                        contested.test(share[b]) && seki.holds(b, e -> contested.test(share[e]))
                                ? Status.SEKI
                                : share[b] < 0.5 ? Status.DEAD : Status.ALIVE;
            }
        }
        return verdict;
    }

    private static boolean isContested(double share) {
        return share > LEAST_CONTESTED && share < MOST_CONTESTED;
    }

    /** Removes dead blocks; returns false if there were none. */
    private static boolean takeOffTheDead(GoPosition position, Status[] verdict) {
        int[] stones = new int[verdict.length];
        boolean any = false;
        for (int p : position.game().geometry().points()) {
            boolean dead = verdict[position.board().block(p)] == Status.DEAD;
            stones[p] = dead ? Stone.EMPTY : position.board().stone(p);
            any |= dead;
        }
        return any && position.arrange(stones, position.toMove());
    }

    public GoPosition position() {
        return position;
    }

    public Ownership ownership() {
        return ownership;
    }

    /** The status of the stone on {@code point}. */
    public Status of(int point) {
        return status[point];
    }

    public boolean isDead(int point) {
        return position.board().block(point) != 0 && of(point) == Status.DEAD;
    }

    /** The board without the dead stones. */
    GoBoard cleaned() {
        return cleaned;
    }

    /**
     * The owner of an empty point or a point with a dead stone: 1 for Black, -1 for White, 0 for
     * neutral.
     */
    public int territory(int point) {
        return territory[point];
    }

    /** The blocks of a status, each as the list of its stones. */
    public List<List<Integer>> blocks(Status wanted) {
        GoBoard board = position.board();
        List<List<Integer>> blocks = new ArrayList<>();
        for (int b : position.game().geometry().points()) {
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
