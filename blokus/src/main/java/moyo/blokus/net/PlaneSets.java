package moyo.blokus.net;

import moyo.blokus.Bits;
import moyo.blokus.Side;

/** The input planes of a position as sets of spots ({@link Bits}); one thread's. */
final class PlaneSets {
    /** A piece has five squares at most: a corner and four steps. */
    private static final int STEPS = 4;

    private static final int OWN = 0;
    private static final int OTHER = 1;
    private static final int KINDS = 2;

    private final long[][] covered = new long[KINDS][Bits.WORDS];
    private final long[][] corners = new long[KINDS][Bits.WORDS];
    private final long[][] reach = new long[KINDS][Bits.WORDS];
    private final long[] grown = new long[Bits.WORDS];

    /** In the order of the planes. */
    private final long[][] planes = new long[4 * KINDS][];

    void fill(Side own, Side other) {
        fill(own, OWN);
        fill(other, OTHER);
    }

    private void fill(Side side, int kind) {
        long[] forbidden = side.forbidden();
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            covered[kind][word] = side.ownIn(word);
            corners[kind][word] = side.cornersIn(word);
            reach[kind][word] = corners[kind][word];
        }
        for (int step = 0; step < STEPS; step++) {
            grow(reach[kind], forbidden);
        }
        planes[kind] = covered[kind];
        planes[KINDS + kind] = forbidden;
        planes[2 * KINDS + kind] = corners[kind];
        planes[3 * KINDS + kind] = reach[kind];
    }

    /** Adds the spots that share an edge with the set and are not forbidden. */
    private void grow(long[] set, long[] forbidden) {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            long here = set[word];
            long before = set[word - 1];
            long after = set[word + 1];
            long sides = here << 1 | before >>> 63 | here >>> 1 | after << 63;
            long up = here << Bits.STRIDE | before >>> 64 - Bits.STRIDE;
            long down = here >>> Bits.STRIDE | after << 64 - Bits.STRIDE;
            grown[word] = here | (sides | up | down) & ~forbidden[word];
        }
        System.arraycopy(grown, 0, set, 0, Bits.WORDS);
    }

    /** The spots of a plane. */
    long[] plane(int number) {
        return planes[number];
    }
}
