package moyo.search;

/** Which child of the root is best: a proven win, else the one that rests on most. */
final class RootChoice {
    private static final float UNKNOWN = 0.5f;

    private final Tree tree;

    RootChoice(Tree tree) {
        this.tree = tree;
    }

    private int first() {
        return tree.firstChild(Tree.ROOT);
    }

    private int end() {
        return first() + tree.childCount(Tree.ROOT);
    }

    boolean isBetter(int a, int b) {
        int ranks = Integer.compare(rank(a), rank(b));
        return ranks > 0 || ranks == 0 && weight(a) > weight(b);
    }

    /** Won moves come first, then those that were tried; lost ones come last. */
    int rank(int child) {
        return tree.isWon(child) ? 2 : tree.isLost(child) ? -1 : tree.visits(child) > 0 ? 1 : 0;
    }

    /** What it rests on; of moves never tried the prior value: a firm prior may be a bad one. */
    float weight(int child) {
        if (tree.visits(child) > 0) {
            return tree.count(child);
        }
        return tree.prior(child) > 0 ? tree.mean(child) : UNKNOWN;
    }

    int best() {
        int best = first();
        for (int child = first(); child < end(); child++) {
            if (isBetter(child, best)) {
                best = child;
            }
        }
        return best;
    }

    /** The best but one; the best if there is no other. */
    int secondBest() {
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
    int child(int move) {
        for (int child = first(); child < end(); child++) {
            if (tree.move(child) == move) {
                return child;
            }
        }
        return 0;
    }

    /** Whether the proof of a proven root can be seen in its children: they may have been lost. */
    boolean showsTheProof() {
        if (!tree.isExpanded(Tree.ROOT)) {
            return false;
        }
        int best = best();
        return tree.isLost(Tree.ROOT) ? tree.isWon(best) : tree.isLost(best);
    }

    /** By how much the best is ahead. */
    float lead() {
        int best = best();
        float second = 0;
        for (int child = first(); child < end(); child++) {
            if (child != best && !tree.isLost(child)) {
                second = Math.max(second, tree.count(child));
            }
        }
        return tree.count(best) - second;
    }
}
