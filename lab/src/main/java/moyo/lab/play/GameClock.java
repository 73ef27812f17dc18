package moyo.lab.play;

import java.util.Locale;

/**
 * One player's clock in one game. It runs while the player chooses a move and while it answers that
 * it has heard of one: an engine may think in either.
 */
final class GameClock {
    private final TimeLimit limit;
    private double used;
    private double turn;
    private double longest;
    private double stalledInGame;
    private double stalledInTurn;

    GameClock(TimeLimit limit) {
        this.limit = limit;
    }

    /** Seconds that are left for this move or for the game; infinite without a limit. */
    double left() {
        if (limit.perMove() > 0) {
            return limit.perMove() - turn;
        }
        return limit.perGame() > 0 ? limit.perGame() - used : Double.POSITIVE_INFINITY;
    }

    /**
     * @param stalled in how many of the seconds the machine, not the player, was to blame
     */
    void add(double seconds, double stalled) {
        used += seconds;
        turn += seconds;
        longest = Math.max(longest, turn);
        stalledInGame += stalled;
        stalledInTurn += stalled;
    }

    /** The time for a move begins again. */
    void beginTurn() {
        turn = 0;
        stalledInTurn = 0;
    }

    /** Whether more was used than the limit and its margin. */
    boolean hasRunOut() {
        return left() + limit.margin() < 0;
    }

    /** How many of the seconds that count against the limit were the machine's fault. */
    double stalled() {
        return limit.perGame() > 0 ? stalledInGame : stalledInTurn;
    }

    /** Whether the clock would not have run out if the machine had not stood still. */
    boolean hasRunOutByStalls() {
        return hasRunOut() && left() + limit.margin() + stalled() >= 0;
    }

    /** What the player took for its move and what it had, for people. */
    String overrun() {
        return String.format(
                Locale.ROOT,
                "took %.2f s for a move and had %.2f s",
                turn,
                Math.max(0, left() + turn));
    }

    /** Seconds of the move under way. */
    double turn() {
        return turn;
    }

    /** Seconds of the whole game. */
    double used() {
        return used;
    }

    /** Seconds of the slowest move. */
    double longest() {
        return longest;
    }
}
