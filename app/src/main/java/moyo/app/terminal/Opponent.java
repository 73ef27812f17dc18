package moyo.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.search.player.PlayerSpec;
import moyo.session.GameKit;
import moyo.session.Level;
import moyo.session.Session;

/**
 * The program as a player at the table.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public final class Opponent<G extends Game<P>, P extends Position<P>> {
    /** The tree of a player that is made to see whether it can be made. */
    private static final int TRIAL_NODES = 10_000;

    private final GameKit<G, P> kit;
    private final Session<G, P> session;
    private String name;

    private Opponent(GameKit<G, P> kit, PlayerSpec<G, P> spec, String name, long seed) {
        this.kit = kit;
        this.name = name;
        session = new Session<>(kit, spec, seed);
    }

    /** Returns an opponent at a level. */
    public static <G extends Game<P>, P extends Position<P>> Opponent<G, P> at(
            Level level, GameKit<G, P> kit, long seed) {
        return new Opponent<>(kit, kit.players().parse(level.player()), name(level), seed);
    }

    /**
     * Returns any player as an opponent.
     *
     * @throws moyo.game.BadInput if it cannot play on this board
     */
    public static <G extends Game<P>, P extends Position<P>> Opponent<G, P> of(
            PlayerSpec<G, P> spec, GameKit<G, P> kit, long seed) {
        spec.withTreeNodes(TRIAL_NODES).make(kit.game(), seed);
        return new Opponent<>(kit, spec, spec.toString(), seed);
    }

    private static String name(Level level) {
        return "level %d (%s)".formatted(level.number(), level.name());
    }

    Session<G, P> session() {
        return session;
    }

    /** Returns what it is called: its level or its spec. */
    String name() {
        return "Moyo, " + name;
    }

    /**
     * Plays at a level from now on.
     *
     * @throws moyo.game.BadInput if there is no such level
     */
    void setLevel(String text) {
        Level level = kit.levels().find(text);
        session.thinker().setSpec(kit.players().parse(level.player()));
        name = name(level);
    }

    /** Makes its move and says it to the terminal; returns false if it resigns. */
    boolean move(int colour, Pieces<P> pieces, Terminal terminal) {
        terminal.hold(kit.colourName(colour) + " thinks ..." + System.lineSeparator());
        List<String> before = pieces.names(session.record().position(), colour);
        long start = System.nanoTime();
        int move = session.choose(colour, new StopSignal());
        double seconds = (System.nanoTime() - start) / 1e9;
        if (move == Player.RESIGN) {
            return false;
        }
        session.playChosen(colour, move);
        List<String> placed = new ArrayList<>(before);
        placed.removeAll(pieces.names(session.record().position(), colour));
        double value = session.thinker().lastValue();
        terminal.say(
                String.format(
                        Locale.ROOT,
                        "%s plays %s%s (%s%.1f s)",
                        kit.colourName(colour),
                        session.moveName(move),
                        placed.isEmpty() ? "" : ", piece " + placed.get(0),
                        Double.isNaN(value) ? "" : rate(value),
                        seconds));
        return true;
    }

    private static String rate(double value) {
        return String.format(Locale.ROOT, "its win rate: %.0f %%, ", 100 * value);
    }
}
