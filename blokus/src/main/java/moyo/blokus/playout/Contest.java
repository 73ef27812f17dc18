package moyo.blokus.playout;

import moyo.blokus.Bits;
import moyo.blokus.Cells;
import moyo.blokus.Growth;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;
import moyo.blokus.Side;
import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * Rates placements by how many contested cells they cover: the corners that the opponent's last
 * placement has made, and their edge neighbours; own corners among them count twice. Ties are drawn
 * by {@link Preference}. One instance per thread; never allocates after construction.
 */
final class Contest {
    /** Maximum number of guesses for a move. */
    private static final int GUESSES = 24;

    private static final long LOW_HALF = 0xffff_ffffL;

    private final Preference preference;
    private final int hits;

    /** The contested cells that the side to move may cover. */
    private final long[] contested = new long[Bits.WORDS];

    /** The contested cells that are own corners. */
    private final long[] twice = new long[Bits.WORDS];

    private boolean any;

    /** The indices of the corners from which a placement may cover a contested cell. */
    private final int[] near = new int[Cells.COUNT];

    /** By index in {@link #near}: the contested cells around, as bits of {@link Growth#around}. */
    private final long[] aims = new long[Cells.COUNT];

    /** By index in {@link #near}: the cells around that count twice, in the same way. */
    private final long[] aimsTwice = new long[Cells.COUNT];

    /** The best placements of a list. */
    private final int[] tied = new int[Placements.CODES];

    /** The sums of the weights of the best placements up to each. */
    private final float[] upTo = new float[Placements.CODES];

    /**
     * @param hits number of placements that are compared; the best is played
     */
    Contest(Preference preference, int hits) {
        this.preference = preference;
        this.hits = hits;
    }

    /** Finds the cells that the opponent's last placement makes contested. */
    void look(Side own, Side other) {
        any = false;
        if (other.last() == 0) {
            return;
        }
        for (int word = 0; word < Bits.WORDS; word++) {
            contested[word] = 0;
        }
        Placements.addCorners(contested, other.last());
        long[] his = other.forbidden();
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            contested[word] &= ~his[word];
        }
        widen(own);
    }

    /** Adds the neighbours of the contested cells, and removes cells that are forbidden to own. */
    private void widen(Side own) {
        long[] mine = own.forbidden();
        long before = 0;
        long all = 0;
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            long here = contested[word];
            long after = word == Bits.LAST_WORD ? 0 : contested[word + 1];
            long wide =
                    here
                            | here << 1
                            | before >>> 63
                            | here >>> 1
                            | after << 63
                            | here << Bits.STRIDE
                            | before >>> 64 - Bits.STRIDE
                            | here >>> Bits.STRIDE
                            | after << 64 - Bits.STRIDE;
            before = here;
            contested[word] = wide & ~mine[word];
            twice[word] = wide & own.cornersIn(word);
            all |= contested[word];
        }
        any = all != 0;
    }

    /**
     * Guesses placements and returns the best one that covers a contested cell; 0 if none does.
     *
     * @param corners the number of corners of the last survey
     */
    int guess(Side own, int corners, Rng rng) {
        int count = any ? findNear(own, corners) : 0;
        if (count == 0) {
            return 0;
        }
        int best = 0;
        int most = 0;
        int left = hits;
        for (int i = 0; i < GUESSES && left > 0; i++) {
            long product = (rng.nextLong() >>> 32) * count;
            int index = (int) (product >>> 32);
            int node = preference.node(product & LOW_HALF);
            long squares = Growth.squares(node);
            int corner = near[index];
            if (own.grows(corner, node)) {
                int worth =
                        Long.bitCount(squares & aims[index])
                                + Long.bitCount(squares & aimsTwice[index]);
                if (worth > most) {
                    most = worth;
                    best = Growth.placement(node, own.corner(corner));
                }
                left--;
            }
        }
        return best;
    }

    private int findNear(Side own, int corners) {
        int count = 0;
        for (int i = 0; i < corners; i++) {
            int corner = own.corner(i);
            long aim = Growth.around(corner, contested, contested) & ~own.shut(i);
            if (aim != 0) {
                near[count] = i;
                aims[count] = aim;
                aimsTwice[count++] = Growth.around(corner, twice, twice) & ~own.shut(i);
            }
        }
        return count;
    }

    /**
     * Draws one of the best placements of a list with a legal one; removes those that do not fit.
     */
    int best(Side own, MoveList placements, Rng rng) {
        int ties = 0;
        int most = -1;
        float sum = 0;
        for (int i = placements.size() - 1; i >= 0; i--) {
            int placement = placements.get(i);
            if (!own.fits(placement)) {
                placements.removeAt(i);
                continue;
            }
            int shape = Placements.shape(placement);
            int worth = any ? worth(Placements.spot(placement), Shapes.squares(shape)) : 0;
            if (worth > most) {
                most = worth;
                ties = 0;
                sum = 0;
            }
            if (worth == most) {
                sum += preference.weight(shape);
                tied[ties] = placement;
                upTo[ties++] = sum;
            }
        }
        return tied[draw(ties, sum, rng)];
    }

    private int draw(int ties, float sum, Rng rng) {
        float at = (float) rng.nextDouble() * sum;
        int i = 0;
        while (i < ties - 1 && upTo[i] <= at) {
            i++;
        }
        return i;
    }

    private int worth(int spot, long squares) {
        return Long.bitCount(squares & Bits.window(contested, spot))
                + Long.bitCount(squares & Bits.window(twice, spot));
    }
}
