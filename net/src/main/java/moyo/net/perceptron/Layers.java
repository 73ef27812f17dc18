package moyo.net.perceptron;

import moyo.game.Rng;

/**
 * The weights of a network in training, with the gradient of the squared error. All parameters are
 * one array: the weights of the hidden units input by input, their biases, the weights of the
 * output, its bias.
 */
final class Layers {
    private final int inputs;
    private final int hidden;
    private final double[] parameters;
    private final double[] activations;
    private final double[] deltas;

    /**
     * Random weights of the hidden units, small enough that none is saturated on standardised
     * inputs. The weights of the output are 0, so that an untrained network is a constant.
     *
     * @param mean the output of the untrained network
     */
    Layers(int inputs, int hidden, double mean, Rng rng) {
        this.inputs = inputs;
        this.hidden = hidden;
        parameters = new double[(inputs + 2) * hidden + 1];
        activations = new double[hidden];
        deltas = new double[hidden];
        double scale = 1 / Math.sqrt(Math.max(1, inputs));
        for (int i = 0; i < inputs * hidden; i++) {
            parameters[i] = scale * (2 * rng.nextDouble() - 1);
        }
        double safe = Math.max(0.01, Math.min(0.99, mean));
        parameters[parameters.length - 1] = StrictMath.log(safe / (1 - safe));
    }

    int hidden() {
        return hidden;
    }

    double weight(int input, int unit) {
        return parameters[input * hidden + unit];
    }

    double bias(int unit) {
        return parameters[inputs * hidden + unit];
    }

    double out(int unit) {
        return parameters[outAt() + unit];
    }

    double outBias() {
        return parameters[parameters.length - 1];
    }

    private int outAt() {
        return (inputs + 1) * hidden;
    }

    /** All parameters, to be changed by the trainer. */
    double[] parameters() {
        return parameters;
    }

    /** The output for standardised counts. */
    double forward(float[] row) {
        System.arraycopy(parameters, inputs * hidden, activations, 0, hidden);
        for (int input = 0; input < inputs; input++) {
            double x = row[input];
            int offset = input * hidden;
            for (int unit = 0; unit < hidden; unit++) {
                activations[unit] += x * parameters[offset + unit];
            }
        }
        double sum = outBias();
        for (int unit = 0; unit < hidden; unit++) {
            activations[unit] = Sigmoid.exact(activations[unit]);
            sum += parameters[outAt() + unit] * activations[unit];
        }
        return Sigmoid.exact(sum);
    }

    /** Adds the gradient of scale × (output - target)² to that of all parameters. */
    void addGradient(float[] row, double target, double scale, double[] gradient) {
        double output = forward(row);
        double delta = 2 * scale * (output - target) * output * (1 - output);
        int outAt = outAt();
        for (int unit = 0; unit < hidden; unit++) {
            double active = activations[unit];
            gradient[outAt + unit] += delta * active;
            deltas[unit] = delta * parameters[outAt + unit] * active * (1 - active);
            gradient[inputs * hidden + unit] += deltas[unit];
        }
        gradient[gradient.length - 1] += delta;
        for (int input = 0; input < inputs; input++) {
            double x = row[input];
            int offset = input * hidden;
            for (int unit = 0; unit < hidden; unit++) {
                gradient[offset + unit] += x * deltas[unit];
            }
        }
    }
}
