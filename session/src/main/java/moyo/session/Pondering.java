package moyo.session;

import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.watch.Analyst;
import org.jspecify.annotations.Nullable;

/**
 * The search in a thread of its own between two commands.
 *
 * @param <P> the positions of the game
 */
final class Pondering<P extends Position<P>> {
    private boolean allowed;
    private @Nullable Thread thread;
    private StopSignal stop = new StopSignal();

    /** Allows pondering, because a game is in progress. */
    void allow() {
        allowed = true;
    }

    /** Forbids pondering, because a new game began or the game has ended. */
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

    /** Stops the search and returns when it has ended, after one or two simulations. */
    void end() {
        if (thread != null) {
            stop.request();
            Joining.join(thread);
            thread = null;
        }
    }
}
