package moyo.search;

import java.util.Locale;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.clock.Stopwatch;
import moyo.search.expansion.Candidates;
import moyo.search.player.Player;
import moyo.search.playout.Outcome;
import moyo.search.playout.PlayoutPolicy;

/**
 * Monte Carlo without a tree: playouts are distributed evenly over the candidates, in rounds, and
 * the move with the highest mean is played (Brügmann 1993, without annealing). Among moves that won
 * all playouts, one that ends the game is preferred.
 *
 * @param <P> the positions it understands
 */
public final class FlatMonteCarlo<P extends Position<P>> implements Player<P> {
    private final Game<P> game;
    private final Candidates<P> candidates;
    private final PlayoutPolicy<P> policy;
    private final Rng rng;
    private final P scratch;
    private final MoveList moves;
    private final double[] sum;
    private final boolean[] endsGame;
    private String explanation = "";
    private int done;

    public FlatMonteCarlo(
            Game<P> game, Candidates<P> candidates, PlayoutPolicy<P> policy, Rng rng) {
        this.game = game;
        this.candidates = candidates;
        this.policy = policy;
        this.rng = rng;
        scratch = game.newPosition();
        moves = new MoveList(game.moveCodes());
        sum = new double[game.moveCodes()];
        endsGame = new boolean[game.moveCodes()];
    }

    @Override
    public void reseed(long seed) {
        rng.reseed(seed);
    }

    @Override
    public int chooseMove(P position, Budget budget, StopSignal stop) {
        candidates.of(position, moves);
        for (int i = 0; i < moves.size(); i++) {
            sum[i] = 0;
        }
        done = 0;
        Stopwatch watch = new Stopwatch(budget);
        do {
            simulate(position, done % moves.size());
            done++;
        } while (!stop.isRequested() && watch.allows(done));
        return best();
    }

    @Override
    public int simulations() {
        return done;
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }

    /** Adds one playout's result, in [0, 1] for the side to move of {@code position}. */
    private void simulate(P position, int index) {
        scratch.copyFrom(position);
        scratch.play(moves.get(index));
        endsGame[index] = scratch.isOver();
        scratch.beginPlayout();
        policy.playOut(scratch, rng);
        double score = scratch.score();
        double forFirst = Outcome.WIN_OR_LOSS.value(score, 0);
        sum[index] += Colour.valueFor(position.toMove(), forFirst);
    }

    private int best() {
        int best = 0;
        double bestMean = -1;
        for (int i = 0; i < moves.size(); i++) {
            int visits = done / moves.size() + (i < done % moves.size() ? 1 : 0);
            double mean = visits == 0 ? -1 : sum[i] / visits;
            if (mean > bestMean || mean == bestMean && mean == 1 && endsGame[i]) {
                best = i;
                bestMean = mean;
            }
        }
        explanation =
                String.format(
                        Locale.ROOT,
                        "%s wins %.1f %% of its playouts; %d playouts for %d candidates",
                        game.moveName(moves.get(best)),
                        100 * bestMean,
                        done,
                        moves.size());
        return moves.get(best);
    }
}
