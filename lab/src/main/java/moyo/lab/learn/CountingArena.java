package moyo.lab.learn;

import java.util.List;
import moyo.lab.stats.Pentanomial;

/** Counts the games that a learner requests. */
public final class CountingArena implements Arena {
    private final Arena arena;
    private long games;

    public CountingArena(Arena arena) {
        this.arena = arena;
    }

    @Override
    public List<Pentanomial> play(Round round) throws Stopped {
        List<Pentanomial> results = arena.play(round);
        games += results.stream().mapToLong(pairs -> 2 * pairs.pairs()).sum();
        return results;
    }

    public long games() {
        return games;
    }
}
