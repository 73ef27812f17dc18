package moyo.search.table;

import java.util.function.Predicate;
import moyo.game.Position;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.part.Observer;
import moyo.search.part.PlayoutObserver;
import moyo.search.part.Simulation;
import moyo.search.tree.Trail;

/**
 * Counts the simulations and playout moves of searches in which the gate of the table is open, also
 * in players without a table, so that both can be compared.
 *
 * @param <P> the positions of the game
 */
final class GateCounter<P extends Position<P>> implements Observer<P>, PlayoutObserver<P> {
    static final Counter SIMULATIONS =
            Counter.of(
                            "gated-simulations",
                            "simulations",
                            "simulations of moves for which the gate of the table was open, or"
                                    + " would have been if there were a table")
                    .usedTo(Counter.Use.TIME);
    static final Counter MOVES =
            Counter.of("gated-playout-moves", "moves", "moves of the playouts of these simulations")
                    .per(SIMULATIONS)
                    .usedTo(Counter.Use.COMPARE);

    private final Predicate<P> isOpen;
    private long simulations;
    private long moves;

    GateCounter(Predicate<P> isOpen) {
        this.isOpen = isOpen;
    }

    @Override
    public boolean beginSearch(P root) {
        return isOpen.test(root);
    }

    @Override
    public void simulated(Simulation<P> simulation) {
        simulations++;
    }

    @Override
    public void playedOut(P end, Trail trail, double score, double value) {
        moves += trail.playoutLength();
    }

    @Override
    public Counts counts() {
        return Counts.of(SIMULATIONS, simulations).and(MOVES, moves);
    }
}
