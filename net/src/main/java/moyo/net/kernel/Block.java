package moyo.net.kernel;

import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;
import org.jspecify.annotations.Nullable;

/** The weights of a residual block. */
final class Block {
    final Winograd conv1;
    final float[] bias1;

    /** The term from global pooling; null in blocks without one. */
    final @Nullable Dense pool;

    final Winograd conv2;
    final float[] bias2;

    Block(Weights weights, int index) {
        int channels = weights.architecture().channels();
        String name = "blocks." + index + ".";
        conv1 = new Winograd(channels, channels, weights.tensor(name + "conv1"));
        bias1 = Dense.pad(weights.tensor(name + "bias1"));
        pool =
                Architecture.pools(index)
                        ? Dense.of(weights.tensor(name + "pool"), weights.tensor(name + "poolBias"))
                        : null;
        conv2 = new Winograd(channels, channels, weights.tensor(name + "conv2"));
        bias2 = Dense.pad(weights.tensor(name + "bias2"));
    }
}
