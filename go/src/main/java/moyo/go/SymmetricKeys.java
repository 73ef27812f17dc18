package moyo.go;

/**
 * Keys of the stones under the first symmetries, updated by xor, for callers that need them after
 * every move. The key of symmetry 0, the identity, is stored in the board.
 */
final class SymmetricKeys {
    private final int count;
    private final int arrayLength;
    private final long[] key;
    private final int[] check;

    /** Indexed by stone, point and symmetry, so that one update reads contiguous memory. */
    private final long[] changes;

    private final int[] checkChanges;

    SymmetricKeys(Geometry geometry, int count) {
        this.count = count;
        arrayLength = geometry.arrayLength;
        key = new long[count];
        check = new int[count];
        changes = new long[count == 1 ? 0 : 2 * arrayLength * count];
        checkChanges = new int[changes.length];
        if (count > 1) {
            fill(geometry);
        }
    }

    private void fill(Geometry geometry) {
        GoKeys keys = GoKeys.of(geometry);
        for (int stone = Stone.BLACK; stone <= Stone.WHITE; stone++) {
            for (int p : geometry.points) {
                for (int s = 0; s < count; s++) {
                    int image = geometry.symmetric(p, s);
                    changes[index(p, stone) + s] = keys.stone(image, stone);
                    checkChanges[index(p, stone) + s] = keys.stoneCheck(image, stone);
                }
            }
        }
    }

    private int index(int p, int stone) {
        return ((stone - 1) * arrayLength + p) * count;
    }

    /** Number of symmetries with keys; 1 means the identity alone, which is not stored here. */
    int count() {
        return count;
    }

    void clear() {
        for (int s = 1; s < count; s++) {
            key[s] = 0;
            check[s] = 0;
        }
    }

    /** Copies the keys of another board, or computes them from its stones if it has none. */
    void copyFrom(GoBoard board) {
        SymmetricKeys source = board.symmetricKeys();
        if (count > 1 && source.count >= count && source != this && board.isKeyed()) {
            System.arraycopy(source.key, 0, key, 0, count);
            System.arraycopy(source.check, 0, check, 0, count);
        } else if (count > 1) {
            for (int s = 1; s < count; s++) {
                key[s] = StoneKeys.count(board, s);
                check[s] = StoneKeys.countCheck(board, s);
            }
        }
    }

    void toggle(int p, int stone) {
        if (count > 1) {
            int from = index(p, stone);
            for (int s = 1; s < count; s++) {
                key[s] ^= changes[from + s];
                check[s] ^= checkChanges[from + s];
            }
        }
    }

    long key(int symmetry) {
        return key[symmetry];
    }

    int checkKey(int symmetry) {
        return check[symmetry];
    }
}
