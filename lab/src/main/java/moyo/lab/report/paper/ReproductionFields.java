package moyo.lab.report.paper;

import moyo.lab.record.DataFields;

/** The fields of the files of experiments. */
public final class ReproductionFields {
    /** The columns of {@code results.csv}, a row for each line of each table. */
    public static final DataFields CSV =
            DataFields.of(
                    """
                    paper | text | the name of the paper; empty if the experiment has none
                    experiment | text | the name of the experiment's file
                    row | text | the name of the row
                    a | text | the spec of player A
                    b | text | the spec of player B
                    side | `both`, `first`, `second`, `saving` | which games of A: all, those in which A moved first or second; or the saving
                    scale | `check`, `quick`, `standard`, `paper` | the scale of the experiment
                    figureOf | text | the player of the paper's figure, if it is not A
                    paperRate | share, 0 to 1 | the paper's figure; empty if there is none
                    paperGames | whole number | the number of games of that figure; 0 if unknown
                    games | whole number | the number of games played here
                    wins | whole number | the wins of A; this and the next two are empty for a saving
                    draws | whole number | the draws
                    losses | whole number | the losses of A
                    rate | share, 0 to 1 | the points of A per game, or the share saved
                    rateLow | share, 0 to 1 | the lower end of its 95 % interval
                    rateHigh | share, 0 to 1 | the upper end
                    differenceLow | share, −1 to 1 | the lower end of the 95 % interval of ours minus the paper's
                    differenceHigh | share, −1 to 1 | the upper end
                    verdict | text | the verdict, see [reproduce.md](reproduce.md#the-verdict)
                    reason | text | why the row was skipped or has failed; otherwise empty
                    folder | text | the folder of the row's run, relative to this file""");

    /** The fields of {@code summary.json}. */
    public static final DataFields JSON =
            DataFields.of(
                    """
                    scale | `check`, `quick`, `standard`, `paper` | the scale of the experiments; `check`: the claims against the record
                    written | time | when the file was written, ISO 8601, UTC
                    running | true or false | whether games are still being played
                    playedGames | whole number | the number of games played here
                    headline | text | the number of games and of verdicts
                    level | share, 0 to 1 | the confidence level of all intervals
                    claims[].publication | text | the name of the paper
                    claims[].claim | text | a claim of the paper
                    claims[].experiment | text | the experiment that examines it
                    claims[].of | text | the row or the plot
                    claims[].paper | text | the paper's figure
                    claims[].recorded | text | the recorded figure with its interval and verdict
                    claims[].here | text | what was played here
                    experiments[].experiment | text | the name of the experiment's file
                    experiments[].paper | text | the name of the paper; empty if it has none
                    experiments[].title | text | the title
                    experiments[].rows[].row | text | the name of the row
                    experiments[].rows[].a | text | the spec of player A
                    experiments[].rows[].b | text | the spec of player B
                    experiments[].rows[].plannedGames | whole number | the number of games at this scale; 0 if the row is skipped
                    experiments[].rows[].folder | text | the folder of the row's run, relative to this file
                    experiments[].rows[].sprt.elo0 | Elo | H0 of the row's sequential test, if it has one: A is so much stronger
                    experiments[].rows[].sprt.elo1 | Elo | H1
                    experiments[].rows[].sprt.alpha | share, 0 to 1 | the probability of accepting H1 if H0 is true
                    experiments[].rows[].sprt.beta | share, 0 to 1 | the probability of accepting H0 if H1 is true
                    experiments[].rows[].sprt.llr | number | the logarithm of the likelihood ratio of H1 to H0
                    experiments[].rows[].sprt.lowerBound | number | H0 is accepted at or below it
                    experiments[].rows[].sprt.upperBound | number | H1 is accepted at or above it
                    experiments[].rows[].sprt.decision | `CONTINUE`, `ACCEPT_H0`, `ACCEPT_H1` | the decision
                    experiments[].rows[].lines[].side | `both`, `first`, `second`, `saving` | which games of A, or the saving
                    experiments[].rows[].lines[].figureOf | text | the player of the paper's figure, if it is not A
                    experiments[].rows[].lines[].paperRate | share, 0 to 1 | the paper's figure; null if there is none
                    experiments[].rows[].lines[].paperGames | whole number | the number of games of that figure; 0 if unknown
                    experiments[].rows[].lines[].games | whole number | the number of games played here
                    experiments[].rows[].lines[].wins | whole number | the wins of A; a saving has no wins, draws and losses
                    experiments[].rows[].lines[].draws | whole number | the draws
                    experiments[].rows[].lines[].losses | whole number | the losses of A
                    experiments[].rows[].lines[].rate | share, 0 to 1 | the points of A per game, or the share saved
                    experiments[].rows[].lines[].rateLow | share, 0 to 1 | the lower end of its interval
                    experiments[].rows[].lines[].rateHigh | share, 0 to 1 | the upper end
                    experiments[].rows[].lines[].differenceLow | share, −1 to 1 | the lower end of the interval of ours minus the paper's
                    experiments[].rows[].lines[].differenceHigh | share, −1 to 1 | the upper end
                    experiments[].rows[].lines[].verdict | text | the verdict, see [reproduce.md](reproduce.md#the-verdict)
                    experiments[].rows[].lines[].reason | text | why the row was skipped or has failed; otherwise empty
                    experiments[].tests[].better | text | the row whose player A is asked to be better
                    experiments[].tests[].than | text | the row with which it is compared
                    experiments[].tests[].confidence | share, 0 to 1 | the confidence level of the test
                    experiments[].tests[].paper | `yes`, `no`, `nothing`, `no_paper` | the paper's answer; `no_paper` for a test against the reference row
                    experiments[].tests[].betterGames | whole number | the games of the first row
                    experiments[].tests[].betterRate | share, 0 to 1 | its rate
                    experiments[].tests[].thanGames | whole number | the games of the second row
                    experiments[].tests[].thanRate | share, 0 to 1 | its rate
                    experiments[].tests[].t | number | Welch's t
                    experiments[].tests[].degreesOfFreedom | number | its degrees of freedom
                    experiments[].tests[].p | share, 0 to 1 | p of the one-sided test
                    experiments[].tests[].verdict | text | shown, not shown, the contrary, too few games
                    experiments[].plots[].plot | text | the name of the plot
                    experiments[].plots[].study | text | the study of the game
                    experiments[].plots[].row | text | the row whose games it shows; empty for recorded data
                    experiments[].plots[].data | text | the file of recorded data; empty for a row
                    experiments[].plots[].expected | `below-zero`, `above-zero` | the sign of the effect in the paper
                    experiments[].plots[].measure | text | what the effect is
                    experiments[].plots[].effect | number | the measured difference; null if there is none
                    experiments[].plots[].effectLow | number | the lower end of its interval (Student)
                    experiments[].plots[].effectHigh | number | the upper end
                    experiments[].plots[].games | whole number | the number of games
                    experiments[].plots[].verdict | text | the verdict
                    experiments[].plots[].reason | text | why the plot was skipped; otherwise empty
                    experiments[].plots[].lines[].line | text | the name of a line of the plot
                    experiments[].plots[].lines[].points[].x | whole number | the x coordinate of a point
                    experiments[].plots[].lines[].points[].y | number | the mean
                    experiments[].plots[].lines[].points[].yLow | number | the lower end of its interval
                    experiments[].plots[].lines[].points[].yHigh | number | the upper end
                    command | text | the command that continues the experiments
                    facts[].label | text | the commit, the machine, ...
                    facts[].text | text | its value""");

    private ReproductionFields() {}
}
