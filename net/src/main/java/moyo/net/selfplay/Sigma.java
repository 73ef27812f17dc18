package moyo.net.selfplay;

/**
 * How much the mean results of the root's moves count beside the logits of the policy: sigma(q) is
 * this factor times q.
 */
public enum Sigma {
    /** 50 + highest visit count. What the shipped networks were taught with. */
    PLAIN {
        @Override
        double factor(int mostVisits, double range) {
            return OFFSET + mostVisits;
        }
    },

    /** 0.1 (50 + highest visit count), with q divided by its range, but at least by 0.25. */
    RESCALED {
        @Override
        double factor(int mostVisits, double range) {
            return 0.1 * (OFFSET + mostVisits) / Math.max(0.25, range);
        }
    };

    private static final double OFFSET = 50;

    /**
     * @param range the highest q less the lowest
     */
    abstract double factor(int mostVisits, double range);
}
