package moyo.bench.onnx;

import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;

import java.util.Map;

/**
 * A network as an ONNX model for one board size and one position. Inputs: {@code planes} (the last
 * one of ones) and, if the game has them, {@code globals}; outputs: {@code policy} (logits), {@code
 * value} (logit of a win, score / 10). docs/training.md has the formulas.
 */
final class OnnxModel {
    private final Parts parts;
    private final Architecture a;
    private final Graph graph;

    private OnnxModel(Parts parts) {
        this.parts = parts;
        a = parts.architecture();
        graph = parts.graph();
    }

    /** The model in fp32. */
    static byte[] of(Weights weights, int height, int width) {
        Parts parts = new Parts(weights, height, width);
        return new OnnxModel(parts).build(new FloatTower(parts, false));
    }

    /** The model in fp32, with further outputs for {@link Calibration}. */
    static byte[] observed(Weights weights, int height, int width) {
        Parts parts = new Parts(weights, height, width);
        return new OnnxModel(parts).build(new FloatTower(parts, true));
    }

    /** The model with a tower of int8; stem and heads in fp32. */
    static byte[] int8(Weights weights, int height, int width, Map<String, Range> ranges) {
        Parts parts = new Parts(weights, height, width);
        return new OnnxModel(parts).build(new Int8Tower(parts, ranges));
    }

    private byte[] build(Tower tower) {
        heads(tower.apply(stem()));
        return graph.toBytes();
    }

    private String stem() {
        graph.input("planes", 1, a.inputs(), parts.height(), parts.width());
        String x =
                graph.convolve("planes", parts.tensor("stem.conv"), parts.tensor("stem.bias"), 3);
        if (a.globals() > 0) {
            graph.input("globals", 1, a.globals());
            String zero = graph.constant("zero", new float[a.channels()], a.channels());
            String term = graph.gemm("globals", parts.tensor("stem.globals"), zero);
            x = parts.addToCells(x, term);
        }
        return graph.apply("Relu", x);
    }

    private void heads(String x) {
        String pooled = parts.pool(x);
        String units =
                graph.gemm(pooled, parts.tensor("value.hidden"), parts.tensor("value.hiddenBias"));
        units = graph.apply("Relu", units);
        String value = graph.gemm(units, parts.tensor("value.out"), parts.tensor("value.outBias"));
        graph.name(policy(x, pooled), "policy");
        graph.name(value, "value");
        graph.output("policy", 1, a.policySize(parts.height() * parts.width()));
        graph.output("value", 1, 2);
    }

    private String policy(String x, String pooled) {
        String hidden =
                graph.convolve(x, parts.pointwise("policy.conv"), parts.tensor("policy.bias"), 1);
        String zero = graph.constant("none", new float[a.policyChannels()], a.policyChannels());
        hidden = parts.addToCells(hidden, graph.gemm(pooled, parts.tensor("policy.pool"), zero));
        hidden = graph.apply("Relu", hidden);
        String out = parts.pointwise("policy.out");
        String cells =
                graph.apply(
                        "Flatten", graph.convolve(hidden, out, parts.tensor("policy.outBias"), 1));
        if (!a.pass()) {
            return cells;
        }
        String row = graph.constant("pass", parts.weights().tensor("policy.pass"), 1, a.pooled());
        return graph.concatenate(cells, graph.gemm(pooled, row, parts.tensor("policy.passBias")));
    }
}
