package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import moyo.net.weights.Architecture;
import moyo.net.weights.RandomWeights;
import moyo.net.weights.Weights;
import org.junit.jupiter.api.Test;

final class PolicyHeadTest {
    private static final int HEIGHT = 3;
    private static final int WIDTH = 4;
    private static final int CELLS = HEIGHT * WIDTH;
    private static final int PLANES = 2;
    private static final Architecture PASSING = new Architecture("a", 1, 1, 0, PLANES, true, 40, 0);

    private final Random random = new Random(9);
    private final Weights weights = RandomWeights.of(PASSING, 1);
    private final double[][] x = NaiveConvolution.random(PASSING.channels(), CELLS, random);
    private final float[] pooled = NaiveConvolution.floats(PASSING.pooled(), 1, random);

    private float[] logits() {
        return logits(weights, Kernels.best());
    }

    private float[] logits(Weights of, Kernel kernel) {
        Network network = new Network(of);
        float[] logits = new float[of.architecture().policySize(CELLS)];
        new PolicyHead(kernel, network, CELLS)
                .apply(NaiveConvolution.map(x, HEIGHT, WIDTH), pooled, logits);
        return logits;
    }

    /** out relu(conv x + bias + pool pooled) + outBias. */
    private double expected(int plane, int cell) {
        int hidden = PASSING.policyChannels();
        double logit = weights.tensor("policy.outBias")[plane];
        for (int h = 0; h < hidden; h++) {
            double sum = weights.tensor("policy.bias")[h];
            for (int c = 0; c < x.length; c++) {
                sum += weights.tensor("policy.conv")[h * x.length + c] * x[c][cell];
            }
            for (int i = 0; i < pooled.length; i++) {
                sum += weights.tensor("policy.pool")[h * pooled.length + i] * pooled[i];
            }
            logit += weights.tensor("policy.out")[plane * hidden + h] * Math.max(sum, 0);
        }
        return logit;
    }

    @Test
    void logitsLiePlaneByPlaneThenCellByCell() {
        for (Kernel kernel : new Kernel[] {Kernels.plain(), Kernels.vector()}) {
            float[] logits = logits(weights, kernel);
            assertThat(logits).hasSize(PLANES * CELLS + 1);
            for (int plane = 0; plane < PLANES; plane++) {
                for (int cell = 0; cell < CELLS; cell++) {
                    assertThat((double) logits[plane * CELLS + cell])
                            .as("%s, plane %d, cell %d", kernel.name(), plane, cell)
                            .isCloseTo(expected(plane, cell), within(1e-4));
                }
            }
        }
    }

    @Test
    void passComesLastAndDependsOnThePooledNumbersAlone() {
        double pass = weights.tensor("policy.passBias")[0];
        for (int i = 0; i < pooled.length; i++) {
            pass += weights.tensor("policy.pass")[i] * pooled[i];
        }
        assertThat((double) logits()[PLANES * CELLS]).isCloseTo(pass, within(1e-4));
        float before = logits()[PLANES * CELLS];
        x[0][0] += 5;
        assertThat(logits()[PLANES * CELLS]).isEqualTo(before);
    }

    @Test
    void aCellOfTheMapSpeaksForItsOwnMovesAlone() {
        float[] before = logits();
        for (int c = 0; c < x.length; c++) {
            x[c][7] += 3;
        }
        float[] after = logits();
        for (int i = 0; i < PLANES * CELLS; i++) {
            boolean same = after[i] == before[i];
            assertThat(same).as("index %d", i).isEqualTo(i % CELLS != 7);
        }
    }

    @Test
    void aGameWithoutPassHasNoLogitForIt() {
        Weights without = RandomWeights.of(new Architecture("b", 1, 1, 0, 1, false, 40, 0), 2);
        assertThat(new Network(without).policyPass).isNull();
        assertThat(logits(without, Kernels.plain())).hasSize(CELLS).doesNotContain(0);
    }
}
