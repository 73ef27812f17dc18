package moyo.bench.onnx;

/**
 * The weights of a layer as signed bytes: weight = scale of its output x byte.
 *
 * @param scales by output
 * @param bytes for each output its weights
 */
record RoundedWeights(float[] scales, byte[] bytes) {
    private static final int LARGEST = 127;

    static RoundedWeights of(float[] weights, int outputs) {
        int inputs = weights.length / outputs;
        float[] scales = new float[outputs];
        byte[] bytes = new byte[weights.length];
        for (int k = 0; k < weights.length; k++) {
            scales[k / inputs] = Math.max(scales[k / inputs], Math.abs(weights[k]) / LARGEST);
        }
        for (int k = 0; k < weights.length; k++) {
            float scale = scales[k / inputs];
            bytes[k] = scale == 0 ? 0 : (byte) Math.round(weights[k] / scale);
        }
        return new RoundedWeights(scales, bytes);
    }

    /** A bias in the unit of the sums of products: scale of the output x scale of the input. */
    int[] round(float[] bias, float inputScale) {
        int[] rounded = new int[bias.length];
        for (int i = 0; i < bias.length; i++) {
            rounded[i] = scales[i] == 0 ? 0 : Math.round(bias[i] / (scales[i] * inputScale));
        }
        return rounded;
    }
}
