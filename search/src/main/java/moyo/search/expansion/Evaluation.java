package moyo.search.expansion;

/**
 * The evaluation of a position by a leaf evaluator: a value and, optionally, move probabilities.
 * Reusable; nothing allocates after construction.
 */
public final class Evaluation {
    /** The value of a simulation that counts as a visit without a result. */
    public static final double VISIT_ONLY = Double.NaN;

    /** The value of a simulation that is a loss for both sides. */
    public static final double LOSS_FOR_BOTH = Double.NEGATIVE_INFINITY;

    private final float[] probabilities;
    private double value = VISIT_ONLY;
    private boolean hasProbabilities;

    /**
     * @param moveCodes number of move codes of the game; 0 if there are no probabilities
     */
    public Evaluation(int moveCodes) {
        probabilities = new float[moveCodes];
    }

    /** Removes value and probabilities. */
    public void clear() {
        value = VISIT_ONLY;
        hasProbabilities = false;
    }

    /**
     * Sets the value.
     *
     * @param forFirst the first player's result in [0, 1], {@link #VISIT_ONLY} or {@link
     *     #LOSS_FOR_BOTH}
     */
    public void setValue(double forFirst) {
        value = forFirst;
    }

    /** The first player's result in [0, 1], {@link #VISIT_ONLY} or {@link #LOSS_FOR_BOTH}. */
    public double value() {
        return value;
    }

    /** True for a value in [0, 1]. */
    public static boolean isResult(double value) {
        return value >= 0;
    }

    /**
     * The probabilities by move code, to be filled in. They need not sum to 1, because only ratios
     * count.
     */
    public float[] writeProbabilities() {
        hasProbabilities = true;
        return probabilities;
    }

    public boolean hasProbabilities() {
        return hasProbabilities;
    }

    /** The probability of a move, up to a common factor. */
    public float probability(int move) {
        return probabilities[move];
    }
}
