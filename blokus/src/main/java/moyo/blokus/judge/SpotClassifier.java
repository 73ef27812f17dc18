package moyo.blokus.judge;

import moyo.blokus.Bits;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.blokus.Side;
import moyo.game.Colour;

/**
 * Computes {@link SpotKinds}, 64 spots at a time. Distances are counted from a side's corners in
 * steps over edges, through spots that the side may cover. For one thread; never allocates after
 * construction.
 */
public final class SpotClassifier {
    private static final int NEAR = 2;
    private static final int MIDDLE = 4;
    private static final int FAR = 8;

    private static final long[] RIM = new long[Bits.WORDS];

    /** Byte i of entry b is bit i of b. */
    private static final long[] SPREAD = new long[256];

    static {
        Bits.fillRim(RIM);
        for (int bits = 0; bits < 256; bits++) {
            for (int bit = 0; bit < 8; bit++) {
                SPREAD[bits] |= (bits >>> bit & 1L) << 8 * bit;
            }
        }
    }

    /** By number of steps: the spots that the side to move reaches from its corners. */
    private final long[][] ownReach = new long[MIDDLE + 1][Bits.WORDS];

    /** By number of steps: the spots that the other side reaches from its corners. */
    private final long[][] otherReach = new long[FAR + 1][Bits.WORDS];

    private final long[] fresh = new long[Bits.WORDS];
    private final long[] byFresh = new long[Bits.WORDS];

    /** Plane i holds bit i of the kinds of 64 spots. */
    private final long[] planes = new long[8];

    /** Writes the kinds of all spots, seen by the side to move. */
    public void classify(BlokusPosition position, SpotKinds kinds) {
        kinds.colour = position.toMove();
        kinds.phase = JudgeFeatures.phase(position.moveNumber());
        Side own = position.side(kinds.colour);
        Side other = position.side(Colour.other(kinds.colour));
        spread(own, ownReach);
        spread(other, otherReach);
        findFresh(other);
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            ownBits(own, other, word);
            otherBits(other, word);
            freeBits(own.forbidden(), word);
            transpose(kinds.packed, word - Bits.FIRST_WORD << 3);
        }
    }

    private static void spread(Side side, long[][] reach) {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            reach[0][word] = side.cornersIn(word);
        }
        for (int steps = 1; steps < reach.length; steps++) {
            step(reach[steps - 1], side.forbidden(), reach[steps]);
        }
    }

    private static void step(long[] from, long[] blocked, long[] to) {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            long beside = right(from, word) | left(from, word) | up(from, word) | down(from, word);
            to[word] = from[word] | beside & ~blocked[word];
        }
    }

    private static long right(long[] set, int word) {
        return set[word] << 1 | set[word - 1] >>> 63;
    }

    private static long left(long[] set, int word) {
        return set[word] >>> 1 | set[word + 1] << 63;
    }

    private static long up(long[] set, int word) {
        return set[word] << Bits.STRIDE | set[word - 1] >>> 64 - Bits.STRIDE;
    }

    private static long down(long[] set, int word) {
        return set[word] >>> Bits.STRIDE | set[word + 1] << 64 - Bits.STRIDE;
    }

    /** Finds the corners of the other side's last piece, and the spots beside them. */
    private void findFresh(Side other) {
        for (int word = 0; word < Bits.WORDS; word++) {
            fresh[word] = 0;
        }
        if (other.last() != 0) {
            Placements.addCorners(fresh, other.last());
        }
        fresh[0] = 0;
        fresh[Bits.LAST_WORD + 1] = 0;
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            fresh[word] &= otherReach[0][word];
        }
        step(fresh, other.forbidden(), byFresh);
    }

    /** Bits 0 to 2, {@link SpotKinds#OWN}. */
    private void ownBits(Side own, Side other, int word) {
        long open = ~own.forbidden()[word];
        long near = ownReach[NEAR][word] & ~ownReach[0][word];
        long far = ownReach[MIDDLE][word] & ~ownReach[NEAR][word];
        long beyond = open & ~ownReach[MIDDLE][word];
        long mine = own.ownIn(word);
        long theirs = other.ownIn(word);
        long shut = ~(open | mine | theirs | RIM[word]);
        planes[0] = mine | shut | near | beyond;
        planes[1] = theirs | shut | far | beyond;
        planes[2] = open;
    }

    /** Bits 3 to 5, {@link SpotKinds#OTHER}. */
    private void otherBits(Side other, int word) {
        long corner = otherReach[0][word] & ~fresh[word];
        long beside = byFresh[word] & ~otherReach[0][word];
        long near = otherReach[NEAR][word] & ~(otherReach[0][word] | beside);
        long middle = otherReach[MIDDLE][word] & ~otherReach[NEAR][word];
        long far = otherReach[FAR][word] & ~otherReach[MIDDLE][word];
        long beyond = ~(other.forbidden()[word] | otherReach[FAR][word]);
        planes[3] = fresh[word] | beside | middle | beyond;
        planes[4] = corner | beside | far | beyond;
        planes[5] = near | middle | far | beyond;
    }

    /** Bits 6 and 7: the number of free spots beside. */
    private void freeBits(long[] forbidden, int word) {
        long ones = ones(forbidden, word);
        long twos = twos(forbidden, word);
        long fours = fours(forbidden, word);
        planes[6] = (twos & ~ones | fours) & ~forbidden[word];
        planes[7] = (twos & ones | fours) & ~forbidden[word];
    }

    /** Bit 0 of the number of neighbours that are not in a set, for each spot. */
    private static long ones(long[] set, int word) {
        return right(set, word) ^ left(set, word) ^ up(set, word) ^ down(set, word);
    }

    /** Bit 1 of that number. */
    private static long twos(long[] set, int word) {
        long a = ~right(set, word);
        long b = ~left(set, word);
        long c = ~up(set, word);
        long d = ~down(set, word);
        return a & b ^ c & d ^ (a ^ b) & (c ^ d);
    }

    /** Bit 2 of that number. */
    private static long fours(long[] set, int word) {
        return ~(right(set, word) | left(set, word) | up(set, word) | down(set, word));
    }

    /** Transposes the planes into kinds, eight spots at a time. */
    private void transpose(long[] kinds, int first) {
        for (int eight = 0; eight < 8; eight++) {
            long all = 0;
            for (int plane = 0; plane < 8; plane++) {
                all |= SPREAD[(int) (planes[plane] >>> 8 * eight) & 255] << plane;
            }
            kinds[first + eight] = all;
        }
    }
}
