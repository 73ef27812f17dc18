package moyo.lab.clock;

import java.util.Locale;

/**
 * One player's clock in one game. It runs while the player chooses a move and while it confirms a
 * move of the opponent, because an engine may search during either command.
 */
public final class GameClock {
    private final TimeLimit limit;
    private double used;
    private double turn;
    private double longest;
    private double stalledInGame;
    private double stalledInTurn;

    public GameClock(TimeLimit limit) {
        this.limit = limit;
    }

    /** Returns the seconds left for this move or for the game; infinity without a limit. */
    public double left() {
        if (limit.perMove() > 0) {
            return limit.perMove() - turn;
        }
        return limit.perGame() > 0 ? limit.perGame() - used : Double.POSITIVE_INFINITY;
    }

    /**
     * Adds time that the player has used.
     *
     * @param stalled the part of these seconds in which the machine stood still
     */
    public void add(double seconds, double stalled) {
        used += seconds;
        turn += seconds;
        longest = Math.max(longest, turn);
        stalledInGame += stalled;
        stalledInTurn += stalled;
    }

    /** Starts the time of the next move. */
    public void beginTurn() {
        turn = 0;
        stalledInTurn = 0;
    }

    /** Returns whether the player has used more than the limit plus its margin. */
    public boolean hasRunOut() {
        return left() + limit.margin() < 0;
    }

    /** Returns the seconds counted against the limit in which the machine stood still. */
    public double stalled() {
        return limit.perGame() > 0 ? stalledInGame : stalledInTurn;
    }

    /** Returns whether the player would be within the limit if the machine had not stood still. */
    public boolean hasRunOutByStalls() {
        return hasRunOut() && left() + limit.margin() + stalled() >= 0;
    }

    /** Returns a text with the time that the player used for its move and the time that it had. */
    public String overrun() {
        return String.format(
                Locale.ROOT,
                "took %.2f s for a move and had %.2f s",
                turn,
                Math.max(0, left() + turn));
    }

    /** Returns the seconds of the current move. */
    public double turn() {
        return turn;
    }

    /** Returns the seconds of the whole game. */
    public double used() {
        return used;
    }

    /** Returns the seconds of the slowest move. */
    public double longest() {
        return longest;
    }
}
