package moyo.lab.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

/** Points of the players of a tournament, as played and resampled. */
final class PoolTest {
    private static final Pool POOL =
            new Pool(
                    List.of(
                            new PairResult("x", "y", new Pentanomial(1, 2, 3, 4, 5)),
                            new PairResult("z", "x", new Pentanomial(0, 0, 10, 0, 0))));

    @Test
    void everyGameGivesOnePointToShare() {
        assertThat(POOL.names()).containsExactly("x", "y", "z");
        double pointsOfX = 2 * 0.5 + 3 + 4 * 1.5 + 5 * 2;
        assertThat(POOL.points())
                .isDeepEqualTo(
                        new double[][] {{0, pointsOfX, 10}, {30 - pointsOfX, 0, 0}, {10, 0, 0}});
    }

    @Test
    void aResampleHasTheSameGamesAndOnAverageTheSamePoints() {
        Rng rng = new Rng(1);
        double sum = 0;
        double squares = 0;
        int samples = 20_000;
        for (int i = 0; i < samples; i++) {
            double[][] points = POOL.resample(rng);
            assertThat(points[0][1] + points[1][0]).isEqualTo(30);
            assertThat(points[0][2] + points[2][0]).isEqualTo(20);
            assertThat(points[1][2]).isZero();
            sum += points[0][1];
            squares += points[0][1] * points[0][1];
        }
        double mean = sum / samples;
        // Half a pair is added at each end: 16 pairs with 1.5, 2, 3, 4 and 5.5 of them.
        double expected = 15 * (2 * 0.5 + 3 + 4 * 1.5 + 5.5 * 2) / 16;
        assertThat(mean).isCloseTo(expected, within(0.1));
        assertThat(Math.sqrt(squares / samples - mean * mean)).isBetween(2.0, 3.0);
    }

    @Test
    void sweepsStillHaveErrorBars() {
        Pool sweep = new Pool(List.of(new PairResult("x", "y", new Pentanomial(0, 0, 0, 0, 5))));
        Rng rng = new Rng(2);
        boolean lost = false;
        for (int i = 0; i < 200; i++) {
            lost |= sweep.resample(rng)[0][1] < 10;
        }
        assertThat(lost).isTrue();
    }
}
