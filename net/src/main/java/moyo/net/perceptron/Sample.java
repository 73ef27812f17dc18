package moyo.net.perceptron;

/** A training example: the counts that are not 0, and the wanted output. Immutable. */
public final class Sample {
    private final short[] inputs;
    private final short[] counts;
    private final float target;

    /**
     * @param allCounts the counts of all inputs
     * @param target in [0, 1]
     */
    public Sample(int[] allCounts, float target) {
        this.target = target;
        int size = 0;
        for (int count : allCounts) {
            size += count == 0 ? 0 : 1;
        }
        inputs = new short[size];
        counts = new short[size];
        int next = 0;
        for (int input = 0; input < allCounts.length; input++) {
            if (allCounts[input] != 0) {
                inputs[next] = (short) input;
                counts[next++] = (short) allCounts[input];
            }
        }
    }

    private Sample(Sample other, float target) {
        inputs = other.inputs;
        counts = other.counts;
        this.target = target;
    }

    /** The same counts with another wanted output. */
    public Sample withTarget(float other) {
        return new Sample(this, other);
    }

    /** The wanted output. */
    public float target() {
        return target;
    }

    /** Number of inputs whose count is not 0. */
    int size() {
        return inputs.length;
    }

    int input(int index) {
        return inputs[index];
    }

    int count(int index) {
        return counts[index];
    }

    /** The output of a network. */
    public double value(Perceptron network) {
        float[] sums = new float[network.hidden()];
        network.start(sums);
        for (int i = 0; i < inputs.length; i++) {
            network.add(inputs[i], counts[i], sums);
        }
        return network.value(sums);
    }
}
