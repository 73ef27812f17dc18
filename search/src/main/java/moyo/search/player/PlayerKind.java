package moyo.search.player;

import java.util.List;
import java.util.function.Function;
import moyo.game.Game;
import moyo.game.Position;

/**
 * A kind of player: its name, a sentence about it, its settings, and its maker.
 *
 * @param missing returns what a player with these settings lacks, in a sentence, such as weights
 *     that are not shipped; empty if it can be made
 * @param <G> the game's own type, so that a maker sees its size and rules
 * @param <P> the positions of the game
 */
public record PlayerKind<G extends Game<P>, P extends Position<P>>(
        String name,
        String sentence,
        List<Setting<?>> settings,
        Maker<G, P> maker,
        Function<Settings, String> missing) {

    /** A kind of player that lacks nothing. */
    public PlayerKind(String name, String sentence, List<Setting<?>> settings, Maker<G, P> maker) {
        this(name, sentence, settings, maker, chosen -> "");
    }

    /** The number of simulations per move, unless there is a time limit. */
    public static final Setting<Integer> PLAYOUTS =
            Setting.integer(
                            "playouts",
                            1000,
                            1,
                            Integer.MAX_VALUE,
                            "playouts for each move without clock")
                    .in("playouts");

    /** The seconds per move; if 0, {@link #PLAYOUTS} is the budget. */
    public static final Setting<Double> TIME =
            Setting.number("time", 0, 0, 1e6, "seconds for each move instead of playouts; 0 is off")
                    .in("seconds");

    /** The CPU seconds per move, summed over all threads; if 0, {@link #PLAYOUTS} is the budget. */
    public static final Setting<Double> CPU =
            Setting.number(
                            "cpu",
                            0,
                            0,
                            1e6,
                            "CPU seconds of all threads for each move instead of playouts; 0 is off")
                    .in("seconds");

    /** Creates a player for one game. */
    @FunctionalInterface
    public interface Maker<G extends Game<P>, P extends Position<P>> {
        Player<P> make(G game, Settings settings, long seed);
    }
}
