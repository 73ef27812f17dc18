package moyo.session;

import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import org.jspecify.annotations.Nullable;

/**
 * A search in a thread of its own while nobody asks for anything.
 *
 * @param <P> the positions of the game
 */
final class Pondering<P extends Position<P>> {
    private boolean allowed;
    private @Nullable Thread thread;
    private StopSignal stop = new StopSignal();

    /** A game is on. */
    void allow() {
        allowed = true;
    }

    /** There is another game, or none. */
    void forbid() {
        allowed = false;
    }

    boolean isAllowed() {
        return allowed;
    }

    void begin(Analyst<P> analyst, P root) {
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
    void end() {
        if (thread != null) {
            stop.request();
            Joining.join(thread);
            thread = null;
        }
    }
}
