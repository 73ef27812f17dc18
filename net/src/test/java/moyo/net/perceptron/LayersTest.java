package moyo.net.perceptron;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class LayersTest {
    private static final int INPUTS = 6;
    private static final int HIDDEN = 4;
    private static final double STEP = 1e-5;

    private final Rng rng = new Rng(2);
    private final Layers layers = new Layers(INPUTS, HIDDEN, 0.4, rng);

    private float[] row() {
        float[] row = new float[INPUTS];
        for (int i = 0; i < INPUTS; i++) {
            row[i] = (float) (4 * rng.nextDouble() - 2);
        }
        return row;
    }

    @Test
    void anUntrainedNetworkIsAConstant() {
        assertThat(layers.forward(row())).isCloseTo(0.4, within(1e-12));
        assertThat(layers.forward(row())).isCloseTo(0.4, within(1e-12));
    }

    @Test
    void theGradientIsThatOfDifferences() {
        double[] parameters = layers.parameters();
        for (int trial = 0; trial < 20; trial++) {
            Arrays.setAll(parameters, i -> 2 * rng.nextDouble() - 1);
            float[] row = row();
            double target = rng.nextDouble();
            double[] gradient = new double[parameters.length];
            layers.addGradient(row, target, 3, gradient);
            for (int i = 0; i < parameters.length; i++) {
                double before = parameters[i];
                parameters[i] = before + STEP;
                double above = error(row, target);
                parameters[i] = before - STEP;
                double below = error(row, target);
                parameters[i] = before;
                assertThat(gradient[i])
                        .as("parameter %d", i)
                        .isCloseTo(3 * (above - below) / (2 * STEP), within(1e-8));
            }
        }
    }

    private double error(float[] row, double target) {
        double difference = layers.forward(row) - target;
        return difference * difference;
    }

    @Test
    void gradientsAddUp() {
        float[] one = row();
        float[] two = row();
        double[] both = new double[layers.parameters().length];
        layers.addGradient(one, 0.2, 1, both);
        double[] first = both.clone();
        layers.addGradient(two, 0.9, 1, both);
        double[] second = new double[both.length];
        layers.addGradient(two, 0.9, 1, second);
        for (int i = 0; i < both.length; i++) {
            assertThat(both[i]).isCloseTo(first[i] + second[i], within(1e-15));
        }
    }
}
