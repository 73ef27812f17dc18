package moyo.net;

import moyo.search.evaluation.FastExp;

/**
 * What a position is worth to the search: (1 - w) p + w (1 + tanh(s / lead)) / 2, with p the
 * probability to win, or the result, and s the score. Values are those of the side that p and s are
 * seen from, in [0, 1].
 *
 * @param scoreWeight w; a small one lets the search prefer a larger lead among equal chances
 * @param lead how many points are a clear lead
 */
public record Utility(double scoreWeight, double lead) {
    /** The utility of a winning probability and an expected score. */
    public double of(double win, double score) {
        return scoreWeight == 0 ? win : (1 - scoreWeight) * win + scoreWeight * squash(score);
    }

    /** The utility of a finished game. */
    public double ofResult(double score) {
        return of(score > 0 ? 1 : score < 0 ? 0 : 0.5, score);
    }

    /** (1 + tanh(s / lead)) / 2 = 1 / (1 + exp(-2 s / lead)). */
    private double squash(double score) {
        return logistic(2 * score / lead);
    }

    /** 1 / (1 + exp(-x)). */
    public static double logistic(double x) {
        return 1 / (1 + FastExp.of(Math.max(-40, Math.min(40, -x))));
    }
}
