package moyo.lab.record;

import java.util.Map;
import java.util.TreeMap;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.playout.Playouts;
import moyo.search.simulation.Simulator;

/**
 * The counters of a player's searches, summed over its games. Means are NaN if the divisor is 0.
 *
 * @param seconds CPU seconds of the moves during which a counter grew, by counter
 * @param timed the numbers of these counters in games of which the CPU time is known
 */
public record PlayerWork(Counts counts, Map<String, Double> seconds, Map<String, Long> timed) {
    public static final PlayerWork NONE = new PlayerWork(Counts.NONE, Map.of(), Map.of());

    /**
     * The work of one game.
     *
     * @param side 0 for the player who moved first
     */
    static PlayerWork of(GameResult game, int side) {
        Counts counts = game.countsOf(side);
        Map<String, Double> seconds = game.timedCpuSeconds().get(side);
        Map<String, Long> timed = new TreeMap<>();
        seconds.keySet().forEach(name -> timed.put(name, counts.get(name)));
        return new PlayerWork(counts, seconds, timed);
    }

    public PlayerWork plus(PlayerWork other) {
        Map<String, Double> allSeconds = new TreeMap<>(seconds);
        other.seconds.forEach((name, s) -> allSeconds.merge(name, s, Double::sum));
        Map<String, Long> allTimed = new TreeMap<>(timed);
        other.timed.forEach((name, n) -> allTimed.merge(name, n, Long::sum));
        return new PlayerWork(counts.plus(other.counts), allSeconds, allTimed);
    }

    /** Returns whether there are counters beside simulations and playout moves. */
    public boolean isTelling() {
        return counts.counters().stream()
                .filter(c -> !c.equals(Simulator.SIMULATIONS) && !c.equals(Playouts.MOVES))
                .anyMatch(c -> counts.get(c) > 0);
    }

    /** Returns a counter divided by its {@code per} counter. */
    public double mean(Counter counter) {
        long of = counts.get(counter.per());
        return of > 0 ? (double) counts.get(counter) / of : Double.NaN;
    }

    /** Returns the CPU seconds per unit of a counter. */
    public double secondsPer(Counter counter) {
        long n = timed.getOrDefault(counter.name(), 0L);
        return n > 0 ? seconds.getOrDefault(counter.name(), Double.NaN) / n : Double.NaN;
    }
}
