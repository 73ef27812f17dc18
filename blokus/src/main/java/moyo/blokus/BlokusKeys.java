package moyo.blokus;

import moyo.game.Colour;
import moyo.game.Zobrist;

/** The Zobrist keys of a position and of its mirror image, updated with every move. */
final class BlokusKeys {
    /**
     * The keys are numbered: the placements of each colour, each colour's monomino as its last
     * piece, the turn.
     */
    private static final int LAST_MONOMINO = 2 * Placements.CODES;

    private static final int TURN = LAST_MONOMINO + 2;
    private static final long[] KEYS = Zobrist.keys("blokus", TURN + 1);
    private static final int[] CHECKS = Zobrist.checkKeys("blokus", TURN + 1);

    private long key;
    private long mirroredKey;
    private int check;
    private int mirroredCheck;
    private boolean dropped;

    void copyFrom(BlokusKeys source) {
        key = source.key;
        mirroredKey = source.mirroredKey;
        check = source.check;
        mirroredCheck = source.mirroredCheck;
        dropped = source.dropped;
    }

    /** Stops updating the keys; they must not be read until the next copy. */
    void drop() {
        dropped = true;
    }

    void place(int placement, int colour) {
        int base = colour * Placements.CODES;
        change(base + placement, base + Placements.mirrored(placement));
    }

    void endWithMonomino(int colour) {
        change(LAST_MONOMINO + colour, LAST_MONOMINO + colour);
    }

    void turn() {
        change(TURN, TURN);
    }

    private void change(int plain, int mirrored) {
        if (!dropped) {
            key ^= KEYS[plain];
            check ^= CHECKS[plain];
            mirroredKey ^= KEYS[mirrored];
            mirroredCheck ^= CHECKS[mirrored];
        }
    }

    /** What the turn contributes to every key. */
    static long turnKey(int toMove) {
        return toMove == Colour.FIRST ? 0 : KEYS[TURN];
    }

    static int turnCheckKey(int toMove) {
        return toMove == Colour.FIRST ? 0 : CHECKS[TURN];
    }

    long key(int symmetry) {
        assert !dropped;
        return symmetry == 0 ? key : mirroredKey;
    }

    int checkKey(int symmetry) {
        assert !dropped;
        return symmetry == 0 ? check : mirroredCheck;
    }
}
