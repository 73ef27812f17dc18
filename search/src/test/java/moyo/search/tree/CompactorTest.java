package moyo.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.game.MoveList;
import moyo.game.Rng;
import org.junit.jupiter.api.Test;

final class CompactorTest {
    /** A tree grown at random, every node with statistics of its own. */
    private static Tree grown(long seed, int expansions) {
        Tree tree = Tree.withVariances(20_000, true, true);
        Rng rng = new Rng(seed);
        MoveList moves = new MoveList(10);
        for (int i = 0; i < expansions; i++) {
            int node = Tree.ROOT;
            tree.add(node, rng.nextInt(1000) / 1000f);
            while (tree.isExpanded(node)) {
                node = tree.firstChild(node) + rng.nextInt(tree.childCount(node));
                tree.add(node, rng.nextInt(1000) / 1000f);
            }
            moves.clear();
            for (int move = 0; move <= rng.nextInt(9); move++) {
                moves.add(move);
            }
            assertThat(tree.claim(node)).isTrue();
            int first = tree.makeChildren(node, moves);
            for (int child = first; child < first + moves.size(); child++) {
                tree.setPrior(child, rng.nextInt(1000) / 1000.0, rng.nextInt(20));
                tree.setProbability(child, rng.nextInt(1000) / 1000.0);
            }
            tree.publish(node, first);
        }
        return tree;
    }

    /** Everything below a node, in words; children of nodes with few visits are left out. */
    private static String describe(Tree tree, int node, int least, boolean root) {
        StringBuilder text = new StringBuilder();
        text.append(
                "%d:%d/%s/%s/%s/%s/%s/%s"
                        .formatted(
                                tree.move(node),
                                tree.visits(node),
                                tree.mean(node),
                                tree.variance(node),
                                tree.priorWeight(node),
                                tree.raveCount(node),
                                tree.raveMean(node),
                                tree.probability(node)));
        if (tree.isExpanded(node) && (root || tree.visits(node) >= least)) {
            text.append('/').append(tree.total(node)).append('(');
            for (int i = 0; i < tree.childCount(node); i++) {
                text.append(describe(tree, tree.firstChild(node) + i, least, false));
            }
            text.append(')');
        }
        return text.toString();
    }

    private static List<Integer> expandedNodes(Tree tree) {
        List<Integer> nodes = new ArrayList<>();
        for (int node = Tree.ROOT; node <= tree.size(); node++) {
            if (tree.isExpanded(node)) {
                nodes.add(node);
            }
        }
        return nodes;
    }

    @Test
    void keepsWhatHangsBelowTheNewRoot() {
        for (int seed = 0; seed < 50; seed++) {
            Tree tree = grown(seed, 500);
            List<Integer> nodes = expandedNodes(tree);
            int root = nodes.get(new Rng(seed).nextInt(nodes.size()));
            int before = tree.size();
            String expected = describe(tree, root, 0, true);
            Compactor.keep(tree, root, 0);
            assertThat(describe(tree, Tree.ROOT, 0, true)).isEqualTo(expected);
            assertThat(tree.size()).isLessThanOrEqualTo(before);
        }
    }

    @Test
    void dropsTheChildrenOfNodesThatWereHardlyVisited() {
        for (int seed = 0; seed < 50; seed++) {
            Tree tree = grown(seed, 1000);
            int before = tree.size();
            String expected = describe(tree, Tree.ROOT, 4, true);
            Compactor.keep(tree, Tree.ROOT, 4);
            assertThat(describe(tree, Tree.ROOT, 0, true)).isEqualTo(expected);
            assertThat(tree.size()).isLessThan(before);
        }
    }

    /** What is free afterwards can be used, and what was kept is not touched by it. */
    @Test
    void theRoomCanBeUsedAgain() {
        Tree tree = grown(3, 1000);
        Compactor.keep(tree, Tree.ROOT, 4);
        String kept = describe(tree, tree.firstChild(Tree.ROOT), 0, true);
        int leaf = tree.size();
        while (tree.isExpanded(leaf)) {
            leaf--;
        }
        MoveList moves = new MoveList(5);
        moves.add(3);
        assertThat(tree.claim(leaf)).isTrue();
        int first = tree.makeChildren(leaf, moves);
        assertThat(first).isEqualTo(tree.size());
        tree.publish(leaf, first);
        if (leaf != tree.firstChild(Tree.ROOT)) {
            assertThat(describe(tree, tree.firstChild(Tree.ROOT), 0, true)).hasSizeGreaterThan(10);
        }
        assertThat(kept).isNotEmpty();
    }

    @Test
    void aLeafAsRootIsATreeOfOne() {
        Tree tree = grown(5, 100);
        int leaf = tree.size();
        while (tree.isExpanded(leaf)) {
            leaf--;
        }
        Compactor.keep(tree, leaf, 0);
        assertThat(tree.size()).isEqualTo(1);
        assertThat(tree.isExpanded(Tree.ROOT)).isFalse();
    }
}
