package moyo.net.kernel;

import java.util.List;
import java.util.stream.IntStream;
import moyo.net.weights.Architecture;
import moyo.net.weights.Weights;
import org.jspecify.annotations.Nullable;

/**
 * A network, ready for inference on boards of any size: its weights in the order in which the
 * kernels read them. Immutable; shared by threads, each of which has its own {@link Inference}.
 */
public final class Network implements RowEvaluatorSpec {
    final Winograd stem;
    final float[] stemBias;
    final float[] stemGlobals;
    final List<Block> blocks;
    final Dense policyConv;
    final Matrix policyPool;
    final Dense policyOut;
    final @Nullable Dense policyPass;
    final Dense valueHidden;
    final Dense valueOut;
    final float[] ownersConv;
    final float ownersBias;
    private final Architecture architecture;

    /** Packs the weights of a file. */
    public Network(Weights weights) {
        architecture = weights.architecture();
        int channels = architecture.channels();
        stem = new Winograd(channels, architecture.inputs(), weights.tensor("stem.conv"));
        stemBias = Dense.pad(weights.tensor("stem.bias"));
        stemGlobals = weights.tensor("stem.globals");
        blocks =
                IntStream.range(0, architecture.blocks())
                        .mapToObj(i -> new Block(weights, i))
                        .toList();
        policyConv = dense(weights, "policy.conv", "policy.bias");
        policyPool =
                Matrix.ofOutputs(
                        architecture.policyChannels(),
                        architecture.pooled(),
                        weights.tensor("policy.pool"));
        policyOut = dense(weights, "policy.out", "policy.outBias");
        policyPass = architecture.pass() ? dense(weights, "policy.pass", "policy.passBias") : null;
        valueHidden = dense(weights, "value.hidden", "value.hiddenBias");
        valueOut = dense(weights, "value.out", "value.outBias");
        ownersConv = weights.tensor("owners.conv");
        ownersBias = weights.tensor("owners.bias")[0];
    }

    private static Dense dense(Weights weights, String matrix, String bias) {
        return Dense.of(weights.tensor(matrix), weights.tensor(bias));
    }

    public Architecture architecture() {
        return architecture;
    }

    @Override
    public Inference forThread(int height, int width) {
        return new Inference(this, height, width);
    }
}
