package moyo.search.player;

import java.time.Duration;
import moyo.game.BadInput;
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

    public PlayerSpec {
        if (seconds(settings, PlayerKind.TIME) > 0 && seconds(settings, PlayerKind.CPU) > 0) {
            throw new BadInput(
                    "player '%s': time=%s and cpu=%s: only one of them may be set"
                            .formatted(
                                    kind.name(),
                                    settings.get(PlayerKind.TIME),
                                    settings.get(PlayerKind.CPU)));
        }
    }

    public PlayerSpec<G, P> with(String key, String value) {
        return new PlayerSpec<>(kind, settings.with(key, value));
    }

    public Player<P> make(G game, long seed) {
        return kind.maker().make(game, settings, seed);
    }

    /** What the player spends on a move when no clock runs. */
    public Budget budget() {
        double time = seconds(settings, PlayerKind.TIME);
        double cpu = seconds(settings, PlayerKind.CPU);
        if (time > 0) {
            return new Budget.Time(Duration.ofNanos((long) (time * 1e9)));
        }
        if (cpu > 0) {
            return new Budget.Cpu(Duration.ofNanos((long) Math.ceil(cpu * 1e9)));
        }
        return new Budget.Simulations(
                settings.knows(PlayerKind.PLAYOUTS.key()) ? settings.get(PlayerKind.PLAYOUTS) : 1);
    }

    private static double seconds(Settings settings, Setting<Double> setting) {
        return settings.knows(setting.key()) ? settings.get(setting) : 0;
    }

    @Override
    public String toString() {
        return (kind.name() + " " + settings).strip();
    }
}
