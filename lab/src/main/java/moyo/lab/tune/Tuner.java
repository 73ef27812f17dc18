package moyo.lab.tune;

import java.util.List;

/**
 * A method that searches for the best point. It has no state: what it proposes is a function of its
 * seed and the trials that it is shown, so a tuning can be continued from its records.
 */
public interface Tuner {
    /**
     * Returns the players of a trial.
     *
     * @param number the number of the trial
     * @param known the finished trials 0, 1, ... in order, possibly none; later ones may be under
     *     way
     */
    Proposal propose(int number, List<Trial> known);

    /**
     * Returns a curve for each parameter: the predicted score over the parameter's value, the other
     * parameters at the estimate; or, of a method without predictions, the estimated value over the
     * number of games.
     */
    List<Curve> curves(List<Trial> trials);

    /** Returns the estimated optimum after these trials, in order from 0, possibly none. */
    Estimate estimate(List<Trial> trials);
}
