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
 * @param matchup the names of the two players, {@code A vs B}; A moves first in game 0 of a pair
 * @param pair the number of the pair in its matchup, from 0: same opening, colours swapped
 * @param game 0 or 1 within the pair
 * @param first the spec of the player that moved first
 * @param second the spec of the other
 * @param seed the seed of all random numbers of this game
 * @param reason the reason of the end: score, resign, time, illegal, crash, hang, nonsense,
 *     refused, adjudication, move-limit
 * @param score the first player's score, NaN if the game was not counted
 * @param plies the number of moves, those of the opening included
 * @param openingPlies the number of moves of the opening
 * @param moves the names of the moves, with passes
 * @param simulations the simulations of all searches of a player; 0 if unknown
 * @param thoughts the number of moves that each player was asked for: without moves of the opening
 *     and forced passes, with a request that ended in a resignation or a fault
 * @param cpuSeconds the CPU time of these moves, summed over all threads, or over all processes of
 *     a GTP engine; NaN if unknown
 * @param seconds time on the wall clock
 * @param longestMove the slowest move of each, in seconds
 * @param counts the counters of a player's searches by name; empty if unknown, as for GTP engines
 * @param counters the properties of the counters
 * @param timedCpuSeconds the CPU seconds of the moves during which a counter grew, for counters
 *     that are timed; empty if unknown
 * @param detail the description of a fault, otherwise empty
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

    /**
     * Computes the number of requested moves for records of earlier versions, which lack it; the
     * sides alternate.
     */
    private static int ownMoves(int side, int plies, int openingPlies) {
        return (plies + 1 - side) / 2 - (openingPlies + 1 - side) / 2;
    }

    /** Returns the points of player A of the matchup: 1, 0.5 or 0. */
    public double pointsOfA() {
        return switch (result) {
            case DRAW -> 0.5;
            case FIRST -> game == 0 ? 1 : 0;
            case SECOND -> game == 0 ? 0 : 1;
        };
    }

    /**
     * Returns the counters of one player's searches.
     *
     * @param side 0 for the player that moved first
     */
    public Counts countsOf(int side) {
        return CounterNote.counts(counts.get(side), counters);
    }

    /** Returns the result without the moves. */
    public GameResult withoutMoves() {
        return new GameResult(
                run,
                matchup,
                pair,
                game,
                first,
                second,
                seed,
                result,
                reason,
                score,
                plies,
                openingPlies,
                List.of(),
                simulations,
                thoughts,
                cpuSeconds,
                seconds,
                longestMove,
                counts,
                counters,
                timedCpuSeconds,
                detail,
                host,
                commit,
                when);
    }

    /** Returns its identity in the run; a game that was played twice has the same id. */
    public GameId id() {
        return new GameId(matchup, pair, game);
    }

    /**
     * Returns whether another record has the same moves and the same end; of moves that were not
     * kept, the same number. Two processes that play the same game get different times and hosts.
     */
    public boolean isSameGame(GameResult other) {
        return id().equals(other.id())
                && (moves.equals(other.moves) || moves.isEmpty() || other.moves.isEmpty())
                && plies == other.plies
                && openingPlies == other.openingPlies
                && result == other.result
                && reason.equals(other.reason)
                && Double.compare(score, other.score) == 0;
    }

    /** Returns whether a player crashed, hung or broke a rule. */
    public boolean isFault() {
        return switch (reason) {
            case "crash", "hang", "nonsense", "refused", "illegal", "time" -> true;
            default -> false;
        };
    }
}
