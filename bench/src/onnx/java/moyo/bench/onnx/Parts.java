package moyo.bench.onnx;

import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;

/** What the float and the int8 model of a network are made of. */
final class Parts {
    private final Weights weights;
    private final Architecture a;
    private final int height;
    private final int width;
    private final Graph graph = new Graph();
    private final String scale;
    private final String perChannel;

    Parts(Weights weights, int height, int width) {
        this.weights = weights;
        this.height = height;
        this.width = width;
        a = weights.architecture();
        float factor = (float) ((Math.sqrt(height * width) - 14) / 10);
        scale = graph.constant("scale", new float[] {factor}, 1);
        perChannel = graph.shape("perChannel", 1, -1, 1, 1);
    }

    Graph graph() {
        return graph;
    }

    Weights weights() {
        return weights;
    }

    Architecture architecture() {
        return a;
    }

    int height() {
        return height;
    }

    int width() {
        return width;
    }

    /** Mean, scaled mean and maximum of each channel. */
    String pool(String x) {
        String mean = graph.apply("GlobalAveragePool", x);
        String most = graph.apply("GlobalMaxPool", x);
        String all = graph.concatenate(mean, graph.apply("Mul", mean, scale), most);
        return graph.apply("Flatten", all);
    }

    /** Adds the term of each channel to all of its cells. */
    String addToCells(String x, String term) {
        return graph.apply("Add", x, graph.apply("Reshape", term, perChannel));
    }

    /** relu(x + W pool(x) + bias) in a block that pools. */
    String addPooled(String block, String x) {
        String term = graph.gemm(pool(x), tensor(block + "pool"), tensor(block + "poolBias"));
        return graph.apply("Relu", addToCells(x, term));
    }

    String tensor(String name) {
        return graph.constant(name, weights.tensor(name), shape(name));
    }

    /** The weights of a convolution of single cells. */
    String pointwise(String name) {
        long[] shape = shape(name);
        return graph.constant(name, weights.tensor(name), shape[0], shape[1], 1, 1);
    }

    long[] shape(String name) {
        return a.tensors().stream()
                .filter(tensor -> tensor.name().equals(name))
                .findFirst()
                .orElseThrow()
                .shape()
                .stream()
                .mapToLong(size -> size)
                .toArray();
    }
}
