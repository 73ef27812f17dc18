package moyo.lab.experiment.result;

import moyo.lab.experiment.SavingFigure;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Saving;

/**
 * The share of a playout's moves that A saves against B while a memory of positions is open.
 *
 * @param games those in which such playouts were counted, if both players count them
 */
public record SavingLine(
        SavingFigure figure, Saving saving, long games, Finding finding, String reason)
        implements Line {
    @Override
    public String id() {
        return SavingFigure.ID;
    }

    @Override
    public String label() {
        return "moves saved";
    }

    @Override
    public String whose() {
        return figure.whose();
    }

    @Override
    public double paper() {
        return figure.share();
    }

    @Override
    public long paperGames() {
        return 0;
    }

    @Override
    public Interval paperInterval() {
        return new Interval(figure.share(), figure.share());
    }

    @Override
    public double ours() {
        return saving.share();
    }

    @Override
    public Interval interval() {
        return saving.interval();
    }

    @Override
    public Interval difference() {
        return figure.isComparable()
                ? new Interval(interval().low() - paper(), interval().high() - paper())
                : NOWHERE;
    }
}
