package moyo.bench.onnx;

import java.util.Map;
import moyo.net.weights.Architecture;

/**
 * The residual blocks with convolutions of bytes: static ranges of values, weights scaled for each
 * output channel. The sums that go from block to block stay floats.
 */
final class Int8Tower implements Tower {
    private static final int LARGEST = 127;

    private final Parts parts;
    private final Graph graph;
    private final Map<String, Range> ranges;

    /**
     * @param ranges by the names of {@link FloatTower}
     */
    Int8Tower(Parts parts, Map<String, Range> ranges) {
        this.parts = parts;
        this.ranges = ranges;
        graph = parts.graph();
    }

    @Override
    public String block(int index, String x) {
        String name = "blocks." + index + ".";
        Graph.Bytes ofX = bytes(name + "x");
        Graph.Bytes ofY = bytes(name + "y");
        Graph.Bytes ofZ = bytes(name + "z");
        String y = convolve(graph.quantise(x, ofX), name + "x", ofX, name, "1", ofY);
        String last = name + "y";
        if (Architecture.pools(index)) {
            last = name + "pooled";
            String pooled = parts.addPooled(name, graph.dequantise(y, ofY));
            ofY = bytes(last);
            y = graph.quantise(pooled, ofY);
        }
        String z = graph.dequantise(convolve(y, last, ofY, name, "2", ofZ), ofZ);
        return graph.apply("Relu", graph.apply("Add", x, z));
    }

    private Graph.Bytes bytes(String value) {
        return graph.bytes(value, ranges.get(value));
    }

    private String convolve(
            String x, String from, Graph.Bytes ofX, String block, String number, Graph.Bytes to) {
        String name = block + "conv" + number;
        float[] weights = parts.weights().tensor(name);
        float[] bias = parts.weights().tensor(block + "bias" + number);
        int outputs = bias.length;
        int inputs = weights.length / outputs;
        float[] scales = new float[outputs];
        byte[] rounded = new byte[weights.length];
        int[] start = new int[outputs];
        for (int i = 0; i < outputs; i++) {
            scales[i] = largest(weights, i * inputs, inputs) / LARGEST;
            for (int k = i * inputs; k < (i + 1) * inputs; k++) {
                rounded[k] = (byte) Math.round(weights[k] / scales[i]);
            }
            start[i] = Math.round(bias[i] / (scales[i] * ranges.get(from).scale()));
        }
        Graph.Bytes each =
                new Graph.Bytes(
                        graph.constant(name + ".scale", scales, outputs),
                        graph.signedBytes(name + ".zero", new byte[outputs], outputs));
        return graph.convolve(
                x,
                ofX,
                graph.signedBytes(name, rounded, parts.shape(name)),
                each,
                graph.integers(block + "bias" + number, start),
                to,
                3);
    }

    private static float largest(float[] weights, int start, int count) {
        float largest = Float.MIN_NORMAL;
        for (int k = start; k < start + count; k++) {
            largest = Math.max(largest, Math.abs(weights[k]));
        }
        return largest;
    }
}
