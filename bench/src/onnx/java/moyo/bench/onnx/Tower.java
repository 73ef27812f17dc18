package moyo.bench.onnx;

/** The residual blocks of a model. */
@FunctionalInterface
interface Tower {
    /** Applies a block to its input; returns the name of the result, a value of floats. */
    String block(int index, String x);
}
