package moyo.go.gtp;

import moyo.go.GoPosition;
import moyo.search.Analyst;
import moyo.search.Budget;
import moyo.search.SearchOptions;
import moyo.search.Settings;
import moyo.search.StopSignal;
import org.jspecify.annotations.Nullable;

/** Thinks between commands, from the first move that was asked for on, if the player may. */
final class Pondering {
    private final GoSession session;
    private boolean allowed;
    private @Nullable Thread thread;
    private StopSignal stop = new StopSignal();

    Pondering(GoSession session) {
        this.session = session;
    }

    /** A game is on. */
    void allow() {
        allowed = true;
    }

    /** There is another game, or none. */
    void forbid() {
        allowed = false;
    }

    void begin() {
        Settings settings = session.spec().settings();
        boolean wanted =
                allowed
                        && settings.knows(SearchOptions.PONDER.key())
                        && settings.get(SearchOptions.PONDER)
                        && !session.record().position().isOver()
                        && session.player() instanceof Analyst;
        if (!wanted) {
            return;
        }
        Analyst<GoPosition> analyst = session.analyst();
        GoPosition root = session.game().newPosition();
        root.copyFrom(session.record().position());
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
