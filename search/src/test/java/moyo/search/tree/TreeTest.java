package moyo.search.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.Rng;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class TreeTest {
    /** A float cannot tell one result in ten million: the steps are lost, or all to one side. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aMeanStaysRightHoweverManyResultsThereAre(boolean virtualLoss) {
        Tree tree = new Tree(10, true, false);
        Rng rng = new Rng(1);
        for (int i = 0; i < 15_000_000; i++) {
            float value = rng.nextInt(10) == 0 ? 0 : 1;
            if (virtualLoss) {
                tree.addVirtualLoss(Tree.ROOT);
                tree.redeem(Tree.ROOT, value);
            } else {
                tree.add(Tree.ROOT, value);
            }
            tree.addRave(Tree.ROOT, value, 1);
        }
        assertThat(tree.mean(Tree.ROOT)).isCloseTo(0.9f, within(0.001f));
        assertThat(tree.raveMean(Tree.ROOT)).isCloseTo(0.9f, within(0.001f));
    }

    /** Two simulations are under way at a time if there are virtual losses. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void aTreeWithVariancesKnowsHowFarResultsAreApart(boolean virtualLoss) {
        Tree tree = Tree.withVariances(10, false, false);
        for (int i = 0; i < 50; i++) {
            if (virtualLoss) {
                tree.addVirtualLoss(Tree.ROOT);
                tree.addVirtualLoss(Tree.ROOT);
                tree.redeem(Tree.ROOT, 0.4f);
                tree.redeem(Tree.ROOT, 0.6f);
            } else {
                tree.add(Tree.ROOT, 0.4f);
                tree.add(Tree.ROOT, 0.6f);
            }
        }
        assertThat(tree.variance(Tree.ROOT)).isCloseTo(0.01, within(1e-5));
        tree.addVirtualLoss(Tree.ROOT);
        tree.redeemVisit(Tree.ROOT);
        assertThat(tree.variance(Tree.ROOT))
                .as("after a visit without a result")
                .isCloseTo(0.01, within(1e-5));
    }

    @Test
    void withoutVariancesResultsAreTakenForWinsAndLosses() {
        Tree plain = new Tree(10, false, false);
        Tree exact = Tree.withVariances(10, false, false);
        for (int i = 0; i < 10; i++) {
            plain.add(Tree.ROOT, i < 3 ? 1 : 0);
            exact.add(Tree.ROOT, i < 3 ? 1 : 0);
        }
        assertThat(plain.hasVariances()).isFalse();
        assertThat(plain.variance(Tree.ROOT)).isCloseTo(0.21, within(1e-6));
        assertThat(exact.variance(Tree.ROOT)).isCloseTo(0.21, within(1e-6));
    }

    @Test
    void aNodeTakesAsManyBytesAsStated() {
        int nodes = 1_000_000;
        new Tree(10, true, false); // loads what a tree needs
        long bytes = Allocation.bytes(() -> new Tree(nodes, true, false));
        assertThat(bytes / (double) nodes).isBetween(31.9, Tree.BYTES_PER_NODE + 0.1);
    }
}
