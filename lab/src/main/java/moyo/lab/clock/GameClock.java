package moyo.lab.clock;

import java.util.Locale;

/**
 * One player's clock in one game. It runs while the player chooses a move and while it answers that
 * it has heard of one: an engine may think in either.
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

    /** Seconds that are left for this move or for the game; infinite without a limit. */
    public double left() {
        if (limit.perMove() > 0) {
            return limit.perMove() - turn;
        }
        return limit.perGame() > 0 ? limit.perGame() - used : Double.POSITIVE_INFINITY;
    }

    /**
     * Adds time that the player has used.
     *
     * @param stalled in how many of the seconds the machine, not the player, was to blame
     */
    public void add(double seconds, double stalled) {
        used += seconds;
        turn += seconds;
        longest = Math.max(longest, turn);
        stalledInGame += stalled;
        stalledInTurn += stalled;
    }

    /** The time for a move begins again. */
    public void beginTurn() {
        turn = 0;
        stalledInTurn = 0;
    }

    /** Whether more was used than the limit and its margin. */
    public boolean hasRunOut() {
        return left() + limit.margin() < 0;
    }

    /** How many of the seconds that count against the limit were the machine's fault. */
    public double stalled() {
        return limit.perGame() > 0 ? stalledInGame : stalledInTurn;
    }

    /** Whether the clock would not have run out if the machine had not stood still. */
    public boolean hasRunOutByStalls() {
        return hasRunOut() && left() + limit.margin() + stalled() >= 0;
    }

    /** What the player took for its move and what it had, for people. */
    public String overrun() {
        return String.format(
                Locale.ROOT,
                "took %.2f s for a move and had %.2f s",
                turn,
                Math.max(0, left() + turn));
    }

    /** Seconds of the move under way. */
    public double turn() {
        return turn;
    }

    /** Seconds of the whole game. */
    public double used() {
        return used;
    }

    /** Seconds of the slowest move. */
    public double longest() {
        return longest;
    }
}
