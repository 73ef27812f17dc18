package moyo.go.status;

import moyo.go.Geometry;
import moyo.go.GoBoard;
import moyo.go.GoPosition;
import moyo.go.Stone;
import moyo.go.status.LifeAndDeath.Status;

/**
 * Whether the moves of a game are over: every block is clearly alive, clearly dead or in seki,
 * every region clearly belongs to the only side around it, and no neutral point is left except in
 * seki.
 */
public final class Settled {
    private final LifeAndDeath judgement;
    private final GoBoard board;
    private final Geometry geometry;
    private final double sure;

    private Settled(LifeAndDeath judgement, double sure) {
        this.judgement = judgement;
        this.sure = sure;
        GoPosition position = judgement.position();
        board = position.board();
        geometry = position.game().geometry();
    }

    /**
     * Whether nothing is left to play for.
     *
     * @param sure the least probability with which a side must own a point
     */
    public static boolean is(LifeAndDeath judgement, double sure) {
        return new Settled(judgement, sure).isEverywhere();
    }

    /** Whether the status of every block is certain; empty points may still be open. */
    public static boolean areBlocks(LifeAndDeath judgement, double sure) {
        Settled settled = new Settled(judgement, sure);
        for (int p : settled.geometry.pointsInOrder()) {
            if (settled.board.block(p) != 0 && !settled.isStoneSure(p)) {
                return false;
            }
        }
        return true;
    }

    private boolean isEverywhere() {
        for (int p : geometry.pointsInOrder()) {
            boolean living = board.block(p) != 0 && !judgement.isDead(p);
            if (living ? !isStoneSure(p) : !isTerritorySure(p)) {
                return false;
            }
        }
        return true;
    }

    private boolean isStoneSure(int p) {
        if (judgement.of(p) == Status.SEKI) {
            return true;
        }
        double own = judgement.ownership().of(board.stone(p), p);
        return judgement.isDead(p) ? own <= 1 - sure : own >= sure;
    }

    private boolean isTerritorySure(int p) {
        int owner = judgement.territory(p);
        if (owner == 0) {
            return isBesideSeki(p);
        }
        return judgement.ownership().of(owner > 0 ? Stone.BLACK : Stone.WHITE, p) >= sure;
    }

    /** Whether the region of a neutral point touches a block in seki. */
    private boolean isBesideSeki(int start) {
        boolean[] seen = new boolean[geometry.arrayLength()];
        int[] queue = new int[geometry.pointCount()];
        int size = 0;
        queue[size++] = start;
        seen[start] = true;
        for (int i = 0; i < size; i++) {
            for (int direction = 0; direction < 4; direction++) {
                int q = queue[i] + board.offset(direction);
                if (board.block(q) != 0 && judgement.of(q) == Status.SEKI) {
                    return true;
                }
                boolean empty = board.stone(q) == Stone.EMPTY || judgement.isDead(q);
                if (board.stone(q) != Stone.EDGE && empty && !seen[q]) {
                    seen[q] = true;
                    queue[size++] = q;
                }
            }
        }
        return false;
    }
}
