package moyo.net.kernel;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;

/** The network as its definition says it, in double precision: plain loops over everything. */
final class NaiveNetwork {
    private final Weights weights;
    private final Architecture architecture;
    private final int height;
    private final int width;
    final double[] logits;
    final double[] owners;
    double value;
    double score;

    NaiveNetwork(Weights weights, int height, int width) {
        this.weights = weights;
        this.height = height;
        this.width = width;
        architecture = weights.architecture();
        logits = new double[architecture.policySize(height * width)];
        owners = new double[height * width];
    }

    void evaluate(byte[] row) {
        double[][] x = stem(row);
        for (int i = 0; i < architecture.blocks(); i++) {
            x = block(x, "blocks." + i + ".", Architecture.pools(i));
        }
        double[] pooled = pool(x);
        policy(x, pooled);
        double[] hidden = relu(dense("value.hidden", pooled, "value.hiddenBias"));
        double[] out = dense("value.out", hidden, "value.outBias");
        value = 1 / (1 + Math.exp(-out[0]));
        score = 10 * out[1];
        double[][] owner = dense(x, "owners.conv", "owners.bias");
        for (int cell = 0; cell < owners.length; cell++) {
            owners[cell] = Math.tanh(owner[0][cell]);
        }
    }

    private double[][] stem(byte[] row) {
        int cells = height * width;
        double[][] input = new double[architecture.planes() + 1][cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int plane = 0; plane < architecture.planes(); plane++) {
                input[plane][cell] = (row[cell] & 1 << plane) != 0 ? 1 : 0;
            }
            input[architecture.planes()][cell] = 1;
        }
        double[] globals = new double[architecture.globals()];
        ByteBuffer buffer = ByteBuffer.wrap(row).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < globals.length; i++) {
            globals[i] = buffer.getFloat(cells + 4 * i);
        }
        double[][] x = convolve(input, "stem.conv", "stem.bias");
        return relu(add(x, product("stem.globals", globals, architecture.channels())));
    }

    private double[][] block(double[][] x, String name, boolean pools) {
        double[][] y = relu(convolve(x, name + "conv1", name + "bias1"));
        if (pools) {
            y = relu(add(y, dense(name + "pool", pool(y), name + "poolBias")));
        }
        double[][] z = convolve(y, name + "conv2", name + "bias2");
        for (int c = 0; c < z.length; c++) {
            for (int cell = 0; cell < z[c].length; cell++) {
                z[c][cell] += x[c][cell];
            }
        }
        return relu(z);
    }

    private void policy(double[][] x, double[] pooled) {
        double[] term = product("policy.pool", pooled, architecture.policyChannels());
        double[][] planes =
                dense(
                        relu(add(dense(x, "policy.conv", "policy.bias"), term)),
                        "policy.out",
                        "policy.outBias");
        int index = 0;
        for (double[] plane : planes) {
            for (double logit : plane) {
                logits[index++] = logit;
            }
        }
        if (architecture.pass()) {
            logits[index] = dense("policy.pass", pooled, "policy.passBias")[0];
        }
    }

    private double[][] convolve(double[][] x, String filters, String bias) {
        return NaiveConvolution.of(x, weights.tensor(filters), weights.tensor(bias), height, width);
    }

    /** The same layer for every cell. */
    private double[][] dense(double[][] x, String matrix, String bias) {
        double[][] out = new double[weights.tensor(bias).length][height * width];
        for (int cell = 0; cell < height * width; cell++) {
            double[] in = new double[x.length];
            for (int i = 0; i < in.length; i++) {
                in[i] = x[i][cell];
            }
            double[] result = dense(matrix, in, bias);
            for (int o = 0; o < out.length; o++) {
                out[o][cell] = result[o];
            }
        }
        return out;
    }

    private double[] dense(String matrix, double[] x, String bias) {
        float[] biases = weights.tensor(bias);
        double[] out = product(matrix, x, biases.length);
        for (int o = 0; o < out.length; o++) {
            out[o] += biases[o];
        }
        return out;
    }

    private double[] product(String matrix, double[] x, int outputs) {
        float[] weight = weights.tensor(matrix);
        double[] out = new double[outputs];
        for (int o = 0; o < outputs; o++) {
            for (int i = 0; i < x.length; i++) {
                out[o] += weight[o * x.length + i] * x[i];
            }
        }
        return out;
    }

    private double[] pool(double[][] x) {
        int channels = x.length;
        double[] pooled = new double[3 * channels];
        for (int c = 0; c < channels; c++) {
            double sum = 0;
            double most = Double.NEGATIVE_INFINITY;
            for (double value : x[c]) {
                sum += value;
                most = Math.max(most, value);
            }
            double mean = sum / x[c].length;
            pooled[c] = mean;
            pooled[channels + c] = mean * (Math.sqrt(x[c].length) - 14) / 10;
            pooled[2 * channels + c] = most;
        }
        return pooled;
    }

    private static double[][] add(double[][] x, double[] term) {
        for (int c = 0; c < x.length; c++) {
            for (int cell = 0; cell < x[c].length; cell++) {
                x[c][cell] += term[c];
            }
        }
        return x;
    }

    private static double[][] relu(double[][] x) {
        for (double[] channel : x) {
            relu(channel);
        }
        return x;
    }

    private static double[] relu(double[] x) {
        for (int i = 0; i < x.length; i++) {
            x[i] = Math.max(x[i], 0);
        }
        return x;
    }
}
