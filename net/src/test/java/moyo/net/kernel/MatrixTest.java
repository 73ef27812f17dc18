package moyo.net.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class MatrixTest {
    @Test
    void columnsAreRoundedUpToPanels() {
        assertThat(Matrix.padded(0)).isZero();
        assertThat(Matrix.padded(1)).isEqualTo(32);
        assertThat(Matrix.padded(32)).isEqualTo(32);
        assertThat(Matrix.padded(33)).isEqualTo(64);
    }

    @Test
    void everyWeightLiesInTheRowOfItsInputWithinThePanelOfItsOutput() {
        int outputs = 40;
        int inputs = 3;
        float[] weights = new float[outputs * inputs];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = i + 1;
        }
        Matrix matrix = Matrix.ofOutputs(outputs, inputs, weights);
        assertThat(matrix.depth()).isEqualTo(inputs);
        assertThat(matrix.paddedColumns()).isEqualTo(64);
        assertThat(matrix.panels()).isEqualTo(2);
        assertThat(matrix.panel(1)).isEqualTo(inputs * 32);
        for (int output = 0; output < outputs; output++) {
            for (int input = 0; input < inputs; input++) {
                int at = matrix.panel(output / 32) + 32 * input + output % 32;
                assertThat(matrix.values()[at]).isEqualTo(output * inputs + input + 1);
                matrix.values()[at] = 0;
            }
        }
        assertThat(matrix.values()).as("missing columns").hasSize(64 * inputs).containsOnly(0);
    }
}
