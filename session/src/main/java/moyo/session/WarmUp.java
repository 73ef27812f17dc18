package moyo.session;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;

/**
 * A first search whose result is discarded. It loads and compiles the classes of the search before
 * a clock runs: without it, a first move of half a second had only a few simulations, and passed.
 */
final class WarmUp {
    private static final Budget THOUGHT = new Budget.Time(Duration.ofMillis(300));
    private static final int NODES = 10_000;

    /** Whether a warm-up has run in this process; one is enough. */
    private static final AtomicBoolean DONE = new AtomicBoolean();

    private WarmUp() {}

    /** Runs a search of a temporary player; the player of the game is not changed. */
    static <G extends Game<P>, P extends Position<P>> void once(PlayerSpec<G, P> spec, G game) {
        if (DONE.compareAndSet(false, true)) {
            spec.withTreeNodes(NODES)
                    .make(game, 1)
                    .chooseMove(game.newPosition(), THOUGHT, new StopSignal());
        }
    }
}
