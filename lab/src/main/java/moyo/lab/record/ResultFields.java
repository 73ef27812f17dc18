package moyo.lab.record;

/** The fields of a line of {@code results.jsonl}, in the order of {@link GameResult}. */
public final class ResultFields {
    public static final DataFields ALL =
            DataFields.of(
                    """
                    run | text | the name of the run
                    matchup | text | the names of the two players, `A vs B`
                    pair | whole number | the number of the pair in its matchup, from 0; both games of a pair have the same opening and seed, with the colours swapped
                    game | 0 or 1 | the game of the pair; in game 0 player A of the matchup moves first
                    first | text | the complete spec of the player that moved first
                    second | text | the complete spec of the other player
                    seed | whole number | the seed of the random numbers of this game
                    result | `first`, `second`, `draw` | the side that won
                    reason | text | how the game ended, see [lab.md](lab.md#faults)
                    score | number | the first player's score; null if nothing was counted
                    plies | moves | the length of the game, with the opening and passes
                    openingPlies | moves | the length of the opening
                    moves | list of texts | the moves in the notation of the game; empty in records that keep no moves
                    simulations | two whole numbers | the simulations of all searches of a player; 0 if unknown
                    thoughts | two whole numbers | the number of moves that the player was asked for
                    cpuSeconds | two numbers, s | the CPU time of these moves over all threads or processes of the player; null if unknown
                    seconds | two numbers, s | the wall-clock time of these moves
                    longestMove | two numbers, s | the wall-clock time of the slowest move
                    counts[].* | whole number | the counters of the searches of each player by name; `moyo-search_stats help` in GTP explains them
                    counters.*.per | text | the counter by which a counter is divided in reports
                    counters.*.use | text | how reports compare a counter between the players
                    timedCpuSeconds[].* | number, s | the CPU time of the moves during which a timed counter grew
                    detail | text | the description of a fault with the last lines of the engine's stderr; otherwise empty
                    host | text | the name of the machine
                    commit | text | the build that played
                    when | time | the end of the game, ISO 8601, UTC""");

    private ResultFields() {}
}
