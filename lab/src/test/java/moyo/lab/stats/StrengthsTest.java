package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class StrengthsTest {
    /**
     * Where the likelihood is greatest, everybody has made the points that the model expects, those
     * of the prior included. Tried on wild pools: a single game here, a million there, whole groups
     * undefeated. Some of them once ended as NaN.
     */
    @Test
    void everybodyHasMadeTheExpectedPoints() {
        for (int seed = 0; seed < 3000; seed++) {
            Rng rng = new Rng(seed);
            double[][] points = wildPool(rng);
            double prior = StrictMath.pow(10, -2 * rng.nextDouble());
            double[] theta = Strengths.likeliest(points, prior);
            double games = Arrays.stream(points).flatMapToDouble(Arrays::stream).sum();
            for (int i = 0; i < theta.length; i++) {
                assertThat(surplus(i, points, theta, prior))
                        .as("points of %d beyond expectation, seed %d", i, seed)
                        .isCloseTo(0, within(1e-6 * (1 + games)));
            }
        }
    }

    private static double[][] wildPool(Rng rng) {
        int n = 2 + rng.nextInt(8);
        double density = rng.nextDouble();
        double[][] points = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                if (i != j && rng.nextDouble() < density) {
                    points[i][j] = Math.floor(StrictMath.pow(10, 6 * rng.nextDouble()));
                }
            }
        }
        return points;
    }

    private static double surplus(int i, double[][] points, double[] theta, double prior) {
        double surplus = prior / 2 - prior * Elo.toRate(Elo.PER_LOGIT * theta[i]);
        for (int j = 0; j < theta.length; j++) {
            double chance = Elo.toRate(Elo.PER_LOGIT * (theta[i] - theta[j]));
            surplus += points[i][j] - (points[i][j] + points[j][i]) * chance;
        }
        return surplus;
    }

    @Test
    void nobodyHasNoStrength() {
        assertThat(Strengths.likeliest(new double[0][0], 1)).isEmpty();
    }
}
