package moyo.lab.report;

import moyo.lab.record.GameResult;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Tally;

/**
 * What the games of a matchup add up to, from A's point of view.
 *
 * @param first the games in which A moved first
 * @param second the games in which B did
 */
record Standing(Matchup matchup, Tally all, Tally first, Tally second, Trace trace) {
    /** Of all intervals in a report. */
    static final double LEVEL = 0.95;

    static Standing of(Matchup matchup) {
        Trace trace = Trace.of(matchup);
        return new Standing(
                matchup, trace.last().tally(), tally(matchup, 0), tally(matchup, 1), trace);
    }

    private static Tally tally(Matchup matchup, int game) {
        return matchup.results().stream()
                .filter(result -> result.game() == game)
                .map(GameResult::pointsOfA)
                .map(Tally::of)
                .reduce(Tally.NONE, Tally::plus);
    }

    Pentanomial pairs() {
        return trace.last().pairs();
    }

    /** NaN before the first pair is over. */
    EloEstimate elo() {
        return hasPairs()
                ? pairs().elo(LEVEL)
                : new EloEstimate(Double.NaN, Double.NaN, Double.NaN);
    }

    /** NaN before the first pair is over. */
    double los() {
        return hasPairs() ? pairs().los() : Double.NaN;
    }

    boolean hasPairs() {
        return pairs().pairs() > 0;
    }

    /** NaN without games. */
    static Interval interval(Tally tally) {
        return tally.games() == 0 ? new Interval(Double.NaN, Double.NaN) : tally.wilson(LEVEL);
    }
}
