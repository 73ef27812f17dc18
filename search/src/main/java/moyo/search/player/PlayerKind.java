package moyo.search.player;

import java.util.List;
import moyo.game.Game;
import moyo.game.Position;

/**
 * A named kind of player: a sentence about it, what can be set, and how to make one.
 *
 * @param <G> the game's own type, so that a maker sees its size and rules
 * @param <P> the positions of the game
 */
public record PlayerKind<G extends Game<P>, P extends Position<P>>(
        String name, String sentence, List<Setting<?>> settings, Maker<G, P> maker) {

    /** Playouts for one move, unless there is a time limit. */
    public static final Setting<Integer> PLAYOUTS =
            Setting.integer(
                            "playouts",
                            1000,
                            1,
                            Integer.MAX_VALUE,
                            "playouts for each move without clock")
                    .in("playouts");

    /** Seconds for one move; 0 leaves it to {@link #PLAYOUTS}. */
    public static final Setting<Double> TIME =
            Setting.number("time", 0, 0, 1e6, "seconds for each move instead of playouts; 0 is off")
                    .in("seconds");

    /** CPU seconds of all threads for one move; 0 leaves it to {@link #PLAYOUTS}. */
    public static final Setting<Double> CPU =
            Setting.number(
                            "cpu",
                            0,
                            0,
                            1e6,
                            "CPU seconds of all threads for each move instead of playouts; 0 is off")
                    .in("seconds");

    /** Makes a player for one game. */
    @FunctionalInterface
    public interface Maker<G extends Game<P>, P extends Position<P>> {
        Player<P> make(G game, Settings settings, long seed);
    }
}
