package moyo.search.agent;

import java.util.ArrayDeque;
import java.util.Arrays;
import moyo.game.Rng;

/**
 * Draws indices with probabilities proportional to weights, with one random number and one
 * comparison: the alias method (Walker 1977; Vose 1991). With a single weight no random number is
 * drawn. Immutable; never allocates.
 */
final class Lottery {
    private static final long LOW_HALF = 0xffff_ffffL;

    private final int size;

    /** Column i gives i with probability {@code own[i]} / 2^32, otherwise {@code alias[i]}. */
    private final long[] own;

    private final int[] alias;

    Lottery(double[] weights) {
        size = weights.length;
        own = new long[size];
        alias = new int[size];
        double mean = Arrays.stream(weights).sum() / size;
        double[] share = Arrays.stream(weights).map(weight -> weight / mean).toArray();
        ArrayDeque<Integer> poor = new ArrayDeque<>();
        ArrayDeque<Integer> rich = new ArrayDeque<>();
        for (int i = 0; i < size; i++) {
            (share[i] < 1 ? poor : rich).add(i);
        }
        while (!poor.isEmpty() && !rich.isEmpty()) {
            int i = poor.remove();
            int j = rich.remove();
            own[i] = Math.round(share[i] * (LOW_HALF + 1));
            alias[i] = j;
            share[j] -= 1 - share[i];
            (share[j] < 1 ? poor : rich).add(j);
        }
        poor.addAll(rich); // the rest have a share of 1, up to rounding
        for (int i : poor) {
            own[i] = LOW_HALF + 1;
            alias[i] = i;
        }
    }

    int draw(Rng rng) {
        if (size == 1) {
            return 0;
        }
        long product = (rng.nextLong() >>> 32) * size;
        int place = (int) (product >>> 32);
        return (product & LOW_HALF) < own[place] ? place : alias[place];
    }
}
