package moyo.go.status;

import java.util.function.IntPredicate;
import moyo.go.GoBoard;
import moyo.go.Stone;

/**
 * Recognises blocks in seki: two enemy blocks that share a liberty, where no liberty of either can
 * be filled by the other without self-atari or an illegal move.
 */
final class Seki {
    /** A sacrificed line of this many stones leaves no killing shape. */
    private static final int SAFE_SACRIFICE = 4;

    private final GoBoard board;
    private final GoBoard trial;

    Seki(GoBoard board) {
        this.board = board;
        trial = new GoBoard(board.geometry());
    }

    /** Whether {@code block} is in seki with an enemy block for which {@code mayBe} holds. */
    boolean holds(int block, IntPredicate mayBe) {
        int enemyStone = Stone.other(board.stone(block));
        for (int q = board.nextLiberty(block, 0); q != 0; q = board.nextLiberty(block, q)) {
            for (int i = 0; i < 4; i++) {
                int n = q + board.offset(i);
                int enemy = board.block(n);
                if (board.stone(n) == enemyStone && mayBe.test(enemy) && isMutual(block, enemy)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isMutual(int a, int b) {
        return isUnapproachable(a) && isUnapproachable(b) && !isKilledBySacrifice(a, b);
    }

    private boolean isUnapproachable(int block) {
        int attacker = Stone.other(board.stone(block));
        for (int q = board.nextLiberty(block, 0); q != 0; q = board.nextLiberty(block, q)) {
            if (board.isLegal(q, attacker)) {
                trial.copyFrom(board);
                if (trial.put(q, attacker) > 0 || trial.libertyCount(trial.block(q)) > 1) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a small block without an eye can be sacrificed to leave the other a dead shape. */
    private boolean isKilledBySacrifice(int a, int b) {
        int smaller = Math.min(board.stoneCount(a), board.stoneCount(b));
        return smaller + 1 < SAFE_SACRIFICE && !hasOwnLiberty(a, b) && !hasOwnLiberty(b, a);
    }

    private boolean hasOwnLiberty(int block, int other) {
        for (int q = board.nextLiberty(block, 0); q != 0; q = board.nextLiberty(block, q)) {
            if (!board.isLiberty(other, q)) {
                return true;
            }
        }
        return false;
    }
}
