package moyo.net.weights;

import java.util.ArrayList;
import java.util.List;
import moyo.net.Shape;

/**
 * The numbers that determine a network. It fits every board size of its encoding.
 *
 * @param game the game's name
 * @param version the version of the game's encoding
 * @param planes the binary input planes; the network sees one more, a plane of ones
 * @param globals the global inputs
 * @param policyPlanes how many kinds of moves each cell has
 * @param pass whether the policy has an output for pass
 * @param channels the channels of the residual tower
 * @param blocks the residual blocks; every third one pools globally
 */
public record Architecture(
        String game,
        int version,
        int planes,
        int globals,
        int policyPlanes,
        boolean pass,
        int channels,
        int blocks) {

    /** The units of the hidden layer of the value head. */
    public static final int VALUE_UNITS = 64;

    /** The pooled numbers a channel: mean, scaled mean and maximum. */
    public static final int POOLED = 3;

    /** The input planes that the network sees. */
    public int inputs() {
        return planes + 1;
    }

    /** The length of the pooled vector. */
    public int pooled() {
        return POOLED * channels;
    }

    /** The channels of the policy head: half of the tower's, or all if there are more planes. */
    public int policyChannels() {
        return Math.max(16, policyPlanes > channels / 2 ? channels : channels / 2);
    }

    /** Whether a block adds a term from global pooling. */
    public static boolean pools(int block) {
        return block % 3 == 2;
    }

    /** The number of policy outputs on a board of so many cells. */
    public int policySize(int cells) {
        return policyPlanes * cells + (pass ? 1 : 0);
    }

    /** Whether a network of this architecture reads the rows of an encoding. */
    public boolean fits(Shape shape) {
        return game.equals(shape.game())
                && version == shape.version()
                && planes == shape.planes()
                && globals == shape.globals()
                && policyPlanes == shape.policyPlanes()
                && pass == shape.pass();
    }

    /** All tensors, in the order of the file. */
    public List<Tensor> tensors() {
        List<Tensor> tensors = new ArrayList<>();
        tensors.add(Tensor.of("stem.conv", channels, inputs(), 3, 3));
        tensors.add(Tensor.of("stem.bias", channels));
        tensors.add(Tensor.of("stem.globals", channels, globals));
        for (int block = 0; block < blocks; block++) {
            addBlock(block, tensors);
        }
        addPolicy(tensors);
        tensors.add(Tensor.of("value.hidden", VALUE_UNITS, pooled()));
        tensors.add(Tensor.of("value.hiddenBias", VALUE_UNITS));
        tensors.add(Tensor.of("value.out", 2, VALUE_UNITS));
        tensors.add(Tensor.of("value.outBias", 2));
        tensors.add(Tensor.of("owners.conv", channels));
        tensors.add(Tensor.of("owners.bias", 1));
        return tensors;
    }

    private void addBlock(int block, List<Tensor> tensors) {
        String name = "blocks." + block + ".";
        tensors.add(Tensor.of(name + "conv1", channels, channels, 3, 3));
        tensors.add(Tensor.of(name + "bias1", channels));
        if (pools(block)) {
            tensors.add(Tensor.of(name + "pool", channels, pooled()));
            tensors.add(Tensor.of(name + "poolBias", channels));
        }
        tensors.add(Tensor.of(name + "conv2", channels, channels, 3, 3));
        tensors.add(Tensor.of(name + "bias2", channels));
    }

    private void addPolicy(List<Tensor> tensors) {
        tensors.add(Tensor.of("policy.conv", policyChannels(), channels));
        tensors.add(Tensor.of("policy.bias", policyChannels()));
        tensors.add(Tensor.of("policy.pool", policyChannels(), pooled()));
        tensors.add(Tensor.of("policy.out", policyPlanes, policyChannels()));
        tensors.add(Tensor.of("policy.outBias", policyPlanes));
        if (pass) {
            tensors.add(Tensor.of("policy.pass", pooled()));
            tensors.add(Tensor.of("policy.passBias", 1));
        }
    }
}
