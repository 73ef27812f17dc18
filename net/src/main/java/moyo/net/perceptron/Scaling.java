package moyo.net.perceptron;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Standardises counts: (count - mean) / standard deviation over the training examples. Keeps only
 * inputs that vary and that enough examples have.
 */
final class Scaling {
    private final int inputs;
    private final int[] kept;
    private final double[] mean;
    private final double[] deviation;

    /**
     * @param inputs number of inputs
     * @param least number of examples in which the count of a kept input must not be 0
     */
    Scaling(List<Sample> samples, int inputs, int least) {
        this.inputs = inputs;
        int[] seen = new int[inputs];
        double[] sum = new double[inputs];
        double[] squares = new double[inputs];
        for (Sample sample : samples) {
            for (int i = 0; i < sample.size(); i++) {
                int count = sample.count(i);
                seen[sample.input(i)]++;
                sum[sample.input(i)] += count;
                squares[sample.input(i)] += (double) count * count;
            }
        }
        int n = samples.size();
        kept =
                IntStream.range(0, inputs)
                        .filter(i -> seen[i] >= least && squares[i] * n > sum[i] * sum[i])
                        .toArray();
        mean = new double[kept.length];
        deviation = new double[kept.length];
        for (int k = 0; k < kept.length; k++) {
            mean[k] = sum[kept[k]] / n;
            deviation[k] = Math.sqrt(squares[kept[k]] / n - mean[k] * mean[k]);
        }
    }

    /** Number of kept inputs. */
    int size() {
        return kept.length;
    }

    /** The standardised counts of the kept inputs, a row for each example. */
    float[][] rows(List<Sample> samples) {
        int[] places = new int[inputs];
        Arrays.fill(places, -1);
        for (int k = 0; k < kept.length; k++) {
            places[kept[k]] = k;
        }
        float[][] rows = new float[samples.size()][kept.length];
        for (int s = 0; s < rows.length; s++) {
            for (int k = 0; k < kept.length; k++) {
                rows[s][k] = (float) (-mean[k] / deviation[k]);
            }
            Sample sample = samples.get(s);
            for (int i = 0; i < sample.size(); i++) {
                int k = places[sample.input(i)];
                if (k >= 0) {
                    rows[s][k] = (float) ((sample.count(i) - mean[k]) / deviation[k]);
                }
            }
        }
        return rows;
    }

    /**
     * The network on counts that computes what {@code layers} computes on standardised counts. Its
     * weights are rounded to 16 bits, as in a file.
     */
    Perceptron fold(Layers layers) {
        int hidden = layers.hidden();
        float[] rows = new float[kept.length * hidden];
        double[] shift = new double[hidden];
        for (int k = 0; k < kept.length; k++) {
            for (int unit = 0; unit < hidden; unit++) {
                float weight = Halves.round((float) (layers.weight(k, unit) / deviation[k]));
                rows[k * hidden + unit] = weight;
                shift[unit] += weight * mean[k];
            }
        }
        float[] bias = new float[hidden];
        float[] out = new float[hidden];
        for (int unit = 0; unit < hidden; unit++) {
            bias[unit] = (float) (layers.bias(unit) - shift[unit]);
            out[unit] = (float) layers.out(unit);
        }
        return new Perceptron(inputs, kept, rows, bias, out, (float) layers.outBias());
    }
}
