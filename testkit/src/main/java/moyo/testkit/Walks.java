package moyo.testkit;

import java.util.function.Consumer;
import moyo.game.Rng;

/** Random tests that report their seed when they fail; {@code -Dseed=N} repeats one. */
public final class Walks {
    private Walks() {}

    /** Runs {@code walk} {@code count} times, each with its own seed. */
    public static void repeat(int count, Consumer<Rng> walk) {
        Long given = Long.getLong("seed");
        if (given != null) {
            walk.accept(new Rng(given));
            return;
        }
        for (long seed = 0; seed < count; seed++) {
            try {
                walk.accept(new Rng(seed));
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("repeat this walk with -Dseed=" + seed, e);
            }
        }
    }

    /** The number of games: {@code -Dgames=N} if larger than the default. */
    public static int games(int atLeast) {
        return Math.max(atLeast, Integer.getInteger("games", 0));
    }
}
