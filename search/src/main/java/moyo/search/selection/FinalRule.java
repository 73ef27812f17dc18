package moyo.search.selection;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import moyo.search.tree.Tree;

/** Selects the move to play among the visited children of the root. */
public enum FinalRule {
    /** Most visits and prior weight together, as Fuego counts. */
    VISITS_AND_PRIOR {
        @Override
        public double score(Tree tree, int child) {
            return tree.count(child);
        }
    },
    /** Most visits. */
    VISITS {
        @Override
        public double score(Tree tree, int child) {
            return tree.visits(child);
        }
    },
    /** The highest mean. */
    MEAN {
        @Override
        public double score(Tree tree, int child) {
            return tree.value(child);
        }

        @Override
        public boolean countsVisits() {
            return false;
        }
    },
    /** The highest lower confidence bound: mean - 1.96 sqrt(mean (1 - mean) / n). */
    LOWER_BOUND {
        @Override
        public double score(Tree tree, int child) {
            return lowerBound(tree, child);
        }

        @Override
        public boolean countsVisits() {
            return false;
        }
    },
    /**
     * The highest lower confidence bound by the variance of the results, among the moves with at
     * least 15 % of the most visits.
     */
    VISITED_LOWER_BOUND {
        @Override
        public double score(Tree tree, int child) {
            return lowerBound(tree, child);
        }

        @Override
        public double weight(Tree tree, int child) {
            return tree.visits(child);
        }

        @Override
        public double leastShare() {
            return LEAST_SHARE;
        }

        @Override
        public boolean usesVariances() {
            return true;
        }
    };

    /** The 97.5 % quantile of the normal distribution. */
    private static final double Z = 1.96;

    private static final double LEAST_SHARE = 0.15;

    /**
     * A variance is estimated as if this many more results had been seen, with the variance {@link
     * #USUAL_VARIANCE}: that of few results says little.
     */
    private static final double UNSEEN_RESULTS = 2;

    private static final double USUAL_VARIANCE = 0.05;

    /** The child with the highest score is played. Defined for visited children without a proof. */
    public abstract double score(Tree tree, int child);

    /**
     * Whether visits decide which child can be chosen, so that a search can end early when the
     * remaining simulations are too few to change the choice.
     */
    public boolean countsVisits() {
        return true;
    }

    /**
     * What a search counts to find out that the best child cannot be overtaken any more: the score,
     * or the visits where the score does not grow with them.
     */
    public double weight(Tree tree, int child) {
        return score(tree, child);
    }

    /** A child with fewer visits than this share of the most visits comes after all others. */
    public double leastShare() {
        return 0;
    }

    /** Whether the rule needs the variance of results. */
    public boolean usesVariances() {
        return false;
    }

    /** Lower end of the 95 % confidence interval of a child's value (normal approximation). */
    public static double lowerBound(Tree tree, int child) {
        double value = tree.value(child);
        if (tree.isProven(child)) {
            return value;
        }
        double n = Math.max(1, tree.count(child));
        return Math.max(0, value - Z * Math.sqrt(variance(tree, child, n) / n));
    }

    private static double variance(Tree tree, int child, double n) {
        double seen = tree.variance(child);
        return tree.hasVariances()
                ? (n * seen + UNSEEN_RESULTS * USUAL_VARIANCE) / (n + UNSEEN_RESULTS)
                : seen;
    }

    /** The word in settings: {@code visits-and-prior}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** All words, the default first. */
    public static List<String> words() {
        return Arrays.stream(values()).map(FinalRule::word).toList();
    }

    /** The rule with a word of {@link #words}. */
    public static FinalRule of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_'));
    }
}
