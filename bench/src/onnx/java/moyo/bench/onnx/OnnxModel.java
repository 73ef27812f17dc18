package moyo.bench.onnx;

import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;

/**
 * A network as an ONNX model for one board size and one position. Inputs: {@code planes} (the last
 * one of ones) and, if the game has them, {@code globals}; outputs: {@code policy} (logits), {@code
 * value} (logit of a win, score / 10). docs/training.md has the formulas.
 */
final class OnnxModel {
    private final Weights weights;
    private final Architecture a;
    private final int height;
    private final int width;
    private final Graph graph = new Graph();
    private final String scale;
    private final String perChannel;

    private OnnxModel(Weights weights, int height, int width) {
        this.weights = weights;
        this.height = height;
        this.width = width;
        a = weights.architecture();
        float factor = (float) ((Math.sqrt(height * width) - 14) / 10);
        scale = graph.constant("scale", new float[] {factor}, 1);
        perChannel = graph.shape("perChannel", 1, -1, 1, 1);
    }

    static byte[] of(Weights weights, int height, int width) {
        return new OnnxModel(weights, height, width).build();
    }

    private byte[] build() {
        graph.input("planes", 1, a.inputs(), height, width);
        String x = graph.convolve("planes", tensor("stem.conv"), tensor("stem.bias"), 3);
        if (a.globals() > 0) {
            graph.input("globals", 1, a.globals());
            String zero = graph.constant("zero", new float[a.channels()], a.channels());
            x = addToCells(x, graph.gemm("globals", tensor("stem.globals"), zero));
        }
        x = graph.apply("Relu", x);
        for (int i = 0; i < a.blocks(); i++) {
            x = block("blocks." + i + ".", Architecture.pools(i), x);
        }
        heads(x);
        return graph.toBytes();
    }

    private String block(String name, boolean pools, String x) {
        String y = graph.convolve(x, tensor(name + "conv1"), tensor(name + "bias1"), 3);
        y = graph.apply("Relu", y);
        if (pools) {
            String term = graph.gemm(pool(y), tensor(name + "pool"), tensor(name + "poolBias"));
            y = graph.apply("Relu", addToCells(y, term));
        }
        y = graph.convolve(y, tensor(name + "conv2"), tensor(name + "bias2"), 3);
        return graph.apply("Relu", graph.apply("Add", x, y));
    }

    private void heads(String x) {
        String pooled = pool(x);
        String hidden = graph.convolve(x, pointwise("policy.conv"), tensor("policy.bias"), 1);
        String zero = graph.constant("none", new float[a.policyChannels()], a.policyChannels());
        hidden = addToCells(hidden, graph.gemm(pooled, tensor("policy.pool"), zero));
        hidden = graph.apply("Relu", hidden);
        String policy = graph.convolve(hidden, pointwise("policy.out"), tensor("policy.outBias"), 1);
        policy = graph.apply("Flatten", policy);
        if (a.pass()) {
            String row = graph.constant("pass", weights.tensor("policy.pass"), 1, a.pooled());
            policy = graph.concatenate(policy, graph.gemm(pooled, row, tensor("policy.passBias")));
        }
        String units = graph.gemm(pooled, tensor("value.hidden"), tensor("value.hiddenBias"));
        units = graph.apply("Relu", units);
        graph.name(policy, "policy");
        graph.name(graph.gemm(units, tensor("value.out"), tensor("value.outBias")), "value");
        graph.output("policy", 1, a.policySize(height * width));
        graph.output("value", 1, 2);
    }

    private String pool(String x) {
        String mean = graph.apply("GlobalAveragePool", x);
        String most = graph.apply("GlobalMaxPool", x);
        String all = graph.concatenate(mean, graph.apply("Mul", mean, scale), most);
        return graph.apply("Flatten", all);
    }

    private String addToCells(String x, String term) {
        return graph.apply("Add", x, graph.apply("Reshape", term, perChannel));
    }

    private String tensor(String name) {
        return graph.constant(name, weights.tensor(name), shape(name));
    }

    private String pointwise(String name) {
        long[] shape = shape(name);
        return graph.constant(name, weights.tensor(name), shape[0], shape[1], 1, 1);
    }

    private long[] shape(String name) {
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
