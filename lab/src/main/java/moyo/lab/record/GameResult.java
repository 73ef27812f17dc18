package moyo.lab.record;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import java.util.Map;
import moyo.search.count.Counts;

/**
 * One finished game, a line of {@code results.jsonl}. The state of a run is the fold over its
 * lines.
 *
 * <p>Lists of two hold the first player's figure, then the second's.
 *
 * @param run the name of the run
 * @param matchup who plays whom: {@code A vs B}; of a pair's two games A moves first in game 0
 * @param pair the number of the pair in its matchup, from 0: same opening, colours swapped
 * @param game 0 or 1 within the pair
 * @param first the spec of the player who moved first
 * @param second the spec of the other
 * @param seed from which everything in this game follows that is up to chance
 * @param reason how it ended: score, resign, time, illegal, crash, hang, nonsense, refused,
 *     adjudication, move-limit
 * @param score the first player's, NaN if nothing was counted
 * @param plies the number of moves, those of the opening included
 * @param openingPlies how many of them were given
 * @param moves as people write them, with passes
 * @param simulations all of a player's searches; 0 if unknown
 * @param thoughts how often each player was asked for a move: neither moves of the opening nor
 *     passes that the rules enforce, but also the thought that ended in a resignation or a fault
 * @param cpuSeconds CPU time of these thoughts, with all threads, or with all processes of an
 *     outside engine; NaN if unknown
 * @param seconds time on the wall clock
 * @param longestMove the slowest move of each, in seconds
 * @param counts what a player's searches counted, by counter; empty if it did not say, as outside
 *     engines
 * @param counters what is to be known of the counters
 * @param timedCpuSeconds CPU seconds of the moves during which a counter grew, for counters whose
 *     use that is; empty if unknown
 * @param detail what a person may want to know of a fault, else empty
 * @param host the machine
 * @param commit the build
 * @param when the end of the game, ISO 8601
 */
public record GameResult(
        String run,
        String matchup,
        int pair,
        int game,
        String first,
        String second,
        long seed,
        Outcome result,
        String reason,
        double score,
        int plies,
        int openingPlies,
        List<String> moves,
        List<Long> simulations,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<Integer> thoughts,
        List<Double> cpuSeconds,
        List<Double> seconds,
        List<Double> longestMove,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<Map<String, Long>> counts,
        @JsonSetter(nulls = Nulls.AS_EMPTY) Map<String, CounterNote> counters,
        @JsonSetter(nulls = Nulls.AS_EMPTY) List<Map<String, Double>> timedCpuSeconds,
        String detail,
        String host,
        String commit,
        String when) {

    public GameResult {
        moves = List.copyOf(moves);
        simulations = List.copyOf(simulations);
        thoughts =
                thoughts.isEmpty()
                        ? List.of(
                                ownMoves(0, plies, openingPlies), ownMoves(1, plies, openingPlies))
                        : List.copyOf(thoughts);
        cpuSeconds = List.copyOf(cpuSeconds);
        seconds = List.copyOf(seconds);
        longestMove = List.copyOf(longestMove);
        counts = counts.isEmpty() ? List.of(Map.of(), Map.of()) : List.copyOf(counts);
        timedCpuSeconds =
                timedCpuSeconds.isEmpty()
                        ? List.of(Map.of(), Map.of())
                        : List.copyOf(timedCpuSeconds);
    }

    /** Older records do not say how often a player was asked; sides alternate. */
    private static int ownMoves(int side, int plies, int openingPlies) {
        return (plies + 1 - side) / 2 - (openingPlies + 1 - side) / 2;
    }

    /** The points of the matchup's player A: 1, 0.5 or 0. */
    public double pointsOfA() {
        return switch (result) {
            case DRAW -> 0.5;
            case FIRST -> game == 0 ? 1 : 0;
            case SECOND -> game == 0 ? 0 : 1;
        };
    }

    /**
     * What the searches of one player counted.
     *
     * @param side 0 for the player who moved first
     */
    public Counts countsOf(int side) {
        return CounterNote.counts(counts.get(side), counters);
    }

    /** Where it stands in its run; a game played twice is the same game. */
    public GameId id() {
        return new GameId(matchup, pair, game);
    }

    /** Whether a player broke down or broke the rules. */
    public boolean isFault() {
        return switch (reason) {
            case "crash", "hang", "nonsense", "refused", "illegal", "time" -> true;
            default -> false;
        };
    }
}
