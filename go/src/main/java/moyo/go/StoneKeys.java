package moyo.go;

import static moyo.go.Stone.EMPTY;

/**
 * Keys of the stones, without side to move and ko, that the board does not store: under a symmetry,
 * and after a move. Computed from the stones; never allocates.
 */
final class StoneKeys {
    private StoneKeys() {}

    /** The key of the board mapped by {@code symmetry}. */
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

    /** The key after {@code stone} is put on the empty point {@code p}. */
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

    /** The xored keys of all adjacent blocks of {@code stone} with exactly {@code liberties}. */
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

    /** Whether block {@code b} is not adjacent to {@code p} in an earlier direction. */
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
