package moyo.cluster.node;

/** Thrown by a task whose node cannot play its pair; Spark tries another node. */
public final class UnfitNode extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnfitNode(String sentence) {
        super(sentence);
    }
}
