package moyo.search;

import java.util.Locale;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * Monte Carlo tree search: simulations until the budget is spent or the leader cannot be overtaken,
 * then the move that rests on most.
 *
 * @param <P> the positions of the game
 */
public final class Search<P extends Position<P>> implements Player<P> {
    /** So often it is asked whether the leader can still be overtaken. */
    private static final int CHECK_INTERVAL = 64;

    private final SearchParts<P> parts;
    private final Tree tree;
    private final Simulator<P> simulator;
    private String explanation = "";
    private int simulations;
    private double value = Double.NaN;

    public Search(SearchParts<P> parts, Rng rng) {
        this.parts = parts;
        tree = new Tree(parts.treeNodes());
        simulator = new Simulator<>(parts, tree, rng);
    }

    @Override
    public int chooseMove(P position, Budget budget, StopSignal stop) {
        tree.clear();
        Stopwatch watch = new Stopwatch(budget);
        simulator.simulate(position);
        simulations = 1;
        Results priors = results();
        while (!stop.isRequested() && watch.allows(simulations) && !isDecided(budget)) {
            simulator.simulate(position);
            simulations++;
        }
        value = results().meanSince(priors);
        int best = best();
        explanation = explain(best);
        return tree.move(best);
    }

    /** The sum and the number of the results at the root's children, priors included. */
    private record Results(double sum, double number) {
        double meanSince(Results earlier) {
            return (sum - earlier.sum) / (number - earlier.number);
        }
    }

    private Results results() {
        double sum = 0;
        double number = 0;
        for (int child = first(); child < end(); child++) {
            sum += (double) tree.count(child) * tree.mean(child);
            number += tree.count(child);
        }
        return new Results(sum, number);
    }

    /** Whether all simulations that are left could not make another move the best one. */
    private boolean isDecided(Budget budget) {
        if (simulations % CHECK_INTERVAL != 0 || !(budget instanceof Budget.Simulations s)) {
            return false;
        }
        int best = best();
        float second = 0;
        for (int child = first(); child < end(); child++) {
            if (child != best) {
                second = Math.max(second, tree.count(child));
            }
        }
        return s.count() - simulations <= tree.count(best) - second;
    }

    private int first() {
        return tree.firstChild(Tree.ROOT);
    }

    private int end() {
        return first() + tree.childCount(Tree.ROOT);
    }

    private int best() {
        int best = first();
        for (int child = first(); child < end(); child++) {
            if (tree.count(child) > tree.count(best)) {
                best = child;
            }
        }
        return best;
    }

    /** The move that rests on most but one; the best if there is no other. */
    public int secondBest() {
        int best = best();
        int second = best;
        for (int child = first(); child < end(); child++) {
            if (child != best && (second == best || tree.count(child) > tree.count(second))) {
                second = child;
            }
        }
        return tree.move(second);
    }

    private String explain(int best) {
        return String.format(
                Locale.ROOT,
                "%s wins %.1f %%; %d simulations, %d nodes",
                parts.game().moveName(tree.move(best)),
                100 * tree.mean(best),
                simulations,
                tree.size());
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }

    /**
     * The mean result of all simulations but the first, which brings the priors into the tree; NaN
     * after a search of one.
     */
    @Override
    public double lastValue() {
        return value;
    }

    /** The tree of the last search. */
    public Tree tree() {
        return tree;
    }

    @Override
    public int simulations() {
        return simulations;
    }

    /** All playout moves since construction. */
    public long playoutMoves() {
        return simulator.playoutMoves();
    }
}
