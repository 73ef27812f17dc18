package moyo.blokus;

/** A distribution over the nodes of {@link Growth}, by which placements are drawn. Immutable. */
@FunctionalInterface
public interface NodeDistribution {
    /** All nodes are equally likely. */
    NodeDistribution UNIFORM = random -> (int) (random * Growth.COUNT >>> 32);

    /**
     * Draws a node.
     *
     * @param random 32 random bits
     */
    int node(long random);
}
