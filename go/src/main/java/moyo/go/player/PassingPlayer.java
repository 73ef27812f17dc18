package moyo.go.player;

import java.util.Optional;
import java.util.function.IntPredicate;
import moyo.game.Game;
import moyo.go.GoPosition;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.inspect.Inspectable;
import moyo.search.inspect.Inspector;
import moyo.search.selection.Explanation;
import moyo.search.watch.Analyst;
import moyo.search.watch.Snapshot;
import org.jspecify.annotations.Nullable;

/** A player that searches for a move and decides outside of the search whether it passes. */
abstract class PassingPlayer implements Analyst<GoPosition>, Inspectable<GoPosition> {
    final Search<GoPosition> search;

    /** The reason of the last move. */
    String explanation = "";

    private int simulations;
    private double value = Double.NaN;

    /** The snapshot to show instead of the search's own, for moves decided by passes; else null. */
    private volatile @Nullable Snapshot picture;

    PassingPlayer(Search<GoPosition> search) {
        this.search = search;
    }

    /** Passes without a search after the opponent's pass. */
    final int passAtOnce(GoPosition position, double score) {
        explanation = "the opponent has passed, and passing wins";
        simulations = 0;
        value = Double.NaN;
        picture = Snapshot.won(position.toMove(), Game.PASS, score);
        return Game.PASS;
    }

    /** Shows a snapshot instead of the search's own; null shows the search's. */
    final void show(@Nullable Snapshot snapshot) {
        picture = snapshot;
    }

    /** Remembers what the search says of the move that it has just chosen. */
    final void remember() {
        explanation = search.explainLastMove();
        simulations = search.simulations();
        value = search.lastValue();
    }

    @Override
    public final void newGame() {
        search.newGame();
    }

    @Override
    public final void reseed(long seed) {
        search.reseed(seed);
    }

    @Override
    public final void analyse(
            GoPosition position, IntPredicate allowed, Budget budget, StopSignal stop) {
        picture = null;
        search.analyse(position, allowed, budget, stop);
        simulations = search.simulations();
        value = search.lastValue();
    }

    /** The search alone: an inspection shows no moves that are decided outside of it. */
    @Override
    public final Inspector<GoPosition> inspect(GoPosition position) {
        return search.inspect(position);
    }

    @Override
    public final Snapshot snapshot() {
        Snapshot seen = picture;
        return seen != null ? seen : search.snapshot();
    }

    @Override
    public final void watchOwners(boolean watch) {
        search.watchOwners(watch);
    }

    @Override
    public final int simulations() {
        return simulations;
    }

    @Override
    public final Counts counts() {
        return search.counts();
    }

    @Override
    public final Optional<Explanation> explain(int move) {
        return search.explain(move);
    }

    @Override
    public final double lastValue() {
        return value;
    }

    @Override
    public final String explainLastMove() {
        return explanation;
    }
}
