package moyo.lab.record;

import java.util.List;
import java.util.Map;
import moyo.search.count.Counter;
import moyo.search.count.Counts;

/** Counts as a search with a table of positions declares them. */
public final class SampleCounts {
    public static final Counter SIMULATIONS = Counter.of("simulations", "", "");
    public static final Counter MOVES = Counter.of("playout-moves", "", "").per(SIMULATIONS);
    public static final Counter GATED =
            Counter.of("gated-simulations", "", "").usedTo(Counter.Use.TIME);
    public static final Counter GATED_MOVES =
            Counter.of("gated-playout-moves", "", "").per(GATED).usedTo(Counter.Use.COMPARE);
    public static final Counter INTERRUPTED = Counter.of("interrupted", "", "").per(GATED);
    public static final Counter LOOKUPS = Counter.of("lookups", "", "");
    public static final Counter HITS = Counter.of("hits", "", "").per(LOOKUPS);

    private SampleCounts() {}

    public static Counts of(
            long simulations,
            long moves,
            long gated,
            long gatedMoves,
            long interrupted,
            long lookups,
            long hits) {
        return Counts.of(SIMULATIONS, simulations)
                .and(MOVES, moves)
                .and(GATED, gated)
                .and(GATED_MOVES, gatedMoves)
                .and(INTERRUPTED, interrupted)
                .and(LOOKUPS, lookups)
                .and(HITS, hits);
    }

    /** As a result line has them. */
    public static List<Map<String, Long>> numbers(Counts first, Counts second) {
        return List.of(CounterNote.numbers(first), CounterNote.numbers(second));
    }

    /** CPU seconds of gated moves, one for each player; NaN if unknown. */
    public static List<Map<String, Double>> timed(double first, double second) {
        return List.of(timed(first), timed(second));
    }

    private static Map<String, Double> timed(double seconds) {
        return Double.isNaN(seconds) ? Map.of() : Map.of(GATED.name(), seconds);
    }
}
