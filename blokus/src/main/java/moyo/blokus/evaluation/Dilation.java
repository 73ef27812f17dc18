package moyo.blokus.evaluation;

import moyo.blokus.Bits;

/**
 * Bouzy's dilation ({@link moyo.search.Influence}) for one side, without erosion: in each step
 * every cell gains one for each of its four neighbours that is above zero, all at once. Only the
 * sum over the board is computed; what a step adds to it depends only on which cells are above
 * zero, so sets of bits suffice. For one thread; never allocates after construction.
 */
final class Dilation {
    private long[] reached = new long[Bits.WORDS];
    private long[] next = new long[Bits.WORDS];

    /** Sets all cells to 0. */
    Dilation clear() {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            reached[word] = 0;
        }
        return this;
    }

    /** Sets the spots of one word to 1. */
    void seed(int word, long spots) {
        reached[word] = spots;
    }

    /**
     * Dilates and returns the sum over the board.
     *
     * @param blocked the spots that gain nothing; must contain the rim
     */
    int sum(long[] blocked, int times) {
        int sum = 0;
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            sum += Long.bitCount(reached[word]);
        }
        for (int i = 0; i < times; i++) {
            sum += dilate(blocked);
        }
        return sum;
    }

    private int dilate(long[] blocked) {
        int gained = 0;
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            long here = reached[word];
            long before = reached[word - 1];
            long after = reached[word + 1];
            long open = ~blocked[word];
            long right = (here << 1 | before >>> 63) & open;
            long left = (here >>> 1 | after << 63) & open;
            long up = (here << Bits.STRIDE | before >>> 64 - Bits.STRIDE) & open;
            long down = (here >>> Bits.STRIDE | after << 64 - Bits.STRIDE) & open;
            gained += Long.bitCount(right) + Long.bitCount(left);
            gained += Long.bitCount(up) + Long.bitCount(down);
            next[word] = here | right | left | up | down;
        }
        long[] old = reached;
        reached = next;
        next = old;
        return gained;
    }
}
