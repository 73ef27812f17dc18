package moyo.lab.clock;

import java.util.Locale;
import moyo.game.BadInput;

/**
 * How long players may think, in seconds on the wall clock.
 *
 * @param perMove for each move; 0 for no such limit
 * @param perGame for all of a player's moves; 0 for no such limit
 * @param margin what a player may overstep either by, for pipes and a busy machine
 * @param hang without another limit, a player that says nothing for so long has hung
 */
public record TimeLimit(double perMove, double perGame, double margin, double hang) {
    /** No clock: players have budgets of their own. */
    public static final TimeLimit NONE = new TimeLimit(0, 0, 1, 300);

    /** A limit for each move, with the usual margin; 0 seconds for none. */
    public static TimeLimit perMove(double seconds) {
        return new TimeLimit(seconds, 0, NONE.margin, NONE.hang);
    }

    public TimeLimit {
        check("time for a move", perMove, 0);
        check("time for a game", perGame, 0);
        check("margin", margin, 0);
        check("time after which a player has hung", hang, 0.001);
        if (perMove > 0 && perGame > 0) {
            throw new BadInput("a limit for each move or for the game, not both");
        }
    }

    private static void check(String what, double seconds, double least) {
        if (!(seconds >= least && seconds <= 1e7)) {
            throw new BadInput(
                    String.format(
                            Locale.ROOT,
                            "the %s, %s s, is not between %s and 1e7 s",
                            what,
                            seconds,
                            least));
        }
    }

    public boolean isSet() {
        return perMove > 0 || perGame > 0;
    }

    /** For how long an answer is waited for when a player has so much left. */
    public double patience(double left) {
        return isSet() ? left + margin + Math.max(5, left) : hang;
    }
}
