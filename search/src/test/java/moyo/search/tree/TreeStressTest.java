package moyo.search.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.simulation.Crew;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Threads that grow, read and count in one tree at the same time, again and again. What must hold
 * whatever the scheduler does: a node is expanded once, its children are complete when they are
 * seen, no two nodes share children, and no visit is lost.
 */
@Timeout(120)
final class TreeStressTest {
    private static final int THREADS = 4;
    private static final int ROUNDS = 300;
    private static final int WIDTH = 7;

    /** What a child of {@code parent} must show from the first moment it is seen. */
    private static int moveOf(int parent, int index) {
        return (parent * 31 + index) % 60_000;
    }

    @Test
    void childrenAreCompleteWhenTheyAreSeen() {
        for (int round = 0; round < ROUNDS; round++) {
            Tree tree = new Tree(1 + THREADS * 400 * WIDTH, true, false);
            AtomicInteger expansions = new AtomicInteger();
            int seed = round;
            Crew.run(THREADS, number -> grow(tree, new Rng(seed * 31L + number), expansions));
            assertThat(tree.size()).isEqualTo(1 + WIDTH * expansions.get());
            assertNoSharedChildren(tree);
        }
    }

    private static void grow(Tree tree, Rng rng, AtomicInteger expansions) {
        MoveList moves = new MoveList(WIDTH);
        for (int i = 0; i < 400; i++) {
            int node = Tree.ROOT;
            while (tree.isExpanded(node)) {
                check(tree, node);
                node = tree.firstChild(node) + rng.nextInt(WIDTH);
            }
            if (tree.claim(node)) {
                moves.clear();
                for (int child = 0; child < WIDTH; child++) {
                    moves.add(moveOf(node, child));
                }
                int first = tree.makeChildren(node, moves);
                if (first == 0) {
                    continue;
                }
                for (int child = 0; child < WIDTH; child++) {
                    tree.setPrior(first + child, 0.25, 1 + child);
                }
                tree.publish(node, first);
                expansions.incrementAndGet();
            }
        }
    }

    private static void check(Tree tree, int node) {
        assertThat(tree.childCount(node)).isEqualTo(WIDTH);
        for (int i = 0; i < WIDTH; i++) {
            int child = tree.firstChild(node) + i;
            assertThat(tree.move(child)).isEqualTo(moveOf(node, i));
            assertThat(tree.priorWeight(child)).isEqualTo(1 + i);
            assertThat(tree.raveCount(child)).isEqualTo(1 + i);
            assertThat(tree.mean(child)).isEqualTo(0.25f);
        }
        assertThat(tree.total(node)).isEqualTo(28);
    }

    private static void assertNoSharedChildren(Tree tree) {
        boolean[] seen = new boolean[tree.capacity() + 1];
        for (int node = Tree.ROOT; node <= tree.size(); node++) {
            if (tree.isExpanded(node)) {
                for (int i = 0; i < WIDTH; i++) {
                    int child = tree.firstChild(node) + i;
                    assertThat(seen[child]).as("child %d has one parent", child).isFalse();
                    seen[child] = true;
                }
            }
        }
    }

    /** All threads run along the same nodes and try to claim each. */
    @Test
    void aNodeIsClaimedByOneThreadOnly() {
        int nodes = 200_000;
        Tree tree = new Tree(nodes, false, false);
        AtomicInteger claims = new AtomicInteger();
        AtomicInteger ready = new AtomicInteger();
        Crew.run(
                THREADS,
                number -> {
                    ready.incrementAndGet();
                    while (ready.get() < THREADS) {
                        Thread.onSpinWait();
                    }
                    for (int node = Tree.ROOT; node <= nodes; node++) {
                        if (tree.claim(node)) {
                            claims.incrementAndGet();
                        }
                    }
                });
        assertThat(claims.get()).isEqualTo(nodes);
    }

    /** More blocks are wanted than there is room for; those that were given do not overlap. */
    @Test
    void aFullTreeGivesNothingTwice() {
        for (int round = 0; round < ROUNDS; round++) {
            Tree tree = new Tree(300, false, false);
            AtomicInteger expansions = new AtomicInteger();
            int seed = round;
            Crew.run(THREADS, number -> wish(tree, new Rng(seed * 77L + number), expansions));
            assertThat(tree.isFull()).isTrue();
            boolean[] seen = new boolean[tree.capacity() + 1];
            int nodes = 1;
            for (int node = Tree.ROOT; node <= tree.capacity(); node++) {
                if (tree.isExpanded(node)) {
                    nodes += tree.childCount(node);
                    for (int i = 0; i < tree.childCount(node); i++) {
                        int child = tree.firstChild(node) + i;
                        assertThat(seen[child]).isFalse();
                        seen[child] = true;
                    }
                }
            }
            assertThat(nodes).isBetween(250, 300);
        }
    }

    /** Blocks of all sizes, so that a small one may still fit where a large one did not. */
    private static void wish(Tree tree, Rng rng, AtomicInteger expansions) {
        MoveList moves = new MoveList(40);
        for (int i = 0; i < 200; i++) {
            int node = Tree.ROOT;
            while (tree.isExpanded(node)) {
                node = tree.firstChild(node) + rng.nextInt(tree.childCount(node));
            }
            if (tree.claim(node)) {
                moves.clear();
                for (int child = 0; child <= rng.nextInt(40); child++) {
                    moves.add(child);
                }
                int first = tree.makeChildren(node, moves);
                if (first != 0) {
                    tree.publish(node, first);
                    expansions.incrementAndGet();
                }
            }
        }
    }

    /** Visits are exact; of the means no more is asked than that they stay sane. */
    @Test
    void noVisitIsLost() {
        int perThread = 200_000;
        for (int mode = 0; mode < 2; mode++) {
            boolean virtualLoss = mode == 1;
            Tree tree = new Tree(10, false, false);
            Crew.run(
                    THREADS,
                    number -> {
                        Rng rng = new Rng(number);
                        for (int i = 0; i < perThread; i++) {
                            float value = rng.nextInt(4) == 0 ? 0 : 1;
                            if (virtualLoss) {
                                tree.addVirtualLoss(Tree.ROOT);
                                tree.redeem(Tree.ROOT, value);
                            } else {
                                tree.add(Tree.ROOT, value);
                            }
                        }
                    });
            assertThat(tree.visits(Tree.ROOT)).isEqualTo(THREADS * perThread);
            assertThat(tree.mean(Tree.ROOT)).isBetween(0f, 1f);
        }
    }

    /** Alone, a loss that is taken back leaves exactly the result. */
    @Test
    void aVirtualLossIsRedeemed() {
        Tree plain = new Tree(10, false, false);
        Tree careful = new Tree(10, false, false);
        Rng rng = new Rng(1);
        for (int i = 0; i < 1000; i++) {
            float value = rng.nextInt(3) / 2f;
            plain.add(Tree.ROOT, value);
            careful.addVirtualLoss(Tree.ROOT);
            careful.redeem(Tree.ROOT, value);
        }
        assertThat(careful.visits(Tree.ROOT)).isEqualTo(1000);
        assertThat(Math.abs(careful.mean(Tree.ROOT) - plain.mean(Tree.ROOT))).isLessThan(1e-4f);
    }
}
