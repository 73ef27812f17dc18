package moyo.search.playout;

/** Converts the score of a finished playout to a value. */
@FunctionalInterface
public interface Outcome {
    /** 1, 0.5 or 0 for a win, draw or loss of the first player. */
    Outcome WIN_OR_LOSS = (score, plies) -> score > 0 ? 1 : score < 0 ? 0 : 0.5;

    /** 1 for a win of the first player, 0 for a draw or a win of the second. */
    Outcome DRAW_TO_SECOND = (score, plies) -> score > 0 ? 1 : 0;

    /**
     * The value for the first player in [0, 1].
     *
     * @param plies number of moves of the simulation, from the root to the end of the playout
     */
    double value(double score, int plies);
}
