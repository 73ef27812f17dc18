package moyo.net.player;

import moyo.game.Game;
import moyo.game.Position;
import moyo.search.count.Counts;
import moyo.search.expansion.Evaluation;
import moyo.search.part.LeafEvaluator;
import moyo.search.part.Simulation;

/**
 * Mixes the network's value of a leaf with the result of a playout: (1 - w) v + w z, as Silver et
 * al. 2016 did; with w = 1 only the network's move probabilities are used. One thread's.
 *
 * @param <P> the positions of the game
 */
final class PlayoutShare<P extends Position<P>> implements LeafEvaluator<P> {
    private final LeafEvaluator<P> network;
    private final LeafEvaluator<P> playouts;
    private final double weight;

    /** The playout has a simulation of its own: the leaf is expanded after its evaluation. */
    private final Simulation<P> playout;

    PlayoutShare(Game<P> game, LeafEvaluator<P> network, LeafEvaluator<P> playouts, double weight) {
        this.network = network;
        this.playouts = playouts;
        this.weight = weight;
        playout = new Simulation<>(game, false);
    }

    @Override
    public boolean givesProbabilities() {
        return true;
    }

    @Override
    public void evaluate(Simulation<P> leaf) {
        network.evaluate(leaf);
        if (leaf.position().isOver()) {
            return;
        }
        playout.begin(leaf.position());
        playouts.evaluate(playout);
        Evaluation said = leaf.evaluation();
        said.setValue((1 - weight) * said.value() + weight * playout.evaluation().value());
    }

    @Override
    public void newGame() {
        network.newGame();
        playouts.newGame();
    }

    @Override
    public void beginSearch() {
        network.beginSearch();
        playouts.beginSearch();
    }

    @Override
    public Counts counts() {
        return network.counts().plus(playouts.counts());
    }
}
