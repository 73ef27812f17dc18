package moyo.search;

import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * What was known of the moves of a position before they were tried, as shares of attention: the
 * probabilities if there are such, else a softmax of the prior values. For those who watch.
 *
 * @param <P> the positions of the game
 */
final class RootPriors<P extends Position<P>> {
    private static final double SHARPNESS = 4;
    private static final double UNKNOWN = 0.5;

    private final Candidates<P> candidates;
    private final Prior<P> prior;
    private final MoveList moves;
    private final Tree tree;
    private final double[] share;

    RootPriors(SearchParts<P> parts) {
        candidates = parts.rootCandidates().get();
        prior = parts.prior().get();
        moves = new MoveList(parts.game().moveCodes());
        tree = new Tree(2 + parts.game().moveCodes(), false, true);
        share = new double[parts.game().moveCodes()];
    }

    void look(P position) {
        tree.clear();
        candidates.of(position, moves);
        int first = tree.claim(Tree.ROOT) ? tree.makeChildren(Tree.ROOT, moves) : 0;
        prior.introduceChildren(position, tree, 0.5, first, moves.size(), new Rng(1));
        double sum = 0;
        for (int i = 0; i < moves.size(); i++) {
            share[moves.get(i)] = attention(first + i);
            sum += share[moves.get(i)];
        }
        for (int i = 0; i < moves.size(); i++) {
            share[moves.get(i)] /= sum;
        }
    }

    private double attention(int child) {
        if (tree.probability(child) > 0) {
            return tree.probability(child);
        }
        return StrictMath.exp(SHARPNESS * (tree.prior(child) > 0 ? tree.mean(child) : UNKNOWN));
    }

    /** Of a move that the last position has. */
    double share(int move) {
        return share[move];
    }
}
