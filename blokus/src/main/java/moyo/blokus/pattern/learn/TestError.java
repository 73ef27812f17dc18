package moyo.blokus.pattern.learn;

import java.util.List;
import moyo.net.perceptron.Perceptron;
import moyo.net.perceptron.Sample;

/**
 * Mean squared errors on positions that were not used for training.
 *
 * @param positions number of positions
 * @param error that of the network; NaN without positions
 * @param constant that of the mean win rate of the training positions; NaN without positions
 */
public record TestError(int positions, double error, double constant) {
    static TestError of(List<Sample> samples, Perceptron network, double mean) {
        return new TestError(
                samples.size(),
                samples.stream()
                        .mapToDouble(s -> square(s.value(network) - s.target()))
                        .average()
                        .orElse(Double.NaN),
                samples.stream()
                        .mapToDouble(s -> square(mean - s.target()))
                        .average()
                        .orElse(Double.NaN));
    }

    private static double square(double x) {
        return x * x;
    }

    /** The sum of errors of several sets, weighted by their numbers of positions. */
    static TestError total(List<TestError> parts) {
        int positions = parts.stream().mapToInt(TestError::positions).sum();
        double error = 0;
        double constant = 0;
        for (TestError part : parts) {
            if (part.positions > 0) {
                error += part.error * part.positions / positions;
                constant += part.constant * part.positions / positions;
            }
        }
        return positions == 0
                ? new TestError(0, Double.NaN, Double.NaN)
                : new TestError(positions, error, constant);
    }
}
