package moyo.lab.report.data;

import moyo.lab.record.DataFields;

/** The fields of a run's {@code summary.json}, in the order of {@link SummaryJson}. */
public final class SummaryFields {
    public static final DataFields ALL =
            DataFields.of(
                    """
                    title | text | the title of the report
                    written | time | when the file was written, ISO 8601, UTC
                    running | true or false | whether games are still being played
                    playedGames | whole number | the number of finished games
                    plannedGames | whole number | the number of games of the plan
                    headline | text | the result in a sentence
                    conclusion | text | what follows from it
                    warnings | list of texts | records that do not count, and other doubts
                    level | share, 0 to 1 | the confidence level of all intervals
                    matchups[].a | text | the name of player A
                    matchups[].b | text | the name of player B
                    matchups[].all/first/second.games | whole number | the number of games: all, those in which A moved first, those in which A moved second
                    matchups[].all/first/second.wins | whole number | the wins of A
                    matchups[].all/first/second.draws | whole number | the draws
                    matchups[].all/first/second.losses | whole number | the losses of A
                    matchups[].all/first/second.points | number | the points of A, a draw as half a point
                    matchups[].all/first/second.rate | share, 0 to 1 | the points of A per game
                    matchups[].all/first/second.rateLow | share, 0 to 1 | the lower end of its interval (Wilson)
                    matchups[].all/first/second.rateHigh | share, 0 to 1 | the upper end
                    matchups[].elo | Elo | the difference A − B
                    matchups[].eloLow | Elo | the lower end of its interval, from pairs
                    matchups[].eloHigh | Elo | the upper end
                    matchups[].los | share, 0 to 1 | the likelihood that A is superior
                    matchups[].tTestP | share, 0 to 1 | p of the two-sided t-test that the rate is ½, games as samples
                    matchups[].pairs | whole number | the number of finished pairs
                    matchups[].pentanomial | five whole numbers | the pairs in which A has 0, ½, 1, 1½, 2 points
                    matchups[].sprt.elo0 | Elo | H0 of the sequential test, if there is one: A is so much stronger
                    matchups[].sprt.elo1 | Elo | H1
                    matchups[].sprt.alpha | share, 0 to 1 | the probability of accepting H1 if H0 is true
                    matchups[].sprt.beta | share, 0 to 1 | the probability of accepting H0 if H1 is true
                    matchups[].sprt.llr | number | the logarithm of the likelihood ratio of H1 to H0
                    matchups[].sprt.lowerBound | number | H0 is accepted at or below it
                    matchups[].sprt.upperBound | number | H1 is accepted at or above it
                    matchups[].sprt.decision | `CONTINUE`, `ACCEPT_H0`, `ACCEPT_H1` | the decision
                    matchups[].endings.* | whole number | the number of games for each reason of the end
                    matchups[].faults[].player | text | the player whose fault ended a game
                    matchups[].faults[].pair | whole number | the pair of that game
                    matchups[].faults[].game | 0 or 1 | the game within the pair
                    matchups[].faults[].reason | text | the kind of fault
                    matchups[].faults[].detail | text | its description
                    matchups[].duplicates[].pair | whole number | the pair of a game with the moves of an earlier one
                    matchups[].duplicates[].game | 0 or 1 | the game within the pair
                    matchups[].duplicates[].of.pair | whole number | the pair of the earlier game
                    matchups[].duplicates[].of.game | 0 or 1 | the earlier game within its pair
                    matchups[].cpu.secondsPerMoveOfA | number, s | the mean CPU time of a move of A; null if unknown
                    matchups[].cpu.secondsPerMoveOfB | number, s | the same of B
                    matchups[].cpu.equal | true or false | whether the larger mean is at most 5 % above the smaller; null if unknown
                    matchups[].plies.min | moves | the length of the shortest game
                    matchups[].plies.median | moves | the median length
                    matchups[].plies.max | moves | the length of the longest game
                    matchups[].savings[].of | text | the counter of which A saves a share against B
                    matchups[].savings[].per | text | the counter by which it is divided, or `move of the game`
                    matchups[].savings[].games | whole number | the number of games in which both players count it
                    matchups[].savings[].share | share | 1 − (A's mean / B's mean)
                    matchups[].savings[].low | share | the lower end of its interval (delta method, pairs as samples)
                    matchups[].savings[].high | share | the upper end
                    ratings[].player | text | the name of a player of a tournament
                    ratings[].elo | Elo | its rating (Bradley-Terry), the mean of all is 0
                    ratings[].eloLow | Elo | the lower end of its interval (bootstrap over pairs)
                    ratings[].eloHigh | Elo | the upper end
                    ratings[].games | whole number | the number of its games
                    ratings[].points | number | its points
                    usage.*.games | whole number | by player: the number of its games
                    usage.*.cpuSecondsPerGame | number, s | the mean CPU time of a game
                    usage.*.cpuSecondsPerMove | number, s | the mean CPU time of a move
                    usage.*.secondsPerGame | number, s | the mean wall-clock time of a game
                    usage.*.secondsPerMove | number, s | the mean wall-clock time of a move
                    usage.*.longestMove | number, s | the slowest move
                    usage.*.simulationsPerMove | number | the mean number of simulations of a move
                    usage.*.simulationsPerCpuSecond | number, 1/s | the simulations of a CPU second
                    searches.*.* | number | by player: the sum of each counter of its searches in camel case; `counterPerOther`: the mean over another counter; `cpuSecondsPerCounter`: the CPU time of each unit
                    command | text | the command that continues the run
                    facts[].label | text | a setting of the run: board, openings, machine, ...
                    facts[].text | text | its value""");

    private SummaryFields() {}
}
