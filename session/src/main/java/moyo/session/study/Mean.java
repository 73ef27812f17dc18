package moyo.session.study;

import java.util.Arrays;

/**
 * The mean of independent samples.
 *
 * @param value NaN without samples
 * @param error the standard error, s / √n; NaN for fewer than two samples
 * @param samples their number n
 */
public record Mean(double value, double error, int samples) {
    public static Mean of(double[] samples) {
        int n = samples.length;
        double mean = Arrays.stream(samples).average().orElse(Double.NaN);
        double squares = Arrays.stream(samples).map(x -> (x - mean) * (x - mean)).sum();
        double error = n < 2 ? Double.NaN : Math.sqrt(squares / (n - 1) / n);
        return new Mean(mean, error, n);
    }
}
