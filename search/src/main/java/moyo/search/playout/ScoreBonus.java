package moyo.search.playout;

/**
 * Win or loss with a bonus for the score: (1 - w) × result + w × σ(score / scale). It lets the
 * search prefer larger wins and smaller losses in decided games.
 *
 * @param weight w, from 0 to 1
 * @param scale the score, in points, at which the sigmoid is 0.73
 */
public record ScoreBonus(double weight, double scale) implements Outcome {
    @Override
    public double value(double score, int plies) {
        double sigmoid = 1 / (1 + StrictMath.exp(-score / scale));
        return (1 - weight) * WIN_OR_LOSS.value(score, plies) + weight * sigmoid;
    }
}
