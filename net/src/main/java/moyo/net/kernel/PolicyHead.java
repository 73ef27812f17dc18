package moyo.net.kernel;

/** Computes the policy logits on boards of one size; one thread's. */
final class PolicyHead {
    private final Kernel kernel;
    private final Network network;
    private final float[] term;
    private final float[] pass = new float[Matrix.PANEL];
    private final float[] hidden;
    private final float[] planes;

    PolicyHead(Kernel kernel, Network network, int cells) {
        this.kernel = kernel;
        this.network = network;
        term = new float[network.policyConv.paddedOutputs()];
        hidden = new float[cells * term.length];
        planes = new float[cells * network.policyOut.paddedOutputs()];
    }

    /** Writes the logits by policy index. */
    void apply(FeatureMap x, float[] pooled, float[] logits) {
        hide(x, pooled);
        int cells = x.layout().cells();
        Dense out = network.policyOut;
        int stride = out.paddedOutputs();
        kernel.multiply(hidden, 0, term.length, cells, out.weights(), planes, 0, stride);
        int index = 0;
        for (int plane = 0; plane < network.architecture().policyPlanes(); plane++) {
            for (int cell = 0; cell < cells; cell++) {
                logits[index++] = planes[cell * stride + plane] + out.bias()[plane];
            }
        }
        if (network.policyPass != null) {
            network.policyPass.apply(kernel, pooled, pass);
            logits[index] = pass[0];
        }
    }

    /** The hidden channels of all cells. */
    private void hide(FeatureMap x, float[] pooled) {
        MapLayout layout = x.layout();
        int stride = term.length;
        kernel.multiply(pooled, 0, pooled.length, 1, network.policyPool, term, 0, stride);
        for (int i = 0; i < stride; i++) {
            term[i] += network.policyConv.bias()[i];
        }
        Matrix weights = network.policyConv.weights();
        int line = layout.width() * stride;
        for (int row = 0; row < layout.height(); row++) {
            int start = layout.at(row, 0);
            int channels = layout.channels();
            kernel.multiply(
                    x.values(),
                    start,
                    channels,
                    layout.width(),
                    weights,
                    hidden,
                    row * line,
                    stride);
        }
        for (int start = 0; start < hidden.length; start += stride) {
            for (int i = 0; i < stride; i++) {
                hidden[start + i] = Math.max(hidden[start + i] + term[i], 0);
            }
        }
    }
}
