package moyo.lab.clock;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import moyo.game.BadInput;

/**
 * How long players may think, in seconds on the wall clock or of CPU time.
 *
 * @param perMove for each move; 0 for no such limit
 * @param perGame for all of a player's moves; 0 for no such limit
 * @param cpu CPU seconds of all threads of a player for each move, a budget of our own players and
 *     no limit: nobody loses on time by it; 0 for no such budget
 * @param margin what a player may overstep either by, for pipes and a busy machine
 * @param hang without another limit, a player that says nothing for so long has hung
 */
public record TimeLimit(
        double perMove,
        double perGame,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT) double cpu, // unknown to older runs
        double margin,
        double hang) {
    /** No clock: players have budgets of their own. */
    public static final TimeLimit NONE = new TimeLimit(0, 0, 1, 300);

    /**
     * A limit or a budget for each move, with the usual margin; 0 for none.
     *
     * @param seconds on the wall clock
     * @param cpu CPU seconds
     */
    public static TimeLimit perMove(double seconds, double cpu) {
        return new TimeLimit(seconds, 0, cpu, NONE.margin, NONE.hang);
    }

    public TimeLimit {
        cpu = Double.isNaN(cpu) ? 0 : cpu;
        check("time for a move", perMove, 0);
        check("time for a game", perGame, 0);
        check("CPU time for a move", cpu, 0);
        check("margin", margin, 0);
        check("time after which a player has hung", hang, 0.001);
        if (perMove > 0 && perGame > 0) {
            throw new BadInput("a limit for each move or for the game, not both");
        }
        if (cpu > 0 && (perMove > 0 || perGame > 0)) {
            throw new BadInput("CPU time or time on the wall clock, not both");
        }
        if (cpu > hang) {
            throw new BadInput(
                    String.format(
                            Locale.ROOT,
                            "%s CPU s for a move need a longer wait for silent players than %s s",
                            cpu,
                            hang));
        }
    }

    /** Without a budget of CPU time. */
    public TimeLimit(double perMove, double perGame, double margin, double hang) {
        this(perMove, perGame, 0, margin, hang);
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

    /** Whether there is a limit by which a player can lose on time. */
    public boolean isSet() {
        return perMove > 0 || perGame > 0;
    }

    /** Whether seconds, and not playouts, decide how long players think. */
    public boolean isBudget() {
        return isSet() || cpu > 0;
    }

    /**
     * Seconds for a move that outside engines are told of; 0 for none. They know no budget of CPU
     * time, and are told the same number of seconds on the wall clock.
     */
    public double toldPerMove() {
        return perMove > 0 ? perMove : cpu;
    }

    /** For how long an answer is waited for when a player has so much left. */
    public double patience(double left) {
        return isSet() ? left + margin + Math.max(5, left) : hang;
    }
}
