package moyo.lab.experiment.result;

import moyo.lab.stats.Interval;

/** A line of a table: the paper's figure and ours. Both are shares; NaN where there is none. */
public sealed interface Line permits RateLine, SavingLine {
    /** The interval of an unknown figure. */
    Interval NOWHERE = new Interval(Double.NaN, Double.NaN);

    /** Returns the name of the figure in files. */
    String id();

    /** Returns the name of the figure in tables. */
    String label();

    /** Returns the name of the player if the paper's figure is not about A; otherwise empty. */
    String whose();

    double paper();

    /** Returns the number of games of the paper's figure; 0 if the paper does not say. */
    long paperGames();

    /**
     * Returns the interval of the paper's figure; both ends are the figure if the paper gives no
     * error.
     */
    Interval paperInterval();

    double ours();

    /** Returns the number of games of our figure. */
    long games();

    Interval interval();

    /** Returns the 95 % interval of the difference, ours minus the paper's. */
    Interval difference();

    Finding finding();

    /** Returns the reason why a row was skipped or has failed; otherwise empty. */
    String reason();

    /** Returns the verdict as text. */
    default String verdict() {
        return reason().isEmpty() ? finding().label() : finding().label() + ": " + reason();
    }
}
