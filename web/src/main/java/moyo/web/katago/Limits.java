package moyo.web.katago;

/**
 * The limits of one conversation.
 *
 * @param searches the positions that are searched at a time
 * @param treeNodes the nodes of each search's tree, unless the player's spec sets them
 * @param queued the positions that may wait
 * @param seconds the longest search of one position
 */
public record Limits(int searches, int treeNodes, int queued, double seconds) {
    /** The characters of a query. */
    public static final int LONGEST_LINE = 1_000_000;

    static final int MOST_QUEUED = 20_000;
    private static final int LARGEST_TREE = 4_000_000;
    private static final int LEAST_TREE = 50_000;

    /** An estimate of the bytes that a node takes, with the largest of all rules. */
    private static final int BYTES_PER_NODE = 64;

    /** For a program that only analyses: at most half of the memory is for trees. */
    public static Limits ofProgram(int searches) {
        long nodes = Runtime.getRuntime().maxMemory() / 2 / BYTES_PER_NODE / searches;
        int each = (int) Math.max(LEAST_TREE, Math.min(LARGEST_TREE, nodes));
        return new Limits(searches, each, MOST_QUEUED, Double.POSITIVE_INFINITY);
    }
}
