package moyo.lab.report.figure;

import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.TTests;
import moyo.lab.stats.Tally;

/**
 * The figures of a matchup from the view of player A.
 *
 * @param first the games in which A moved first
 * @param second the games in which B did
 */
public record MatchupFigures(
        MatchupResults matchup,
        Tally all,
        Tally first,
        Tally second,
        Trace trace,
        SearchWork work) {
    /** The confidence level of all intervals in a report. */
    public static final double LEVEL = 0.95;

    public static MatchupFigures of(MatchupResults matchup) {
        Standing standing = new Standing();
        matchup.results().forEach(standing::add);
        return new MatchupFigures(
                matchup,
                standing.total(),
                standing.asFirst(),
                standing.asSecond(),
                Trace.of(matchup),
                SearchWork.of(matchup.results()));
    }

    public Pentanomial pairs() {
        return trace.last().pairs();
    }

    /** NaN before the first pair is over. */
    public EloEstimate elo() {
        return hasPairs()
                ? pairs().elo(LEVEL)
                : new EloEstimate(Double.NaN, Double.NaN, Double.NaN);
    }

    /** NaN before the first pair is over. */
    public double los() {
        return hasPairs() ? pairs().los() : Double.NaN;
    }

    /**
     * Returns the probability of a score at least as far from 1/2 between equal players; NaN with
     * fewer than two games.
     */
    public double p() {
        return TTests.oneSample(all, 0.5).p();
    }

    public boolean hasPairs() {
        return pairs().pairs() > 0;
    }

    /** Returns NaN without games. */
    public static Interval interval(Tally tally) {
        return tally.games() == 0 ? new Interval(Double.NaN, Double.NaN) : tally.wilson(LEVEL);
    }
}
