package moyo.search.selection;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import moyo.search.tree.Tree;

/** Which of the root's tried moves is played when the search has ended. */
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
    };

    /** Half the width of a 95 % interval, in standard errors. */
    private static final double Z = 1.96;

    /** The higher the better; of a child that was visited and is not proven. */
    public abstract double score(Tree tree, int child);

    /**
     * Whether the score is a number of visits, so that a search can end as soon as the leader's
     * lead is larger than what is left of the budget.
     */
    public boolean countsVisits() {
        return true;
    }

    /** The value that a move has at least, in 97.5 of 100 cases. */
    public static double lowerBound(Tree tree, int child) {
        double value = tree.value(child);
        if (tree.isProven(child)) {
            return value;
        }
        double n = Math.max(1, tree.count(child));
        return Math.max(0, value - Z * Math.sqrt(value * (1 - value) / n));
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
