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

    /** Returns what the player lacks, in a sentence; empty if it can be made. */
    public String missing() {
        return kind.missing().apply(settings);
    }

    /** Returns the budget of a move without a clock: time, CPU time or simulations. */
    public Budget budget() {
        double time = seconds(settings, PlayerKind.TIME);
        double cpu = seconds(settings, PlayerKind.CPU);
        if (time > 0) {
            return new Budget.Time(Duration.ofNanos((long) (time * 1e9)));
        }
        return cpu > 0
                ? new Budget.Cpu(Duration.ofNanos((long) Math.ceil(cpu * 1e9)))
                : new Budget.Simulations(value(PlayerKind.PLAYOUTS, 1));
    }

    /** Returns whether the spec sets playouts or seconds per move. */
    public boolean hasOwnBudget() {
        return isSet(PlayerKind.PLAYOUTS) || hasOwnTime();
    }

    /** Returns whether the spec sets seconds per move, on the wall clock or of CPU time. */
    public boolean hasOwnTime() {
        return isSet(PlayerKind.TIME) || isSet(PlayerKind.CPU);
    }

    /**
     * Returns the player with this number of playouts, unless the spec sets one or the player has
     * no such setting.
     */
    public PlayerSpec<G, P> orPlayouts(String playouts) {
        return or(PlayerKind.PLAYOUTS, playouts);
    }

    /** Returns the number of threads of a search. */
    public int threads() {
        return value(CommonSettings.THREADS, 1);
    }

    /**
     * Returns the player with this number of threads, unless the spec sets one or the player has no
     * such setting.
     */
    public PlayerSpec<G, P> orThreads(String threads) {
        return or(CommonSettings.THREADS, threads);
    }

    /**
     * Returns the player with this tree size, unless the spec sets one or the player has no such
     * setting.
     */
    public PlayerSpec<G, P> orTreeNodes(long nodes) {
        return or(CommonSettings.TREE_NODES, Long.toString(nodes));
    }

    /** Returns the player with this tree size, unless the player has no such setting. */
    public PlayerSpec<G, P> withTreeNodes(long nodes) {
        return settings.knows(CommonSettings.TREE_NODES.key())
                ? with(CommonSettings.TREE_NODES.key(), Long.toString(nodes))
                : this;
    }

    /** Returns whether the tree is reused for the next move. */
    public boolean reusesTree() {
        return value(CommonSettings.REUSE, false);
    }

    /** Returns the player with reuse of the tree, unless the spec says otherwise. */
    public PlayerSpec<G, P> withReuse() {
        return or(CommonSettings.REUSE, "on");
    }

    /** Returns whether the player searches during the opponent's turn. */
    public boolean ponders() {
        return value(CommonSettings.PONDER, false);
    }

    /** Returns whether the player may resign. */
    public boolean mayResign() {
        return value(CommonSettings.RESIGN, 0.0) > 0;
    }

    /**
     * Returns the player with a resignation threshold, which applies after more simulations than
     * given.
     */
    public PlayerSpec<G, P> resigningBelow(double value, int simulations) {
        return with(CommonSettings.RESIGN.key(), String.valueOf(value))
                .with(CommonSettings.RESIGN_AFTER.key(), String.valueOf(simulations));
    }

    private <T> T value(Setting<T> setting, T otherwise) {
        return settings.knows(setting.key()) ? settings.get(setting) : otherwise;
    }

    private boolean isSet(Setting<?> setting) {
        return settings.isSet(setting);
    }

    private PlayerSpec<G, P> or(Setting<?> setting, String value) {
        return settings.knows(setting.key()) && !isSet(setting) ? with(setting.key(), value) : this;
    }

    private static double seconds(Settings settings, Setting<Double> setting) {
        return settings.knows(setting.key()) ? settings.get(setting) : 0;
    }

    @Override
    public String toString() {
        return (kind.name() + " " + settings).strip();
    }
}
