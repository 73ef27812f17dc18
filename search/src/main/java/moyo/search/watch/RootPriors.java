package moyo.search.watch;

import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.tree.Tree;

/**
 * The prior probabilities of the moves of a position, for analysis output: the probabilities of the
 * expander, or else a softmax of its prior values.
 *
 * @param <P> the positions of the game
 */
public final class RootPriors<P extends Position<P>> {
    private static final double SHARPNESS = 4;
    private static final double UNKNOWN = 0.5;

    private final Expander<P> expander;
    private final Tree tree;
    private final NodeWriter writer;
    private final double[] share;

    public RootPriors(Game<P> game, Supplier<Expander<P>> expander) {
        this.expander = expander.get();
        tree = new Tree(2 + game.moveCodes(), false, true);
        writer = NodeWriter.into(tree, game.moveCodes());
        share = new double[game.moveCodes()];
    }

    /** Computes the priors of a position that is not over. */
    public void look(P position) {
        tree.clear();
        tree.claim(Tree.ROOT);
        writer.begin(Tree.ROOT, UNKNOWN, NodeWriter.ALL_MOVES);
        expander.expand(position, writer, new Rng(1));
        double sum = 0;
        for (int i = 0; i < writer.size(); i++) {
            double attention = attention(writer.first() + i);
            share[writer.move(i)] = attention;
            sum += attention;
        }
        for (int i = 0; i < writer.size(); i++) {
            share[writer.move(i)] /= sum;
        }
    }

    private double attention(int child) {
        if (tree.probability(child) > 0) {
            return tree.probability(child);
        }
        return StrictMath.exp(
                SHARPNESS * (tree.priorWeight(child) > 0 ? tree.mean(child) : UNKNOWN));
    }

    /** The prior probability of a move of the last position. */
    public double share(int move) {
        return share[move];
    }
}
