package moyo.net.player;

import java.util.List;
import java.util.Optional;
import moyo.net.kernel.RowEvaluatorSpec;

/**
 * How a search uses networks.
 *
 * @param networks one of them is drawn for each leaf
 * @param symmetryPerLeaf whether the symmetry is drawn for each leaf; otherwise for each search
 * @param views the number of symmetries under which a leaf is shown; their outputs are averaged
 * @param probabilities whether the network's move probabilities are used; otherwise all are equal
 * @param temperature T in softmax(logit / T), which gives the probabilities
 * @param cache evaluations that are remembered; the cache decides about symmetries then
 */
public record NetworkUse(
        List<RowEvaluatorSpec> networks,
        boolean symmetryPerLeaf,
        int views,
        boolean probabilities,
        double temperature,
        Optional<EvaluationCache> cache) {
    public NetworkUse {
        networks = List.copyOf(networks);
    }

    /** One network, one symmetry for each search, no cache. */
    public static NetworkUse of(RowEvaluatorSpec network) {
        return new NetworkUse(List.of(network), false, 1, true, 1, Optional.empty());
    }
}
