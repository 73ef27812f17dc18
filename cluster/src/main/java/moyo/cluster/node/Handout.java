package moyo.cluster.node;

import java.io.Serializable;

/**
 * A pair on its way to a node.
 *
 * @param index the index of the pair in its run
 * @param json the {@code PairTask}
 */
public record Handout(int index, String json) implements Serializable {}
