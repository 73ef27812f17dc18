package moyo.session;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;

/**
 * First searches whose results are discarded. They load and compile the classes of a search before
 * a clock runs: without them, a first move of half a second had only a few simulations.
 */
public final class WarmUp {
    private static final Budget ROUND = new Budget.Time(Duration.ofMillis(100));
    private static final int LEAST_ROUNDS = 3;
    private static final int MOST_ROUNDS = 15;

    /** A round with fewer simulations than this times the best one before ends the warm-up. */
    private static final double GAIN = 1.25;

    private static final int NODES = 10_000;

    /** The rounds that each player has had in this process, by game and player. */
    private static final Map<String, Integer> DONE = new ConcurrentHashMap<>();

    private WarmUp() {}

    /**
     * Warms up a player unless this process has done so; a second caller waits for the first. The
     * searches are those of a temporary player.
     *
     * @return the number of rounds that the player has had
     */
    public static <G extends Game<P>, P extends Position<P>> int once(
            PlayerSpec<G, P> spec, G game) {
        String key = game.name() + " " + spec.kind().name();
        return DONE.computeIfAbsent(key, k -> run(spec.withTreeNodes(NODES).make(game, 1), game));
    }

    private static <P extends Position<P>> int run(Player<P> player, Game<P> game) {
        long best = 0;
        for (int round = 1; ; round++) {
            player.newGame();
            player.chooseMove(game.newPosition(), ROUND, new StopSignal());
            boolean faster = player.simulations() > GAIN * best;
            if (round == MOST_ROUNDS || round >= LEAST_ROUNDS && !faster) {
                return round;
            }
            best = Math.max(best, player.simulations());
        }
    }
}
