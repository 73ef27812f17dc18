package moyo.net.player;

import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.Position;
import moyo.search.count.Counts;
import moyo.search.part.Roles;

/**
 * One thread's access to an {@link EvaluationCache}. If the cache is canonical, it finds the
 * symmetry under which a position has the smallest key: under it the network sees all positions
 * that are symmetric to each other as one, so that they share an entry. For one thread; never
 * allocates.
 *
 * @param <P> the positions of the game
 */
final class CachedOutputs<P extends Position<P>> {
    private final EvaluationCache cache;
    private final int symmetries;
    private long key;
    private int check;
    private long lookups;
    private long hits;

    /** Throws {@link moyo.game.BadInput} if the positions of the game have no keys. */
    CachedOutputs(Game<P> game, EvaluationCache cache, int symmetries) {
        Roles.requireKeys(game, "the cache of evaluations");
        this.cache = cache;
        this.symmetries = Math.min(symmetries, game.symmetries());
    }

    /** The symmetry under which this position is looked up, stored and shown to the network. */
    int symmetryOf(P position) {
        Keyed keyed = (Keyed) position;
        key = keyed.key(0);
        if (!cache.isCanonical()) {
            check = keyed.checkKey(0);
            return cache.symmetry();
        }
        int least = 0;
        for (int s = 1; s < symmetries; s++) {
            long mapped = keyed.key(s);
            if (mapped < key) {
                key = mapped;
                least = s;
            }
        }
        check = keyed.checkKey(least);
        return least;
    }

    /** Copies the outputs of the position of the last {@link #symmetryOf} if they are known. */
    boolean find(float[] outputs) {
        lookups++;
        boolean known = cache.find(key, check, outputs);
        hits += known ? 1 : 0;
        return known;
    }

    /** Stores the outputs of that position. */
    void store(float[] outputs) {
        cache.store(key, check, outputs);
    }

    void newGame(int symmetry) {
        cache.clear(symmetry);
    }

    /** The lookups and hits of this thread. */
    Counts counts() {
        return Counts.of(EvaluationCache.LOOKUPS, lookups)
                .plus(Counts.of(EvaluationCache.HITS, hits));
    }
}
