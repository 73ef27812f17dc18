package moyo.bench.onnx;

import moyo.net.weights.Architecture;

import java.util.Map;

/**
 * The residual blocks with convolutions of bytes: static ranges of values, weights scaled for each
 * output channel. Bytes go from block to block; global pooling is done in floats.
 */
final class Int8Tower implements Tower {
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

    /** A value of bytes, and the name of its range. */
    private record Value(String bytes, String range, Graph.Bytes meaning) {}

    @Override
    public String apply(String stem) {
        int blocks = parts.architecture().blocks();
        Value x = quantise(stem, "blocks.0.x");
        for (int i = 0; i < blocks; i++) {
            x = block(i, x, i == blocks - 1 ? "blocks.end" : "blocks." + (i + 1) + ".x");
        }
        return graph.dequantise(x.bytes, x.meaning);
    }

    /** The sum is rectified by its range, which begins with zero. */
    private Value block(int index, Value x, String result) {
        String name = "blocks." + index + ".";
        Value y = convolve(x, name, "1", name + "y");
        if (Architecture.pools(index)) {
            String pooled = parts.addPooled(name, graph.dequantise(y.bytes, y.meaning));
            y = quantise(pooled, name + "pooled");
        }
        Value z = convolve(y, name, "2", name + "z");
        Graph.Bytes meaning = meaning(result);
        String sum = graph.add(x.bytes, x.meaning, z.bytes, z.meaning, meaning);
        return new Value(sum, result, meaning);
    }

    private Value quantise(String floats, String range) {
        Graph.Bytes meaning = meaning(range);
        return new Value(graph.quantise(floats, meaning), range, meaning);
    }

    private Graph.Bytes meaning(String range) {
        return graph.bytes(range, ranges.get(range));
    }

    private Value convolve(Value x, String block, String number, String result) {
        String name = block + "conv" + number;
        float[] bias = parts.weights().tensor(block + "bias" + number);
        int outputs = bias.length;
        RoundedWeights rounded = RoundedWeights.of(parts.weights().tensor(name), outputs);
        String weights = graph.signedBytes(name, rounded.bytes(), parts.shape(name));
        Graph.Bytes each =
                new Graph.Bytes(
                        graph.constant(name + ".scale", rounded.scales(), outputs),
                        graph.signedBytes(name + ".zero", new byte[outputs], outputs));
        String start =
                graph.integers(
                        block + "bias" + number, rounded.round(bias, ranges.get(x.range).scale()));
        Graph.Bytes meaning = meaning(result);
        String bytes = graph.convolve(x.bytes, x.meaning, weights, each, start, meaning, 3);
        return new Value(bytes, result, meaning);
    }
}
