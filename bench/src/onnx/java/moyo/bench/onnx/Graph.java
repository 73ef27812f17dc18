package moyo.bench.onnx;

import java.util.Arrays;

/**
 * A graph of ONNX operators, operator set 13, and of ONNX Runtime's own operators; values are named
 * by text. The bytes of a quantised value are unsigned, those of quantised weights signed.
 */
final class Graph {
    private static final int FLOAT = 1;
    private static final int UINT8 = 2;
    private static final int INT8 = 3;
    private static final int INT32 = 6;
    private static final int INT64 = 7;
    private static final int ATTRIBUTE_INT = 2;
    private static final int ATTRIBUTE_INTS = 7;
    private static final int OPERATOR_SET = 13;
    private static final String RUNTIME = "com.microsoft";
    private static final int IR_VERSION = 8;

    private final Message graph = new Message().text(2, "moyo");
    private int values;

    /** A constant tensor. */
    String constant(String name, float[] data, long... shape) {
        graph.message(5, dimensions(shape).number(2, FLOAT).text(8, name).floats(9, data));
        return name;
    }

    /** Constant weights of a quantised layer. */
    String signedBytes(String name, byte[] data, long... shape) {
        graph.message(5, dimensions(shape).number(2, INT8).text(8, name).bytes(9, data));
        return name;
    }

    /** A constant list of integers. */
    String integers(String name, int... data) {
        graph.message(5, dimensions(data.length).number(2, INT32).text(8, name).integers(9, data));
        return name;
    }

    /** Constants of a mapping of numbers to bytes, for {@link #quantise} and others. */
    Bytes bytes(String name, Range range) {
        String scale = name + ".scale";
        String zero = name + ".zero";
        graph.message(5, dimensions().number(2, FLOAT).text(8, scale).floats(9, range.scale()));
        graph.message(
                5, dimensions().number(2, UINT8).text(8, zero).bytes(9, new byte[] {range.zero()}));
        return new Bytes(scale, zero);
    }

    /** The names of the constants of a mapping: number = scale (byte - zero). */
    record Bytes(String scale, String zero) {}

    /** A constant shape. */
    String shape(String name, long... shape) {
        graph.message(5, dimensions(shape.length).number(2, INT64).text(8, name).longs(9, shape));
        return name;
    }

    void input(String name, long... shape) {
        graph.message(11, value(name, shape));
    }

    void output(String name, long... shape) {
        graph.message(12, value(name, shape));
    }

    /** Applies an operator without attributes; returns the name of its result. */
    String apply(String operator, String... inputs) {
        return add(node(operator, inputs));
    }

    /** A convolution that keeps the size of the board. */
    String convolve(String x, String weights, String bias, int kernel) {
        return convolution(kernel, node("Conv", x, weights, bias));
    }

    /**
     * The same of bytes. Numbers outside the range of the result become its ends: where its least
     * number is zero, that is a rectifier.
     */
    String convolve(
            String x, Bytes of, String weights, Bytes each, String bias, Bytes result, int kernel) {
        return convolution(
                kernel,
                node(
                        "QLinearConv",
                        x,
                        of.scale,
                        of.zero,
                        weights,
                        each.scale,
                        each.zero,
                        result.scale,
                        result.zero,
                        bias));
    }

    private String convolution(int kernel, Message node) {
        long pad = kernel / 2;
        node.message(5, attribute("kernel_shape", kernel, kernel));
        node.message(5, attribute("pads", pad, pad, pad, pad));
        return add(node);
    }

    String quantise(String x, Bytes bytes) {
        return apply("QuantizeLinear", x, bytes.scale, bytes.zero);
    }

    String dequantise(String x, Bytes bytes) {
        return apply("DequantizeLinear", x, bytes.scale, bytes.zero);
    }

    /** The sum of quantised values. */
    String add(String x, Bytes ofX, String y, Bytes ofY, Bytes result) {
        return add(
                node(
                                "QLinearAdd",
                                x,
                                ofX.scale,
                                ofX.zero,
                                y,
                                ofY.scale,
                                ofY.zero,
                                result.scale,
                                result.zero)
                        .text(7, RUNTIME));
    }

    /** x W^T + b. */
    String gemm(String x, String weights, String bias) {
        return add(node("Gemm", x, weights, bias).message(5, attribute("transB", 1L)));
    }

    String concatenate(String... parts) {
        return add(node("Concat", parts).message(5, attribute("axis", 1L)));
    }

    /** Gives a value the name of an output. */
    void name(String value, String output) {
        graph.message(1, node("Identity", value).text(2, output));
    }

    /** The bytes of the model file. */
    byte[] toBytes() {
        Message operators = new Message().text(1, "").number(2, OPERATOR_SET);
        Message runtimes = new Message().text(1, RUNTIME).number(2, 1);
        return new Message()
                .number(1, IR_VERSION)
                .text(2, "moyo")
                .message(7, graph)
                .message(8, operators)
                .message(8, runtimes)
                .toBytes();
    }

    private String add(Message node) {
        String result = "v" + values++;
        graph.message(1, node.text(2, result));
        return result;
    }

    private static Message node(String operator, String... inputs) {
        Message node = new Message();
        for (String input : inputs) {
            node.text(1, input);
        }
        return node.text(4, operator);
    }

    private static Message attribute(String name, long value) {
        return new Message().text(1, name).number(3, value).number(20, ATTRIBUTE_INT);
    }

    private static Message attribute(String name, long first, long second, long... more) {
        Message attribute = new Message().text(1, name).number(8, first).number(8, second);
        Arrays.stream(more).forEach(value -> attribute.number(8, value));
        return attribute.number(20, ATTRIBUTE_INTS);
    }

    private static Message dimensions(long... shape) {
        Message tensor = new Message();
        Arrays.stream(shape).forEach(size -> tensor.number(1, size));
        return tensor;
    }

    private static Message value(String name, long... shape) {
        Message dimensions = new Message();
        for (long size : shape) {
            dimensions.message(1, new Message().number(1, size));
        }
        Message tensor = new Message().number(1, FLOAT).message(2, dimensions);
        return new Message().text(1, name).message(2, new Message().message(1, tensor));
    }
}
