package moyo.search.table;

import java.util.function.Predicate;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;

/**
 * The canonical keys of the positions of one simulation, the root first. For one thread; never
 * allocates.
 *
 * @param <P> the positions of the game
 */
final class PositionKeys<P extends Position<P>> {
    private final boolean pieces;
    private final int symmetries;
    private final Predicate<P> isWanted;
    private final long[] keys;
    private final int[] checks;
    private final boolean[] skipped;
    private int length;

    /**
     * @param isWanted whether a position is to be looked up and stored
     */
    PositionKeys(Game<P> game, TableOptions options, Predicate<P> isWanted) {
        this.isWanted = isWanted;
        pieces = options.keys() == TableOptions.Keys.PIECES;
        symmetries =
                switch (options.symmetry()) {
                    case ROTATIONS -> game.rotations();
                    case ALL -> game.symmetries();
                    case NONE -> 1;
                };
        keys = new long[game.longestGame() + 2];
        checks = new int[keys.length];
        skipped = new boolean[keys.length];
    }

    int symmetries() {
        return symmetries;
    }

    /** Number of positions. */
    int length() {
        return length;
    }

    /** Keeps the first {@code shorter} positions only. */
    void cut(int shorter) {
        length = shorter;
    }

    /** Appends the canonical key of a position: the smallest key over all symmetries. */
    void note(P position) {
        boolean wanted = isWanted.test(position);
        skipped[length] = !wanted;
        if (wanted) {
            Keyed keyed = (Keyed) position;
            int least = 0;
            long key = pieces ? keyed.pieceKey(0) : keyed.key(0);
            for (int s = 1; s < symmetries; s++) {
                long mapped = pieces ? keyed.pieceKey(s) : keyed.key(s);
                if (mapped < key) {
                    key = mapped;
                    least = s;
                }
            }
            keys[length] = key;
            checks[length] = pieces ? keyed.pieceCheckKey(least) : keyed.checkKey(least);
        }
        length++;
    }

    boolean isSkipped(int index) {
        return skipped[index];
    }

    long key(int index) {
        return keys[index];
    }

    int check(int index) {
        return checks[index];
    }
}
