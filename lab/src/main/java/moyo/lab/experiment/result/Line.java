package moyo.lab.experiment.result;

import moyo.lab.stats.Interval;

/** A line of a table: the paper's figure and ours. Both are shares; NaN where there is none. */
public sealed interface Line permits RateLine, SavingLine {
    /** Of what is not known. */
    Interval NOWHERE = new Interval(Double.NaN, Double.NaN);

    /** What is counted, as files call it. */
    String id();

    /** The same for people. */
    String label();

    /** Another player than A, whose figure the paper's is; empty if it is A's. */
    String whose();

    double paper();

    /** How many games the paper's figure rests on; 0 if it does not say. */
    long paperGames();

    /** Of a figure without an error both ends are the figure. */
    Interval paperInterval();

    double ours();

    /** How many games ours rests on. */
    long games();

    Interval interval();

    /** How far ours may be above the paper's. */
    Interval difference();

    Finding finding();

    /** Why a row was skipped or has failed; else empty. */
    String reason();

    /** The verdict in words. */
    default String verdict() {
        return reason().isEmpty() ? finding().label() : finding().label() + ": " + reason();
    }
}
