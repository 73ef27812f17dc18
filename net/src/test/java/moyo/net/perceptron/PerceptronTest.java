package moyo.net.perceptron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class PerceptronTest {
    private static final int INPUTS = 9;
    private static final int[] KEPT = {1, 4, 8};

    private final Rng rng = new Rng(5);

    private Perceptron network(int hidden) {
        return new Perceptron(
                INPUTS, KEPT, floats(KEPT.length * hidden), floats(hidden), floats(hidden), 0.3f);
    }

    private float[] floats(int size) {
        float[] floats = new float[size];
        for (int i = 0; i < size; i++) {
            floats[i] = (float) (2 * rng.nextDouble() - 1);
        }
        return floats;
    }

    /** The formula, written a second time. */
    private static double naive(Perceptron network, int[] counts) {
        double out = network.outBias();
        for (int unit = 0; unit < network.hidden(); unit++) {
            double sum = network.bias()[unit];
            for (int k = 0; k < KEPT.length; k++) {
                sum += counts[KEPT[k]] * network.rows()[k * network.hidden() + unit];
            }
            out += network.out()[unit] / (1 + Math.exp(-sum));
        }
        return 1 / (1 + Math.exp(-out));
    }

    @Test
    void computesTheFormula() {
        Perceptron network = network(7);
        for (int i = 0; i < 100; i++) {
            int[] counts = new int[INPUTS];
            for (int input = 0; input < INPUTS; input++) {
                counts[input] = rng.nextInt(4);
            }
            assertThat(new Sample(counts, 0).value(network))
                    .isCloseTo(naive(network, counts), within(1e-4));
        }
    }

    @Test
    void anExchangeIsATakenAndAnAddedCount() {
        Perceptron network = network(7);
        int[] counts = {2, 2, 2, 2, 2, 2, 2, 2, 2};
        float[] sums = new float[network.hidden()];
        for (int from = 0; from < INPUTS; from++) {
            for (int to = 0; to < INPUTS; to++) {
                network.start(sums);
                for (int input = 0; input < INPUTS; input++) {
                    network.add(input, counts[input], sums);
                }
                network.exchange(from, to, sums);
                int[] after = counts.clone();
                after[from]--;
                after[to]++;
                assertThat((double) network.value(sums))
                        .isCloseTo(naive(network, after), within(1e-4));
            }
        }
    }

    @Test
    void anEvaluationAllocatesNothing() {
        Perceptron network = network(30);
        float[] sums = new float[network.hidden()];
        evaluate(network, sums, 20_000); // so that it is compiled
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        evaluate(network, sums, 10_000);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertThat(allocated).isLessThan(1000);
    }

    private static void evaluate(Perceptron network, float[] sums, int times) {
        for (int i = 0; i < times; i++) {
            network.start(sums);
            network.add(4, 3, sums);
            network.exchange(4, 8, sums);
            if (network.value(sums) < 0) {
                throw new AssertionError("negative");
            }
        }
    }
}
