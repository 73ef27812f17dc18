package moyo.blokus.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.evaluation.BouzyEvaluator;
import moyo.search.clock.Budget;
import moyo.search.player.Player;

/**
 * Fits τ: with which scale σ(E / τ) tells best who wins games of uct-plain against itself, after
 * the first four moves. Drawn games count for both. Result, with the log loss (0.693 is a coin's):
 *
 * <pre>
 * mask        seeds corners     seeds covered
 * none        any       0.693     736   0.661
 * covered     any       0.693    1433   0.689
 * forbidden   2578      0.693    1820   0.692
 * </pre>
 *
 * So in games of weak players corners tell nothing; in those of Pentobi they do.
 */
final class BouzyFit {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int GAMES = 400;
    private static final int PLAYOUTS = 1000;
    private static final int FIRST_PLY = 4;

    /** What an evaluation said, and how the game ended for the first player. */
    private record Sample(double evaluation, double result) {}

    private BouzyFit() {}

    public static void main(String[] args) {
        List<List<Integer>> games = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++) {
            games.add(play(seed));
        }
        for (BouzyEvaluator.Mask mask : BouzyEvaluator.Mask.values()) {
            for (BouzyEvaluator.Seeds seeds : BouzyEvaluator.Seeds.values()) {
                fit(games, mask, seeds);
            }
        }
    }

    private static List<Integer> play(int seed) {
        Player<BlokusPosition> player =
                BlokusPlayers.ALL.parse("uct-plain tree-nodes=1000000").make(GAME, seed);
        BlokusPosition position = GAME.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            moves.add(player.chooseMove(position, new Budget.Simulations(PLAYOUTS)));
            position.play(moves.get(moves.size() - 1));
        }
        return moves;
    }

    private static void fit(
            List<List<Integer>> games, BouzyEvaluator.Mask mask, BouzyEvaluator.Seeds seeds) {
        BouzyEvaluator evaluator = new BouzyEvaluator(mask, seeds);
        List<Sample> samples = new ArrayList<>();
        for (List<Integer> game : games) {
            BlokusPosition position = GAME.newPosition();
            game.forEach(position::play);
            double result = (1 + Math.signum(position.score())) / 2;
            position = GAME.newPosition();
            for (int move : game) {
                if (position.moveNumber() >= FIRST_PLY) {
                    samples.add(new Sample(evaluator.evaluate(position), result));
                }
                position.play(move);
            }
        }
        double best = 0;
        for (double tau = 10; tau < 20_000; tau *= 1.01) {
            best = best == 0 || loss(samples, tau) < loss(samples, best) ? tau : best;
        }
        System.out.printf(
                Locale.ROOT,
                "mask %s, seeds %s: tau %.0f, log loss %.4f of %d positions%n",
                mask,
                seeds,
                best,
                loss(samples, best),
                samples.size());
    }

    private static double loss(List<Sample> samples, double tau) {
        double sum = 0;
        for (Sample s : samples) {
            double won = Math.log1p(Math.exp(-s.evaluation / tau));
            double lost = Math.log1p(Math.exp(s.evaluation / tau));
            sum += s.result * won + (1 - s.result) * lost;
        }
        return sum / samples.size();
    }
}
