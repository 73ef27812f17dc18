package moyo.app.option;

import java.util.List;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerSpec;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the player and its budget. */
public final class PlayerOptions {
    @Option(
            names = "--player",
            paramLabel = "SPEC",
            description =
                    "The player: a name and settings, such as 'flat playouts=2000'; see 'moyo"
                            + " players'.")
    private @Nullable String player;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Number of threads; short for --set threads=T.")
    private @Nullable String threads;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "Playouts per move; short for --set playouts=N.")
    private @Nullable String playouts;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "Seconds per move; short for --set time=SECONDS.")
    private @Nullable String time;

    @Mixin private CpuOption cpu = new CpuOption();

    @Option(names = "--set", paramLabel = "KEY=VALUE", description = "A setting of the player.")
    private List<String> set = List.of();

    /** Returns whether the user has named a player. */
    public boolean isNamed() {
        return player != null;
    }

    /** Returns whether any option of the player is given. */
    public boolean isGiven() {
        return player != null
                || threads != null
                || playouts != null
                || time != null
                || cpu.seconds() > 0
                || !set.isEmpty();
    }

    /**
     * Returns the player of a game.
     *
     * @param standard the player if the option is not given
     */
    public <G extends Game<P>, P extends Position<P>> PlayerSpec<G, P> spec(
            PlayerCatalogue<G, P> players, String standard) {
        StringBuilder text = new StringBuilder(player == null ? standard : player);
        append(text, "threads", threads);
        append(text, "playouts", playouts);
        append(text, "time", time);
        double cpuSeconds =
                cpu.besideOption("--time", time != null)
                        .besideOption("--playouts", playouts != null)
                        .seconds();
        append(text, "cpu", cpuSeconds > 0 ? Double.toString(cpuSeconds) : null);
        set.forEach(assignment -> text.append(' ').append(assignment));
        return players.parse(text.toString());
    }

    private static void append(StringBuilder text, String key, @Nullable String value) {
        if (value != null) {
            text.append(' ').append(key).append('=').append(value);
        }
    }
}
