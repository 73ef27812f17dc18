package moyo.search.playout;

/** What a finished simulation is worth. */
@FunctionalInterface
public interface Outcome {
    /** Win, loss or draw, whatever the score. */
    Outcome WIN_OR_LOSS = (score, plies) -> score > 0 ? 1 : score < 0 ? 0 : 0.5;

    /**
     * The first player's reward in [0, 1].
     *
     * @param plies the length of the simulation, from the root on
     */
    double value(double score, int plies);
}
