package moyo.lab.clock;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Locale;
import moyo.game.BadInput;

/**
 * The time that players have, in seconds on the wall clock or of CPU time.
 *
 * @param perMove the limit for each move; 0 for none
 * @param perGame the limit for all moves of a player; 0 for none
 * @param cpu the budget of Moyo's players for each move, in CPU seconds summed over all threads;
 *     exceeding it does not lose the game; 0 for none
 * @param margin the seconds by which a limit may be exceeded, for pipes and a busy machine
 * @param hang the seconds without an answer after which a player counts as hung, if there is no
 *     limit
 */
public record TimeLimit(
        double perMove,
        double perGame,
        @JsonInclude(JsonInclude.Include.NON_DEFAULT)
                double cpu, // absent in runs of earlier versions
        double margin,
        double hang) {
    /** No limit: players use the budgets of their specs. */
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
                            "with %s CPU s for a move, the time after which a player has hung"
                                    + " must be more than %s s",
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

    /** Returns whether a player can lose on time. */
    public boolean isSet() {
        return perMove > 0 || perGame > 0;
    }

    /** Returns whether the budget of a move is given in seconds instead of playouts. */
    public boolean isBudget() {
        return isSet() || cpu > 0;
    }

    /**
     * Returns the seconds per move that are sent to GTP engines; 0 for none. GTP has no CPU time,
     * so a CPU budget is sent as the same number of seconds on the wall clock.
     */
    public double toldPerMove() {
        return perMove > 0 ? perMove : cpu;
    }

    /** Returns the seconds to wait for an answer of a player with the given time left. */
    public double patience(double left) {
        return isSet() ? left + margin + Math.max(5, left) : hang;
    }
}
