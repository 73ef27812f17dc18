package moyo.search.expansion;

/**
 * What a leaf evaluator says of a position. One instance is used again and again; nothing allocates
 * after construction.
 */
public final class Evaluation {
    /** The value of a simulation that counts as a visit and has no result. */
    public static final double VISIT_ONLY = Double.NaN;

    /** The value of a simulation that nobody won: a loss for whoever moved to a node. */
    public static final double NOBODY_WINS = Double.NEGATIVE_INFINITY;

    private final float[] probabilities;
    private double value = VISIT_ONLY;
    private boolean hasProbabilities;

    /**
     * @param moveCodes of the game; 0 if nobody gives probabilities
     */
    public Evaluation(int moveCodes) {
        probabilities = new float[moveCodes];
    }

    /** Nothing is known yet. */
    public void clear() {
        value = VISIT_ONLY;
        hasProbabilities = false;
    }

    /**
     * Sets the value.
     *
     * @param forFirst the first player's result in [0, 1], {@link #VISIT_ONLY} or {@link
     *     #NOBODY_WINS}
     */
    public void setValue(double forFirst) {
        value = forFirst;
    }

    /** The first player's result in [0, 1], {@link #VISIT_ONLY} or {@link #NOBODY_WINS}. */
    public double value() {
        return value;
    }

    /** True for a value in [0, 1]. */
    public static boolean isResult(double value) {
        return value >= 0;
    }

    /**
     * The probabilities by move code, to be filled in: any weights above 0, as only their ratios
     * count.
     */
    public float[] writeProbabilities() {
        hasProbabilities = true;
        return probabilities;
    }

    public boolean hasProbabilities() {
        return hasProbabilities;
    }

    /** The weight of a move, relative to that of others. */
    public float probability(int move) {
        return probabilities[move];
    }
}
