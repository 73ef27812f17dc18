package moyo.search.selection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.game.MoveList;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class SelectionRuleTest {
    /** A root with these children: mean and count each. */
    private static Tree tree(double... meansAndCounts) {
        Tree tree = new Tree(100, true, true);
        MoveList moves = new MoveList(50);
        for (int i = 0; i < meansAndCounts.length / 2; i++) {
            moves.add(i);
        }
        assertThat(tree.claim(Tree.ROOT)).isTrue();
        int first = tree.makeChildren(Tree.ROOT, moves);
        for (int i = 0; i < moves.size(); i++) {
            for (int visit = 0; visit < meansAndCounts[2 * i + 1]; visit++) {
                tree.add(first + i, (float) meansAndCounts[2 * i]);
                tree.add(Tree.ROOT, 1 - (float) meansAndCounts[2 * i]);
            }
        }
        tree.publish(Tree.ROOT, first);
        return tree;
    }

    private static int chosenMove(SelectionRule rule, Tree tree) {
        return tree.move(rule.choose(tree, Tree.ROOT, new Trail(10)));
    }

    @Test
    void ucb1TriesEverythingOnceFirst() {
        assertThat(chosenMove(new Ucb1(1), tree(1, 5, 0, 0, 1, 3))).isEqualTo(1);
    }

    /** With N = 100: 0.5 + sqrt(ln 100 / 90) = 0.726, 0.3 + sqrt(ln 100 / 10) = 0.979. */
    @Test
    void ucb1WeighsMeanAgainstExploration() {
        assertThat(chosenMove(new Ucb1(1), tree(0.5, 90, 0.3, 10))).isEqualTo(1);
        assertThat(chosenMove(new Ucb1(0.1), tree(0.5, 90, 0.3, 10))).isZero();
    }

    /** ln 100 = 4.605; V = 0.24 + sqrt(9.21 / 10) > 1/4, so 0.4 + sqrt(0.4605 / 4) = 0.7393. */
    @Test
    void ucb1TunedIsEquationOneOfThePaper() {
        assertThat(Ucb1Tuned.bound(0.4, 10, StrictMath.log(100))).isCloseTo(0.7393, within(1e-4));
        // a small variance after many tries: V = 0.0099 + sqrt(9.21 / 100000)
        assertThat(Ucb1Tuned.bound(0.99, 100_000, StrictMath.log(100)))
                .isCloseTo(0.99 + Math.sqrt(4.60517e-5 * (0.0099 + 0.0095972)), within(1e-6));
    }

    /**
     * r = 9, I = 1, F = 5000: w = 9 / (1 + 9 / 5000) = 8.98; the value is (n v + w p) / (n + w).
     */
    @Test
    void raveIsMixedInAsFuegoDoes() {
        Tree tree = tree(0.5, 10, 0.6, 10);
        int first = tree.firstChild(Tree.ROOT);
        UctRave rule = new UctRave(0, 1, 5000, 1);
        assertThat(chosenMove(rule, tree)).isEqualTo(1);
        tree.addRave(first, 0.75f, 9); // (5 + 8.98 * 0.75) / 18.98 = 0.6183
        assertThat(chosenMove(rule, tree)).isZero();
        tree.addRave(first + 1, 0.65f, 9); // (6 + 8.98 * 0.65) / 18.98 = 0.6237
        assertThat(chosenMove(rule, tree)).isEqualTo(1);
    }

    @Test
    void withRaveWhatIsUnknownHasTheUrgencyOfFirstPlay() {
        Tree tree = tree(0.9, 10, 0, 0);
        assertThat(chosenMove(new UctRave(0, 1, 5000, 1), tree)).isEqualTo(1);
        assertThat(chosenMove(new UctRave(0, 1, 5000, 0.5), tree)).isZero();
    }

    /** N = 15: 0.6 + 0.5 * 4 * 0.2 / 10 = 0.64; 0.5 + 0.5 * 4 * 0.8 / 5 = 0.82, / 20 = 0.58. */
    @Test
    void puctWithRaveExploresByWhatMeansRestOn() {
        Tree tree = tree(0.6, 10, 0.5, 5);
        int first = tree.firstChild(Tree.ROOT);
        tree.setProbability(first, 0.2);
        tree.setProbability(first + 1, 0.8);
        PuctRave rule = new PuctRave(0.5, new RaveFolding(1, 100, 1000));
        assertThat(chosenMove(rule, tree)).isEqualTo(1);
        tree.foldRave(first + 1, 0.5f, 15);
        assertThat(chosenMove(rule, tree)).isZero();
    }

    /** N = 20: 0.6 + 0.5 * 4.472 * 0.2 / 16 = 0.628; 0.5 + 0.5 * 4.472 * 0.8 / 6 = 0.798. */
    @Test
    void puctExploresWhatIsLikely() {
        Tree tree = tree(0.6, 15, 0.5, 5);
        int first = tree.firstChild(Tree.ROOT);
        tree.setProbability(first, 0.2);
        tree.setProbability(first + 1, 0.8);
        assertThat(chosenMove(new Puct(0.5, 0), tree)).isEqualTo(1);
        assertThat(chosenMove(new Puct(0.05, 0), tree)).isZero();
    }

    /** The parent's value is 0.6 for the side to move; the untried child is worth less by 0.2. */
    @Test
    void puctThinksOfAnUntriedMoveAsOfItsParent() {
        Tree tree = tree(0.6, 10, 0, 0);
        assertThat(chosenMove(new Puct(0, 0.2), tree)).isZero();
        assertThat(chosenMove(new Puct(0, -0.2), tree)).isEqualTo(1);
    }

    /** Node with children a and b, two plies below a root that has seen move 1 do well. */
    @Test
    void graveAsksAnAncestorWhereANodeHasFewVisits() {
        Tree tree = tree(0.5, 60, 0.5, 60);
        int first = tree.firstChild(Tree.ROOT);
        tree.addRave(first, 0.2f, 100);
        tree.addRave(first + 1, 0.8f, 100);
        int middle = expand(tree, first, 2);
        int node = expand(tree, middle, 2);
        for (int i = 0; i < 2; i++) {
            tree.add(node + i, 0.5f);
        }
        tree.addRave(node, 0.9f, 100);
        tree.addRave(node + 1, 0.1f, 100);
        Trail trail = new Trail(10);
        trail.begin(0);
        trail.addTreeMove(0, first);
        trail.addTreeMove(0, middle);
        assertThat(tree.move(new Grave(50, 10, 1e-5, 1).choose(tree, middle, trail)))
                .as("the node has no visits: the root judges")
                .isEqualTo(1);
        for (int i = 0; i < 10; i++) {
            tree.add(middle, 0.5f);
        }
        assertThat(tree.move(new Grave(50, 10, 1e-5, 1).choose(tree, middle, trail)))
                .as("now the node judges itself")
                .isZero();
    }

    private static int expand(Tree tree, int node, int children) {
        MoveList moves = new MoveList(50);
        for (int i = 0; i < children; i++) {
            moves.add(i);
        }
        assertThat(tree.claim(node)).isTrue();
        int first = tree.makeChildren(node, moves);
        tree.publish(node, first);
        return first;
    }

    @ParameterizedTest
    @MethodSource("moyo.search.selection.EveryRule#rules")
    void everyRuleTakesAWonMoveAndShunsALostOne(SelectionRule rule) {
        Tree tree = tree(0.9, 50, 0.1, 50, 0.5, 50);
        int first = tree.firstChild(Tree.ROOT);
        tree.addRave(first, 0.9f, 1000);
        tree.prove(first, false);
        assertThat(chosenMove(rule, tree)).isNotZero();
        tree.prove(first + 1, true);
        assertThat(chosenMove(rule, tree)).isEqualTo(1);
    }
}
