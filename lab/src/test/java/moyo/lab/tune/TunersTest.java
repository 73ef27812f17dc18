package moyo.lab.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import moyo.game.Rng;
import moyo.lab.stats.Elo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tunings on simulated games; distances are shares of the range. */
final class TunersTest {
    private static final int AHEAD = 8;
    private static final int RUNS = 11;

    private static Tuner tuner(String method, int dimensions, int trials, long seed) {
        Space space = Surface.space(dimensions);
        return method.equals("spsa")
                ? new Spsa(space, Collections.nCopies(dimensions, 0.85), trials, seed)
                : new ModelTuner(space, seed);
    }

    private static Surface surface(int dimensions) {
        return new Surface(List.of(0.3, 0.6), 1200).of(dimensions);
    }

    private static List<Double> estimate(String method, int dimensions, int games, long seed) {
        Tuner tuner = tuner(method, dimensions, games / 2, seed);
        return tuner.estimate(surface(dimensions).play(tuner, games / 2, AHEAD, seed)).point();
    }

    /** The optimum loses nothing, the far end of the range about 590 Elo. */
    @ParameterizedTest
    @CsvSource({
        "model, 1,  400, 0.06",
        "model, 2,  400, 0.12",
        "spsa,  1, 1000, 0.03",
        "spsa,  2, 1000, 0.05"
    })
    void theMedianOfElevenTuningsIsNearTheOptimum(
            String method, int dimensions, int games, double most) {
        double[] distances =
                LongStream.range(0, RUNS)
                        .mapToDouble(
                                seed ->
                                        surface(dimensions)
                                                .distance(
                                                        estimate(method, dimensions, games, seed)))
                        .sorted()
                        .toArray();
        assertThat(distances[RUNS / 2]).isLessThan(most);
        assertThat(distances[RUNS - 3]).as("four of five").isLessThan(2 * most);
    }

    /** Random search plays 20 random points equally often and takes the one with most points. */
    @Test
    void theModelLosesLessThanHalfOfWhatRandomSearchLoses() {
        int games = 400;
        double ours = 0;
        double random = 0;
        for (long seed = 0; seed < RUNS; seed++) {
            ours += surface(2).elo(estimate("model", 2, games, seed));
            random += surface(2).elo(randomSearch(surface(2), games, seed));
        }
        assertThat(ours / RUNS).isBetween(random / RUNS / 2, 0.0);
    }

    private static List<Double> randomSearch(Surface surface, int games, long seed) {
        Rng rng = new Rng(Rng.mix(seed));
        return IntStream.range(0, 20)
                .mapToObj(i -> List.of(rng.nextDouble(), rng.nextDouble()))
                .map(point -> new RandomPoint(point, points(surface, point, games / 20, rng)))
                .max(Comparator.comparingDouble(RandomPoint::points))
                .orElseThrow()
                .point();
    }

    private record RandomPoint(List<Double> point, double points) {}

    private static double points(Surface surface, List<Double> point, int games, Rng rng) {
        double rate = Elo.toRate(surface.elo(point));
        return IntStream.range(0, games).filter(i -> rng.nextDouble() < rate).count();
    }

    @Test
    void theModelExploresEarlyAndConcentratesLate() {
        Tuner tuner = tuner("model", 1, 500, 3);
        List<Trial> trials = surface(1).play(tuner, 500, AHEAD, 3);
        assertThat(spread(trials.subList(0, 50))).isGreaterThan(0.2);
        assertThat(spread(trials.subList(400, 500))).isLessThan(0.15);
    }

    /** Returns the standard deviation of the points around the optimum. */
    private static double spread(List<Trial> trials) {
        return Math.sqrt(
                trials.stream()
                        .mapToDouble(t -> surface(1).distance(t.a()))
                        .map(d -> d * d)
                        .average()
                        .orElseThrow());
    }

    @Test
    void thePredictionCoversTheTrueScore() {
        Tuner tuner = tuner("model", 1, 500, 5);
        Estimate estimate = tuner.estimate(surface(1).play(tuner, 500, AHEAD, 5));
        assertThat(estimate.interval().contains(0.5)).isTrue();
        assertThat(estimate.interval().width()).isLessThan(0.25);
    }

    @ParameterizedTest
    @CsvSource({"model", "spsa"})
    void proposalsDependOnlyOnSeedAndResults(String method) {
        List<Trial> trials = surface(2).play(tuner(method, 2, 40, 9), 40, AHEAD, 9);
        List<Trial> known = trials.subList(0, 20);
        assertThat(tuner(method, 2, 40, 9).propose(27, known))
                .isEqualTo(new Proposal(trials.get(27).a(), trials.get(27).b()));
        assertThat(tuner(method, 2, 40, 10).propose(27, known))
                .isNotEqualTo(new Proposal(trials.get(27).a(), trials.get(27).b()));
    }

    /** Spall's formulas: the first won pair moves θ by 0.05 in the direction of Δ. */
    @Test
    void spsaMovesTowardsTheWinner() {
        Spsa spsa = new Spsa(Surface.space(1), List.of(0.5), 100, 1);
        Proposal first = spsa.propose(0, List.of());
        assertThat(Math.abs(first.a().get(0) - 0.5)).isEqualTo(0.2);
        assertThat(first.a().get(0) + first.b().get(0)).isEqualTo(1.0);
        double won = spsa.estimate(List.of(Trial.of(0, first, 2))).point().get(0);
        assertThat(won - 0.5).isEqualTo(Math.copySign(0.05, first.a().get(0) - 0.5), offset(1e-4));
        assertThat(spsa.estimate(List.of(Trial.of(0, first, 1))).point()).containsExactly(0.5);
    }

    @Test
    void spsaOfAWholeNumberPlaysDifferentNumbers() {
        Space space = new Space(List.of(new Parameter("n", 1, 3, false, true)));
        Proposal late = new Spsa(space, List.of(2.0), 100, 1).propose(90, List.of());
        assertThat(late.a()).isNotEqualTo(late.b());
    }
}
