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
 * The player of a session, and a clock for each side. Settings, seed and game may change at any
 * time; then it is made anew.
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

    /** Made when it is first asked: a search reserves much memory, and settings come in bursts. */
    private @Nullable Player<P> player;

    /**
     * A player that is yet to be made.
     *
     * @param watchable the name of one that is an {@link Analyst}, to recommend to those who ask
     *     another for its thoughts
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

    /** Lets the player give up below a value, after more simulations than these; 0 is never. */
    public void resignBelow(double value, int simulations) {
        setSpec(spec.resigningBelow(value, simulations));
    }

    public G game() {
        return game;
    }

    /** Other rules, or another board. */
    public void setGame(G game) {
        this.game = game;
        remake();
    }

    private void remake() {
        player = null;
        playerSeed = seeds.nextLong();
    }

    /** A game begins under the rules of the last one. */
    public void newGame() {
        if (player != null) {
            player.newGame();
        }
    }

    public long seed() {
        return seed;
    }

    /** From here on everything is as in a session that was started with this seed. */
    public void setSeed(long seed) {
        this.seed = seed;
        seeds = new Rng(seed);
        remake();
    }

    public Player<P> player() {
        if (player == null) {
            player = spec.make(game, playerSeed);
        }
        return player;
    }

    /** The player as one whose thoughts can be watched. */
    public Analyst<P> analyst() {
        if (player() instanceof Analyst<P> analyst) {
            return analyst;
        }
        throw new BadInput(
                "player '%s' cannot be watched; one with a tree can, such as '%s'"
                        .formatted(spec, watchable));
    }

    /** What the player says about its last move; empty if there is none. */
    public String explainLastMove() {
        return player == null ? "" : player.explainLastMove();
    }

    /** The value of the last position searched, for the side to move in it; NaN if unknown. */
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

    /** Full clocks, as for a new game. */
    public void resetClocks() {
        for (Clock clock : clocks) {
            clock.reset();
        }
    }

    /**
     * What a side may spend on its next move: a share of its clock, or else what the player's
     * settings say.
     *
     * @param movesToGo how many own moves the game may still take
     */
    public Budget budget(int colour, int movesToGo) {
        return clocks[colour]
                .forNextMove(movesToGo)
                .<Budget>map(Budget.Time::new)
                .orElseGet(spec::budget);
    }

    /** A side has thought since {@code start}, by {@link System#nanoTime}. */
    public void spendSince(long start, int colour) {
        clocks[colour].spend(Duration.ofNanos(System.nanoTime() - start));
    }
}
