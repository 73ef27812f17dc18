package moyo.search.selection;

import moyo.search.tree.Tree;

/** Ranks the children of the root: proven wins first, then by the final rule. */
public final class RootChoice {
    private static final double UNKNOWN = 0.5;

    private final Tree tree;
    private final FinalRule rule;

    public RootChoice(Tree tree, FinalRule rule) {
        this.tree = tree;
        this.rule = rule;
    }

    private int first() {
        return tree.firstChild(Tree.ROOT);
    }

    private int end() {
        return first() + tree.childCount(Tree.ROOT);
    }

    public boolean isBetter(int a, int b) {
        int ranks = Integer.compare(rank(a), rank(b));
        return ranks > 0 || ranks == 0 && score(a) > score(b);
    }

    /**
     * As {@link #isBetter}, for visited moves after the first: by visits if the rule needs many.
     */
    public boolean isBetterAnswer(int a, int b) {
        return rule.leastShare() == 0 || tree.isProven(a) || tree.isProven(b)
                ? isBetter(a, b)
                : tree.visits(a) > tree.visits(b);
    }

    /**
     * Won moves come first, then those that were tried, often enough for the rule before the
     * others; lost ones come last.
     */
    public int rank(int child) {
        if (tree.isProven(child)) {
            return tree.isWon(child) ? 3 : -1;
        }
        return tree.visits(child) == 0 ? 0 : hasEnoughVisits(child) ? 2 : 1;
    }

    private boolean hasEnoughVisits(int child) {
        if (rule.leastShare() == 0) {
            return true;
        }
        int most = 0;
        for (int other = first(); other < end(); other++) {
            most = Math.max(most, tree.isLost(other) ? 0 : tree.visits(other));
        }
        return tree.visits(child) >= rule.leastShare() * most;
    }

    /**
     * Sort key within a rank: the rule's score; unvisited moves sort by their prior value, without
     * one by their probability.
     */
    public double score(int child) {
        if (tree.visits(child) > 0) {
            return rule.score(tree, child);
        }
        return tree.priorWeight(child) > 0
                ? tree.mean(child)
                : UNKNOWN + tree.probability(child) / 2;
    }

    public int best() {
        int best = first();
        for (int child = first(); child < end(); child++) {
            if (isBetter(child, best)) {
                best = child;
            }
        }
        return best;
    }

    /** The second best child; the best if there is only one. */
    public int secondBest() {
        int best = best();
        int second = best;
        for (int child = first(); child < end(); child++) {
            if (child != best && (second == best || isBetter(child, second))) {
                second = child;
            }
        }
        return second;
    }

    /** The child with a move; 0 if there is none. */
    public int child(int move) {
        for (int child = first(); child < end(); child++) {
            if (tree.move(child) == move) {
                return child;
            }
        }
        return 0;
    }

    /** Whether the children of a proven root still contain the proof; pruning may remove it. */
    public boolean showsTheProof() {
        if (!tree.isExpanded(Tree.ROOT)) {
            return false;
        }
        int best = best();
        return tree.isLost(Tree.ROOT) ? tree.isWon(best) : tree.isLost(best);
    }

    /**
     * Returns whether this many more simulations cannot change the best child. If the rule does not
     * count visits, every simulation may change it.
     */
    public boolean isDecided(double left) {
        if (!rule.countsVisits()) {
            return left <= 0;
        }
        int best = best();
        double second = 0;
        boolean isForced = true;
        for (int child = first(); child < end(); child++) {
            if (child != best && !tree.isLost(child)) {
                second = Math.max(second, rule.weight(tree, child));
                isForced = false;
            }
        }
        float most = (float) rule.weight(tree, best);
        // A rule with a least share compares the values of all moves that have enough visits.
        boolean comparesValues = rule.leastShare() > 0 && !isForced;
        return comparesValues
                ? second + left < rule.leastShare() * most
                : left <= most - (float) second;
    }
}
