package moyo.bench.onnx;

import moyo.net.weights.Architecture;

/** The residual blocks in fp32. */
final class FloatTower implements Tower {
    private final Parts parts;
    private final Graph graph;
    private final boolean observed;

    /**
     * @param observed whether the values that {@link Int8Tower} quantises are outputs of the model,
     *     for {@link Calibration}
     */
    FloatTower(Parts parts, boolean observed) {
        this.parts = parts;
        this.observed = observed;
        graph = parts.graph();
    }

    @Override
    public String apply(String stem) {
        String x = stem;
        for (int i = 0; i < parts.architecture().blocks(); i++) {
            x = block(i, x);
        }
        show(x, "blocks.end");
        return x;
    }

    private String block(int index, String x) {
        String name = "blocks." + index + ".";
        show(x, name + "x");
        String y = convolve(x, name + "conv1", name + "bias1");
        y = graph.apply("Relu", y);
        show(y, name + "y");
        if (Architecture.pools(index)) {
            y = parts.addPooled(name, y);
            show(y, name + "pooled");
        }
        String z = convolve(y, name + "conv2", name + "bias2");
        show(z, name + "z");
        return graph.apply("Relu", graph.apply("Add", x, z));
    }

    private String convolve(String x, String weights, String bias) {
        return graph.convolve(x, parts.tensor(weights), parts.tensor(bias), 3);
    }

    /** Whether an output of the model is a value of the tower. */
    static boolean isShown(String output) {
        return output.startsWith("blocks.");
    }

    private void show(String value, String name) {
        if (observed) {
            graph.name(value, name);
            graph.output(name, 1, parts.architecture().channels(), parts.height(), parts.width());
        }
    }
}
