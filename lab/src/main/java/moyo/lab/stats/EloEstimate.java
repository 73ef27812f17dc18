package moyo.lab.stats;

/**
 * An Elo difference with its error bars, each possibly infinite.
 *
 * @param elo the likeliest value; NaN if nothing was played
 */
public record EloEstimate(double elo, double low, double high) {}
