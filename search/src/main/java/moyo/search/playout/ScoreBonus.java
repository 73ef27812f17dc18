package moyo.search.playout;

/**
 * Win or loss, and a little more for winning by much: (1 - w) times the result, plus w times a
 * sigmoid of the score. Both sides then have something to play for in games that are decided.
 *
 * @param weight w, from 0 to 1
 * @param scale the score that makes the sigmoid 0.73
 */
public record ScoreBonus(double weight, double scale) implements Outcome {
    @Override
    public double value(double score, int plies) {
        double sigmoid = 1 / (1 + StrictMath.exp(-score / scale));
        return (1 - weight) * WIN_OR_LOSS.value(score, plies) + weight * sigmoid;
    }
}
