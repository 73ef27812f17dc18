package moyo.lab.stats;

/**
 * A player's place in a pool.
 *
 * @param interval error bars of the Elo; infinite for a player without games
 * @param points a draw is half a point
 */
public record Rating(String player, double elo, Interval interval, long games, double points) {}
