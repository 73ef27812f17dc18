package moyo.search.player;

import java.time.Duration;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;

/**
 * A player as text: a name and {@code key=value} settings, such as {@code flat playouts=2000}. The
 * same text serves the command line, GTP, experiment files and records. Immutable.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public record PlayerSpec<G extends Game<P>, P extends Position<P>>(
        PlayerKind<G, P> kind, Settings settings) {

    public PlayerSpec<G, P> with(String key, String value) {
        return new PlayerSpec<>(kind, settings.with(key, value));
    }

    public Player<P> make(G game, long seed) {
        return kind.maker().make(game, settings, seed);
    }

    /** What the player spends on a move when no clock runs. */
    public Budget budget() {
        if (settings.knows(PlayerKind.TIME.key()) && settings.get(PlayerKind.TIME) > 0) {
            long nanos = (long) (settings.get(PlayerKind.TIME) * 1e9);
            return new Budget.Time(Duration.ofNanos(nanos));
        }
        return new Budget.Simulations(
                settings.knows(PlayerKind.PLAYOUTS.key()) ? settings.get(PlayerKind.PLAYOUTS) : 1);
    }

    @Override
    public String toString() {
        return (kind.name() + " " + settings).strip();
    }
}
