package moyo.lab.stats;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import moyo.game.Rng;

/** The players and their points against each other, as played or as resampled. */
final class Pool {
    private final List<String> names;
    private final List<PairResult> results;

    Pool(List<PairResult> results) {
        this.results = List.copyOf(results);
        Set<String> seen = new LinkedHashSet<>();
        for (PairResult result : results) {
            seen.add(result.a());
            seen.add(result.b());
        }
        names = List.copyOf(new ArrayList<>(seen));
    }

    /** Returns the players in the order of their first result. */
    List<String> names() {
        return names;
    }

    /** Returns the matrix of points: {@code [i][j]} are those of i against j. */
    double[][] points() {
        double[][] points = new double[names.size()][names.size()];
        for (PairResult result : results) {
            add(points, result, result.pairs().points());
        }
        return points;
    }

    /**
     * Returns a resample: for each matchup the same number of pairs, drawn at random with
     * replacement.
     */
    double[][] resample(Rng rng) {
        double[][] points = new double[names.size()][names.size()];
        for (PairResult result : results) {
            add(points, result, resampledPoints(result.pairs(), rng));
        }
        return points;
    }

    private void add(double[][] points, PairResult result, double pointsOfA) {
        int a = names.indexOf(result.a());
        int b = names.indexOf(result.b());
        points[a][b] += pointsOfA;
        points[b][a] += 2 * result.pairs().pairs() - pointsOfA;
    }

    /** Counts are doubled to make room for the half pairs at both ends. */
    private static double resampledPoints(Pentanomial pairs, Rng rng) {
        int n = Math.toIntExact(pairs.pairs());
        int from1 = Math.toIntExact(2 * pairs.zero() + 1);
        int from2 = from1 + (int) (2 * pairs.half());
        int from3 = from2 + (int) (2 * pairs.one());
        int from4 = from3 + (int) (2 * pairs.oneAndHalf());
        long halves = 0;
        for (int i = 0; i < n; i++) {
            int drawn = rng.nextInt(2 * n + 2);
            halves += (drawn >= from1 ? 1 : 0) + (drawn >= from2 ? 1 : 0);
            halves += (drawn >= from3 ? 1 : 0) + (drawn >= from4 ? 1 : 0);
        }
        return halves / 2.0;
    }
}
