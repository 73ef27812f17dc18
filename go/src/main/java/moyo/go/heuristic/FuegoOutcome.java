package moyo.go.heuristic;

import moyo.go.GoGame;
import moyo.search.playout.Outcome;

/**
 * Fuego's value of a playout: about 0.98 for a win and 0.02 for a loss, plus a bonus for the score,
 * minus a penalty for the length of the simulation on large boards.
 */
public record FuegoOutcome(double perPoint, double perPly) implements Outcome {
    public static FuegoOutcome of(GoGame game) {
        double mostPoints = game.size() * game.size() + Math.abs(game.komi());
        return new FuegoOutcome(0.02 / mostPoints, game.size() >= 15 ? 0.00028 : 0);
    }

    @Override
    public double value(double score, int plies) {
        double length = Math.min(0.5, perPly * plies);
        if (score == 0) {
            return 0.5;
        }
        return score > 0 ? 0.98 + perPoint * score - length : 0.02 + perPoint * score + length;
    }
}
