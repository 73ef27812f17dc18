package moyo.lab.experiment.result;

import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/** The share of the points that A has won. */
public record RateLine(
        GameSubset subset, Figure figure, Tally tally, Finding finding, String reason)
        implements Line {
    @Override
    public String id() {
        return subset.id();
    }

    @Override
    public String label() {
        return subset.label();
    }

    @Override
    public String whose() {
        return figure.whose();
    }

    @Override
    public double paper() {
        return figure.share().rate();
    }

    @Override
    public long paperGames() {
        return figure.share().games();
    }

    @Override
    public Interval paperInterval() {
        return figure.isThere() ? figure.share().wilson(ResultJudge.LEVEL) : NOWHERE;
    }

    @Override
    public double ours() {
        return tally.rate();
    }

    @Override
    public long games() {
        return tally.games();
    }

    @Override
    public Interval interval() {
        return tally.games() == 0 ? NOWHERE : tally.wilson(ResultJudge.LEVEL);
    }

    @Override
    public Interval difference() {
        return tally.games() == 0 || !figure.isComparable()
                ? NOWHERE
                : ResultJudge.difference(tally.proportion(), figure);
    }
}
