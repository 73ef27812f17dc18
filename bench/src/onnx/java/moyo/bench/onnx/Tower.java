package moyo.bench.onnx;

/** The residual blocks of a model. */
@FunctionalInterface
interface Tower {
    /** Applies the blocks to the result of the stem; returns the name of theirs, both floats. */
    String apply(String x);
}
