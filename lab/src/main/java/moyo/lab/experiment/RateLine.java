package moyo.lab.experiment;

import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/** The share of the points that A has won. */
public record RateLine(Side side, Figure figure, Tally tally, Finding finding, String reason)
        implements Line {
    @Override
    public String id() {
        return side.id();
    }

    @Override
    public String label() {
        return side.label();
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
        return figure.isThere() ? figure.share().wilson(Rule.LEVEL) : NOWHERE;
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
        return tally.games() == 0 ? NOWHERE : tally.wilson(Rule.LEVEL);
    }

    @Override
    public Interval difference() {
        return tally.games() == 0 || !figure.isComparable()
                ? NOWHERE
                : Rule.difference(tally.proportion(), figure);
    }
}
