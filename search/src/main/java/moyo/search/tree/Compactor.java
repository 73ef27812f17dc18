package moyo.search.tree;

import java.util.Arrays;

/**
 * Makes room in a tree: keeps the subtree of one node, without the children of nodes with few
 * visits, and moves it to the front of the arrays. Children have higher indices than their parents,
 * so a pass from front to back overwrites nothing that is still needed, and no second tree is
 * required.
 */
public final class Compactor {
    /** Nodes with fewer visits lose their children first when the tree is full. */
    private static final int PRUNED_VISITS = 16;

    private final Tree tree;

    /** Of each kept block: first node, length, block of the parent, index of the parent in it. */
    private int[] first = new int[1024];

    private int[] length = new int[1024];
    private int[] parentBlock = new int[1024];
    private int[] placeInParent = new int[1024];
    private int blocks;

    private Compactor(Tree tree) {
        this.tree = tree;
    }

    /** Drops children of nodes with few visits; doubles the limit until half the tree is free. */
    public static void makeRoom(Tree tree) {
        int least = PRUNED_VISITS;
        do {
            keep(tree, Tree.ROOT, least);
            least *= 2;
        } while (tree.size() > tree.capacity() / 2 && least > 0);
    }

    /**
     * Keeps the subtree of one node.
     *
     * @param newRoot the node that becomes the root
     * @param leastVisits nodes below the root with fewer visits lose their children
     */
    public static void keep(Tree tree, int newRoot, int leastVisits) {
        if (newRoot != Tree.ROOT) {
            tree.slide(newRoot, Tree.ROOT, 1);
        }
        Compactor compactor = new Compactor(tree);
        compactor.collect(leastVisits);
        compactor.slide();
    }

    private void collect(int leastVisits) {
        if (tree.isExpanded(Tree.ROOT)) {
            add(Tree.ROOT, -1, 0);
        }
        for (int b = 0; b < blocks; b++) {
            for (int i = 0; i < length[b]; i++) {
                int node = first[b] + i;
                if (!tree.isExpanded(node)) {
                    continue;
                }
                if (tree.visits(node) >= leastVisits) {
                    add(node, b, i);
                } else {
                    tree.dropChildren(node);
                }
            }
        }
    }

    private void add(int node, int block, int place) {
        if (blocks == first.length) {
            first = Arrays.copyOf(first, 2 * blocks);
            length = Arrays.copyOf(length, 2 * blocks);
            parentBlock = Arrays.copyOf(parentBlock, 2 * blocks);
            placeInParent = Arrays.copyOf(placeInParent, 2 * blocks);
        }
        first[blocks] = tree.firstChild(node);
        length[blocks] = tree.childCount(node);
        parentBlock[blocks] = block;
        placeInParent[blocks] = place;
        blocks++;
    }

    private void slide() {
        long[] order = new long[blocks];
        for (int b = 0; b < blocks; b++) {
            order[b] = (long) first[b] << 32 | b;
        }
        Arrays.sort(order);
        int end = Tree.ROOT + 1;
        for (long entry : order) {
            int b = (int) entry;
            int parent = parentBlock[b] < 0 ? Tree.ROOT : first[parentBlock[b]] + placeInParent[b];
            tree.slide(first[b], end, length[b]);
            first[b] = end; // children of this block look here for their parents
            tree.setFirstChild(parent, end);
            end += length[b];
        }
        tree.truncate(end);
    }
}
