package moyo.search.part;

import moyo.game.Game;
import moyo.game.Position;
import moyo.search.expansion.Evaluation;
import moyo.search.tree.Trail;

/**
 * The state of one simulation: it is selected, then evaluated, then completed. A caller that
 * evaluates leaves in batches holds many of them.
 *
 * @param <P> the positions of the game
 */
public final class Simulation<P extends Position<P>> {
    private final P position;
    private final Trail trail;
    private final Evaluation evaluation;
    private boolean needsEvaluation;

    /**
     * @param probabilities whether the evaluator gives probabilities of moves
     */
    public Simulation(Game<P> game, boolean probabilities) {
        position = game.newPosition();
        trail = new Trail(game.longestGame());
        evaluation = new Evaluation(probabilities ? game.moveCodes() : 0);
    }

    /** Starts at the root of a search. */
    public void begin(P root) {
        position.copyFrom(root);
        trail.begin(root.toMove());
        evaluation.clear();
        needsEvaluation = true;
    }

    /** The position at the leaf; an evaluator that plays on changes it. */
    public P position() {
        return position;
    }

    /** The moves from the root on. */
    public Trail trail() {
        return trail;
    }

    /** The node that was selected. */
    public int leaf() {
        return trail.parent(trail.treeLength());
    }

    /** The evaluation of the leaf. */
    public Evaluation evaluation() {
        return evaluation;
    }

    /**
     * Sets the value without an evaluator: the leaf is proven, the game is over, or a {@link
     * NodeKnowledge} knows the value.
     */
    public void decide(double value) {
        evaluation.setValue(value);
        needsEvaluation = false;
    }

    /** Whether the leaf is to be evaluated before the simulation is completed. */
    public boolean needsEvaluation() {
        return needsEvaluation;
    }
}
