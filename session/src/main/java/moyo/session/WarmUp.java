package moyo.session;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.PlayerSpec;

/**
 * A first thought that counts for nothing. It loads and compiles what thinking needs before a clock
 * runs: a first move of half a second was a handful of simulations, and those choose to pass.
 */
final class WarmUp {
    private static final Budget THOUGHT = new Budget.Time(Duration.ofMillis(300));
    private static final int NODES = 10_000;

    /** Once is enough for a whole process. */
    private static final AtomicBoolean DONE = new AtomicBoolean();

    private WarmUp() {}

    /** Lets a player think that nobody knows; the one of the game notices nothing. */
    static <G extends Game<P>, P extends Position<P>> void once(PlayerSpec<G, P> spec, G game) {
        if (DONE.compareAndSet(false, true)) {
            spec.withTreeNodes(NODES)
                    .make(game, 1)
                    .chooseMove(game.newPosition(), THOUGHT, new StopSignal());
        }
    }
}
