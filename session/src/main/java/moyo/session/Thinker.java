package moyo.session;

import java.time.Duration;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.Clock;
import moyo.search.clock.TimeControl;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.search.watch.Analyst;
import org.jspecify.annotations.Nullable;

/**
 * The player of a session, with a clock for each side. If a setting, the seed or the game changes,
 * the player is created again.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Thinker<G extends Game<P>, P extends Position<P>> {
    private final String watchable;
    private PlayerSpec<G, P> spec;
    private G game;
    private final Clock[] clocks = {new Clock(), new Clock()};
    private long seed;
    private Rng seeds;
    private long playerSeed;

    /**
     * Created at the first search, because a search reserves much memory and clients change several
     * settings in a row.
     */
    private @Nullable Player<P> player;

    private @Nullable StandardChoice<G, P> choice;

    /**
     * Creates a thinker without its player.
     *
     * @param watchable the name of a player that is an {@link Analyst}, for the error message if
     *     the player is not
     */
    public Thinker(PlayerSpec<G, P> spec, G game, long seed, String watchable) {
        this.watchable = watchable;
        this.spec = spec;
        this.game = game;
        this.seed = seed;
        seeds = new Rng(seed);
        playerSeed = seeds.nextLong();
    }

    public PlayerSpec<G, P> spec() {
        return spec;
    }

    public void setSpec(PlayerSpec<G, P> spec) {
        this.spec = spec;
        remake();
    }

    /** Changes one setting of the player. */
    public void set(String key, String value) {
        setSpec(spec.with(key, value));
    }

    /**
     * Sets the value below which the player resigns, after more simulations than given; 0 means
     * never.
     */
    public void resignBelow(double value, int simulations) {
        setSpec(spec.resigningBelow(value, simulations));
    }

    public G game() {
        return game;
    }

    /** Lets the default player of each board play, from now on. */
    public void chooseBy(StandardChoice<G, P> standard) {
        choice = standard;
    }

    /** Changes the rules or the board. */
    public void setGame(G game) {
        this.game = game;
        if (choice != null) {
            spec = choice.choose(game, spec);
        }
        remake();
    }

    private void remake() {
        player = null;
        playerSeed = seeds.nextLong();
    }

    /** Begins a new game with the same rules. */
    public void newGame() {
        if (player != null) {
            player.newGame();
        }
    }

    public long seed() {
        return seed;
    }

    /** Sets the seed; the player then plays as in a session started with it. */
    public void setSeed(long seed) {
        this.seed = seed;
        seeds = new Rng(seed);
        remake();
    }

    public Player<P> player() {
        if (player == null) {
            if (!(spec.budget() instanceof Budget.Simulations)) {
                WarmUp.once(spec, game);
            }
            player = spec.make(game, playerSeed);
        }
        return player;
    }

    /** Returns the player as an {@link Analyst}. */
    public Analyst<P> analyst() {
        if (player() instanceof Analyst<P> analyst) {
            return analyst;
        }
        throw new BadInput(
                "player '%s' cannot be watched; one with a tree can, such as '%s'"
                        .formatted(spec, watchable));
    }

    /** Returns the player's explanation of its last move; empty if there is none. */
    public String explainLastMove() {
        return player == null ? "" : player.explainLastMove();
    }

    /**
     * Returns the value of the last position searched, for the side to move in it; NaN if unknown.
     */
    public double lastValue() {
        return player == null ? Double.NaN : player.lastValue();
    }

    public Clock clock(int colour) {
        return clocks[colour];
    }

    public void setTimeControl(TimeControl control) {
        for (Clock clock : clocks) {
            clock.set(control);
        }
        if (!(control instanceof TimeControl.Unlimited)) {
            WarmUp.once(spec, game);
        }
    }

    /** Resets the clocks, as for a new game. */
    public void resetClocks() {
        for (Clock clock : clocks) {
            clock.reset();
        }
    }

    /**
     * Returns the budget of a side's next move: a share of its clock, or without a clock the budget
     * of the player's settings.
     *
     * @param movesToGo the estimated number of moves that the side still has to make
     */
    public Budget budget(int colour, int movesToGo) {
        return clocks[colour]
                .forNextMove(movesToGo)
                .<Budget>map(Budget.Time::new)
                .orElseGet(spec::budget);
    }

    /**
     * Subtracts the time since {@code start}, by {@link System#nanoTime}, from the clock of a side.
     */
    public void spendSince(long start, int colour) {
        clocks[colour].spend(Duration.ofNanos(System.nanoTime() - start));
    }
}
