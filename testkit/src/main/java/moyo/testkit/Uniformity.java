package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;

/** Tests whether random choices are equally frequent. */
public final class Uniformity {
    private Uniformity() {}

    /**
     * Requires that the counts differ as chance lets them differ: chi-square is between its two
     * quantiles of one in a thousand, by the formula of Wilson and Hilferty.
     */
    public static void assertEven(Collection<Integer> counts) {
        double expected = counts.stream().mapToInt(n -> n).average().orElseThrow();
        double chiSquare = 0;
        for (int n : counts) {
            chiSquare += (n - expected) * (n - expected) / expected;
        }
        int freedom = counts.size() - 1;
        double spread = 2.0 / (9 * freedom);
        double deviation = (Math.cbrt(chiSquare / freedom) - 1 + spread) / Math.sqrt(spread);
        assertThat(deviation).as("deviation of chi-square").isBetween(-3.09, 3.09);
    }
}
