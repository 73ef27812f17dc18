package moyo.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RngTest {
    /** The numbers come from a second implementation, in Python, of the two papers' formulas. */
    @ParameterizedTest
    @CsvSource({
        "0, 6f68e1e7e2646ee1, bf971b7f454094ad, 48f2de556f30de38",
        "1, 08260b0f1b52fcac, 5d9320f71ce29ff1, 28197699ec67f190",
        "-1, b897602e7938c912, 92ac733c00c69e74, 79077f68c57fd4f5"
    })
    void aSeedGivesTheSameNumbersOnEveryMachine(
            long seed, String first, String second, String third) {
        Rng rng = new Rng(seed);
        assertThat(hex(rng.nextLong())).isEqualTo(first);
        assertThat(hex(rng.nextLong())).isEqualTo(second);
        assertThat(hex(rng.nextLong())).isEqualTo(third);
    }

    private static String hex(long number) {
        return "%016x".formatted(number);
    }

    @Test
    void theMillionthNumberIsTheSameOnEveryMachine() {
        Rng rng = new Rng(0);
        for (int i = 1; i < 1_000_000; i++) {
            rng.nextLong();
        }
        assertThat(hex(rng.nextLong())).isEqualTo("f3ad00668fcfbd9d");
    }

    @Test
    void boundedNumbersAndFractionsAreTheSameOnEveryMachine() {
        Rng rng = new Rng(42);
        int[] points = new int[10];
        for (int i = 0; i < points.length; i++) {
            points[i] = rng.nextInt(361);
        }
        assertThat(points).containsExactly(327, 119, 343, 73, 123, 33, 176, 35, 84, 110);
        rng.reseed(42);
        assertThat(rng.nextDouble()).isEqualTo(0.9083704228825028);
        assertThat(rng.nextDouble()).isEqualTo(0.3306124030256302);
        assertThat(rng.nextDouble()).isEqualTo(0.9509354338055274);
    }

    @Test
    void aReseededGeneratorStartsOver() {
        Rng used = new Rng(5);
        used.nextLong();
        used.reseed(6);
        Rng fresh = new Rng(6);
        for (int i = 0; i < 100; i++) {
            assertThat(used.nextLong()).isEqualTo(fresh.nextLong());
        }
    }

    /**
     * Chi-square with {@code bound - 1} degrees of freedom; 3.09 standard deviations by the
     * Wilson-Hilferty formula is the one-in-a-thousand limit, on either side.
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 10, 64, 81, 361, 1000})
    void boundedNumbersAreUniform(int bound) {
        Rng rng = new Rng(20);
        int draws = 1000 * bound;
        int[] count = new int[bound];
        for (int i = 0; i < draws; i++) {
            count[rng.nextInt(bound)]++;
        }
        double expected = (double) draws / bound;
        double chiSquare = 0;
        for (int c : count) {
            chiSquare += (c - expected) * (c - expected) / expected;
        }
        assertThat(deviation(chiSquare, bound - 1)).isBetween(-3.09, 3.09);
    }

    private static double deviation(double chiSquare, int freedom) {
        double spread = 2.0 / (9 * freedom);
        return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
    }

    @Test
    void theOnlyNumberBelowOneIsZero() {
        Rng rng = new Rng(1);
        for (int i = 0; i < 1000; i++) {
            assertThat(rng.nextInt(1)).isZero();
        }
    }

    @Test
    void theLargestBoundIsNeverReachedAndNeverUndercut() {
        Rng rng = new Rng(1);
        int largest = 0;
        for (int i = 0; i < 10_000; i++) {
            int number = rng.nextInt(Integer.MAX_VALUE);
            assertThat(number).isBetween(0, Integer.MAX_VALUE - 1);
            largest = Math.max(largest, number);
        }
        assertThat(largest).isGreaterThan(Integer.MAX_VALUE / 1000 * 999);
    }

    @Test
    void fractionsLieBelowOneWithTheMeanAndVarianceOfTheUniform() {
        Rng rng = new Rng(3);
        int n = 1_000_000;
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < n; i++) {
            double x = rng.nextDouble();
            assert x >= 0 && x < 1;
            sum += x;
            squares += x * x;
        }
        double mean = sum / n;
        assertThat(Math.abs(mean - 0.5)).isLessThan(4 * Math.sqrt(1 / 12.0 / n));
        assertThat(Math.abs(squares / n - 1 / 3.0)).isLessThan(4 * Math.sqrt(4 / 45.0 / n));
    }

    @Test
    void aSplitGeneratorIsTheSameOnEveryMachine() {
        Rng parent = new Rng(42);
        Rng child = parent.split();
        assertThat(hex(child.nextLong())).isEqualTo("1e4c57de53604440");
        assertThat(hex(parent.nextLong())).isEqualTo("54a303b2a5a54931");
    }

    @Test
    void splitGeneratorsShareNoNumbers() {
        Rng parent = new Rng(7);
        Set<Long> seen = new HashSet<>();
        for (int i = 0; i < 100; i++) {
            Rng child = parent.split();
            for (int k = 0; k < 1000; k++) {
                seen.add(child.nextLong());
            }
        }
        assertThat(seen).hasSize(100_000);
    }

    /** Half the bits of independent numbers agree, by 4 standard deviations of a fair coin. */
    @Test
    void parentAndChildrenAreUncorrelated() {
        Rng parent = new Rng(8);
        Rng one = parent.split();
        Rng two = parent.split();
        assertThat(agreement(parent, one)).isBetween(-4.0, 4.0);
        assertThat(agreement(one, two)).isBetween(-4.0, 4.0);
        assertThat(agreement(new Rng(100), new Rng(101))).isBetween(-4.0, 4.0);
    }

    private static double agreement(Rng a, Rng b) {
        int n = 100_000;
        long equalBits = 0;
        for (int i = 0; i < n; i++) {
            equalBits += Long.bitCount(~(a.nextLong() ^ b.nextLong()));
        }
        return (equalBits - 32.0 * n) / Math.sqrt(16.0 * n);
    }

    @Test
    void mixingNeighbouringSeedsFlipsAboutHalfTheBits() {
        long flipped = 0;
        for (int i = 1; i <= 10_000; i++) {
            flipped += Long.bitCount(Rng.mix(i) ^ Rng.mix(i + 1));
        }
        assertThat(flipped / 10_000.0).isBetween(31.8, 32.2);
        assertThat(Rng.mix(0)).isZero();
    }
}
