package moyo.session;

import java.util.function.Supplier;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Settings;
import moyo.search.simulation.SearchOptions;
import moyo.search.watch.Analyst;
import org.jspecify.annotations.Nullable;

/**
 * Thinks between commands, from the first move that was asked for on, if the player may.
 *
 * @param <P> the positions of the game
 */
public final class Pondering<P extends Position<P>> {
    private final Thinker<?, P> thinker;
    private final Supplier<P> now;
    private boolean allowed;
    private @Nullable Thread thread;
    private StopSignal stop = new StopSignal();

    /**
     * @param now a copy of the position on the board
     */
    public Pondering(Thinker<?, P> thinker, Supplier<P> now) {
        this.thinker = thinker;
        this.now = now;
    }

    /** A game is on. */
    public void allow() {
        allowed = true;
    }

    /** There is another game, or none. */
    public void forbid() {
        allowed = false;
    }

    public void begin() {
        Settings settings = thinker.spec().settings();
        boolean wanted =
                allowed
                        && settings.knows(SearchOptions.PONDER.key())
                        && settings.get(SearchOptions.PONDER)
                        && thinker.player() instanceof Analyst;
        if (wanted) {
            begin(now.get());
        }
    }

    private void begin(P root) {
        if (root.isOver()) {
            return;
        }
        Analyst<P> analyst = thinker.analyst();
        StopSignal signal = new StopSignal();
        stop = signal;
        thread =
                new Thread(
                        () ->
                                analyst.analyse(
                                        root, Analyst.ALL_MOVES, new Budget.UntilStopped(), signal),
                        "moyo-ponder");
        thread.setDaemon(true);
        thread.start();
    }

    /** Returns when the player is free again: after a simulation or two. */
    public void end() {
        if (thread == null) {
            return;
        }
        stop.request();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        thread = null;
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
