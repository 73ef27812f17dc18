package moyo.go;

import static moyo.go.Stone.EMPTY;

/**
 * Keys of the stones on a board, neither turn nor ko, that the board itself does not keep: under a
 * symmetry, and after a move. Counted from the stones; nothing allocates.
 */
final class StoneKeys {
    private StoneKeys() {}

    /** The key on the board as {@code symmetry} maps it. */
    static long key(GoBoard board, int symmetry) {
        if (board.isKeyed() && symmetry < board.symmetricKeys().count()) {
            return symmetry == 0 ? board.key() : board.symmetricKeys().key(symmetry);
        }
        return count(board, symmetry);
    }

    static long count(GoBoard board, int symmetry) {
        Geometry geometry = board.geometry();
        GoKeys keys = GoKeys.of(geometry);
        long key = 0;
        for (int p : geometry.points) {
            int stone = board.stone(p);
            key ^= stone == EMPTY ? 0 : keys.stone(geometry.symmetric(p, symmetry), stone);
        }
        return key;
    }

    static int checkKey(GoBoard board, int symmetry) {
        if (board.isKeyed() && symmetry < board.symmetricKeys().count()) {
            return symmetry == 0 ? board.checkKey() : board.symmetricKeys().checkKey(symmetry);
        }
        return countCheck(board, symmetry);
    }

    static int countCheck(GoBoard board, int symmetry) {
        Geometry geometry = board.geometry();
        GoKeys keys = GoKeys.of(geometry);
        int key = 0;
        for (int p : geometry.points) {
            int stone = board.stone(p);
            key ^= stone == EMPTY ? 0 : keys.stoneCheck(geometry.symmetric(p, symmetry), stone);
        }
        return key;
    }

    /** What the key would be if {@code stone} were put on the empty point {@code p}. */
    static long keyAfter(GoBoard board, int p, int stone) {
        long before = key(board, 0);
        if (!board.touchesAtari(p)) {
            boolean lives = board.hasEmptyNeighbour(p) || board.hasNeighbour(p, stone);
            return lives ? before ^ GoKeys.of(board.geometry()).stone(p, stone) : before;
        }
        long captured = keyOfNeighbours(board, p, Stone.other(stone), 1);
        boolean lives =
                captured != 0
                        || board.hasEmptyNeighbour(p)
                        || hasNeighbourWithLiberties(board, p, stone);
        return lives
                ? before ^ GoKeys.of(board.geometry()).stone(p, stone) ^ captured
                : before ^ keyOfNeighbours(board, p, stone, 1);
    }

    private static boolean hasNeighbourWithLiberties(GoBoard board, int p, int stone) {
        for (int i = 0; i < 4; i++) {
            int q = p + board.offset(i);
            if (board.stone(q) == stone && board.libertyCount(board.block(q)) > 1) {
                return true;
            }
        }
        return false;
    }

    /** The key of all blocks of {@code stone} beside {@code p} with just so many liberties. */
    private static long keyOfNeighbours(GoBoard board, int p, int stone, int liberties) {
        long key = 0;
        for (int i = 0; i < 4; i++) {
            int q = p + board.offset(i);
            int b = board.block(q);
            if (board.stone(q) == stone
                    && board.libertyCount(b) == liberties
                    && isMetFirst(board, b, p, i)) {
                key ^= keyOfBlock(board, b);
            }
        }
        return key;
    }

    /** Whether {@code b} does not already stand beside {@code p} in an earlier direction. */
    private static boolean isMetFirst(GoBoard board, int b, int p, int direction) {
        for (int i = 0; i < direction; i++) {
            if (board.block(p + board.offset(i)) == b) {
                return false;
            }
        }
        return true;
    }

    private static long keyOfBlock(GoBoard board, int b) {
        GoKeys keys = GoKeys.of(board.geometry());
        long key = 0;
        int p = b;
        do {
            key ^= keys.stone(p, board.stone(p));
            p = board.nextStone(p);
        } while (p != b);
        return key;
    }
}
