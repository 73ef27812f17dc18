package moyo.net.selfplay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.stream.IntStream;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.search.selection.Explanation;
import moyo.search.selection.Puct;
import moyo.search.tree.Trail;
import moyo.search.tree.Tree;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** On trees of a root and its children, made by hand. */
final class GumbelRootTest {
    private static final Offset<Double> CLOSE = within(1e-6);
    private static final Puct BELOW = new Puct(0.8, 0.1);
    private static final HalvingSchedule EIGHT = new HalvingSchedule(4, 8);

    private final GumbelRoot rule = new GumbelRoot(BELOW, 10, EIGHT, Sigma.PLAIN);

    /** A node whose children have these probabilities. */
    private static int expand(Tree tree, int node, double... probabilities) {
        MoveList moves = new MoveList(10);
        IntStream.range(0, probabilities.length).forEach(moves::add);
        assertThat(tree.claim(node)).isTrue();
        int first = tree.makeChildren(node, moves);
        for (int i = 0; i < probabilities.length; i++) {
            tree.setProbability(first + i, probabilities[i]);
        }
        tree.publish(node, first);
        return first;
    }

    private static Tree tree(double... probabilities) {
        Tree tree = new Tree(100, false, true);
        expand(tree, Tree.ROOT, probabilities);
        return tree;
    }

    private static void visit(Tree tree, int index, int times, double mean) {
        for (int i = 0; i < times; i++) {
            tree.add(tree.firstChild(Tree.ROOT) + index, (float) mean);
        }
    }

    private void begin(double rootValue) {
        rule.begin(EIGHT, 4, false, new Rng(1));
        rule.setRootValue(rootValue);
    }

    private int choose(Tree tree) {
        return rule.choose(tree, Tree.ROOT, new Trail(10)) - tree.firstChild(Tree.ROOT);
    }

    /** The visits of all children after a search of eight simulations. */
    private int[] search(Tree tree, double... values) {
        for (int i = 0; i < 8; i++) {
            int chosen = choose(tree);
            visit(tree, chosen, 1, values[chosen]);
        }
        int first = tree.firstChild(Tree.ROOT);
        return IntStream.range(0, values.length).map(i -> tree.visits(first + i)).toArray();
    }

    private double[] improved(Tree tree) {
        double[] policy = new double[tree.childCount(Tree.ROOT)];
        rule.improvedPolicy(tree, policy);
        return policy;
    }

    @Test
    void withoutNoiseAndWithEqualValuesTheMostProbableMovesAreCandidates() {
        begin(0.5);
        int[] visits = search(tree(0.08, 0.3, 0.05, 0.25, 0.2, 0.12), 0.5, 0.5, 0.5, 0.5, 0.5, 0.5);
        assertThat(visits).containsExactly(0, 3, 0, 3, 1, 1);
    }

    @Test
    void halvingKeepsTheCandidatesWithTheBetterValues() {
        begin(0.5);
        Tree tree = tree(0.08, 0.3, 0.05, 0.25, 0.2, 0.12);
        int[] visits = search(tree, 0.5, 0.4, 0.5, 0.4, 0.8, 0.6);
        assertThat(visits).containsExactly(0, 1, 0, 1, 3, 3);
        assertThat(tree.move(rule.bestChild(tree))).isEqualTo(4);
    }

    @Test
    void aNodeWithFewerMovesThanCandidatesIsSearchedToo() {
        begin(0.5);
        assertThat(search(tree(0.7, 0.3), 0.5, 0.5)).containsExactly(4, 4);
        begin(0.5);
        assertThat(search(tree(1), 0.5)).containsExactly(8);
    }

    /** argmax(g + ln P) is a draw from P. */
    @Test
    void withNoiseTheFirstMoveIsDrawnFromThePolicy() {
        double[] policy = {0.5, 0.3, 0.15, 0.05};
        Tree tree = tree(policy);
        int[] drawn = new int[4];
        Rng rng = new Rng(5);
        for (int i = 0; i < 10_000; i++) {
            rule.begin(EIGHT, 1, true, rng);
            drawn[choose(tree)]++;
        }
        for (int i = 0; i < 4; i++) {
            assertThat(drawn[i] / 10_000.0).as("move %d", i).isCloseTo(policy[i], within(0.02));
        }
    }

    @Test
    void theSameSeedDrawsTheSameNoise() {
        Tree tree = tree(0.25, 0.25, 0.25, 0.25);
        GumbelRoot other = new GumbelRoot(BELOW, 10, EIGHT, Sigma.PLAIN);
        for (int seed = 0; seed < 20; seed++) {
            rule.begin(EIGHT, 4, true, new Rng(seed));
            other.begin(EIGHT, 4, true, new Rng(seed));
            int chosen = other.choose(tree, Tree.ROOT, new Trail(10));
            assertThat(choose(tree) + tree.firstChild(Tree.ROOT)).isEqualTo(chosen);
        }
    }

    /** ln(share / share) of two moves is the difference of logit + sigma(q). */
    @Test
    void sigmaSaysHowMuchResultsCount() {
        for (Sigma sigma : Sigma.values()) {
            GumbelRoot root = new GumbelRoot(BELOW, 10, EIGHT, sigma);
            root.begin(EIGHT, 2, false, new Rng(1));
            root.setRootValue(0.5);
            Tree tree = tree(0.5, 0.5);
            visit(tree, 0, 4, 0.56);
            visit(tree, 1, 4, 0.46);
            double[] policy = new double[2];
            root.improvedPolicy(tree, policy);
            double expected = sigma == Sigma.PLAIN ? 54 * 0.1 : 0.1 * 54 * 0.1 / 0.25;
            assertThat(Math.log(policy[0] / policy[1])).isCloseTo(expected, within(1e-6));
        }
    }

    @Test
    void aWideRangeOfResultsIsRescaledToOne() {
        assertThat(Sigma.RESCALED.factor(50, 0.5)).isCloseTo(20, within(1e-12));
        assertThat(Sigma.RESCALED.factor(50, 0.1)).isCloseTo(40, within(1e-12));
        assertThat(Sigma.PLAIN.factor(50, 0.5)).isEqualTo(100);
    }

    @Test
    void theMovePlayedIsTheBestOfTheMostVisited() {
        begin(0.5);
        Tree tree = tree(0.4, 0.3, 0.2, 0.1);
        visit(tree, 0, 5, 0.4);
        visit(tree, 1, 5, 0.6);
        visit(tree, 2, 1, 1);
        assertThat(tree.move(rule.bestChild(tree))).isEqualTo(1);
    }

    @Test
    void whenNoMoveHasTheVisitsOfTheScheduleTheBestOfAllIsChosen() {
        rule.begin(new HalvingSchedule(1, 20), 1, false, new Rng(1));
        Tree tree = tree(0.2, 0.2, 0.6); // the schedule asks for a move with seven visits
        visit(tree, 0, 2, 0.5);
        visit(tree, 1, 3, 0.5);
        visit(tree, 2, 2, 0.5);
        assertThat(choose(tree)).isEqualTo(2);
    }

    @Test
    void equalValuesLeaveThePolicyAsItIs() {
        begin(0.6);
        Tree tree = tree(0.5, 0.3, 0.2);
        visit(tree, 0, 3, 0.6);
        visit(tree, 2, 1, 0.6);
        assertThat(improved(tree)).containsExactly(new double[] {0.5, 0.3, 0.2}, within(1e-5));
    }

    @Test
    void aBetterMeanRaisesAMoveAndTheSumStaysOne() {
        begin(0.5);
        Tree tree = tree(0.5, 0.3, 0.2);
        visit(tree, 0, 2, 0.5);
        visit(tree, 1, 2, 0.53);
        double[] policy = improved(tree);
        assertThat(Arrays.stream(policy).sum()).isCloseTo(1, CLOSE);
        assertThat(policy[1]).isGreaterThan(0.3);
        assertThat(policy[0]).isLessThan(0.5);
        // sigma(0.53) - sigma(0.5) = (50 + 2) 0.03
        double factor = Math.exp(52 * 0.03) * 0.3 / 0.5;
        assertThat(policy[1] / policy[0]).isCloseTo(factor, within(1e-3));
    }

    /** v = 0.3, N = 4, p = 0.2 and 0.3: (0.3 + 4 (0.2 0.6 + 0.3 0.2) / 0.5) / 5 = 0.348. */
    @Test
    void theMixedValueWeighsTheRootsOwnAgainstTheVisitedMoves() {
        begin(0.3);
        Tree tree = tree(0.2, 0.3, 0.5);
        assertThat(rule.improvedPolicy(tree, new double[3])).isEqualTo(0.3);
        visit(tree, 0, 3, 0.6);
        visit(tree, 1, 1, 0.2);
        assertThat(rule.improvedPolicy(tree, new double[3])).isCloseTo(0.348, CLOSE);
    }

    @Test
    void aMoveWithoutVisitsCountsAsTheMixedValue() {
        begin(0.3);
        Tree tree = tree(0.2, 0.3, 0.5);
        visit(tree, 0, 3, 0.6);
        visit(tree, 1, 1, 0.2);
        double[] policy = improved(tree);
        double ratio = Math.exp(53 * (0.348 - 0.6)) * 0.5 / 0.2;
        assertThat(policy[2] / policy[0]).isCloseTo(ratio, within(1e-9));
    }

    @Test
    void aMoveOfProbabilityZeroIsUnlikelyAndNoError() {
        begin(0.5);
        Tree tree = tree(1, 0);
        assertThat(improved(tree)[1]).isCloseTo(1e-8, within(1e-10));
        visit(tree, 1, 1, 0.5);
        assertThat(rule.improvedPolicy(tree, new double[2])).isCloseTo(0.5, CLOSE);
    }

    @Test
    void aNewSearchReadsTheProbabilitiesAnew() {
        begin(0.5);
        assertThat(choose(tree(0.9, 0.1))).isZero();
        begin(0.5);
        assertThat(choose(tree(0.1, 0.9))).isEqualTo(1);
    }

    @Test
    void theTermsOfAnExplanationAddUpToTheBound() {
        rule.begin(EIGHT, 4, true, new Rng(7));
        rule.setRootValue(0.4);
        Tree tree = tree(0.5, 0.3, 0.2);
        visit(tree, 0, 2, 0.7);
        int chosen = choose(tree);
        double highest = Double.NEGATIVE_INFINITY;
        int best = -1;
        for (int i = 0; i < 3; i++) {
            int child = tree.firstChild(Tree.ROOT) + i;
            Explanation explanation = rule.explain(tree, Tree.ROOT, child, new Trail(10));
            double sum = explanation.terms().stream().mapToDouble(Explanation.Term::value).sum();
            assertThat(explanation.bound()).isCloseTo(sum, CLOSE);
            assertThat(explanation.terms().get(1).value())
                    .isCloseTo(Math.log(tree.probability(child)), CLOSE);
            if (tree.visits(child) == 0 && explanation.bound() > highest) {
                highest = explanation.bound();
                best = i;
            }
        }
        assertThat(chosen).as("the best untried move").isEqualTo(best);
    }

    @Test
    void belowTheRootTheOtherRuleChoosesAndExplains() {
        begin(0.5);
        Tree tree = tree(0.6, 0.4);
        int node = tree.firstChild(Tree.ROOT);
        int first = expand(tree, node, 0.1, 0.7, 0.2);
        Trail trail = new Trail(10);
        assertThat(rule.choose(tree, node, trail)).isEqualTo(BELOW.choose(tree, node, trail));
        assertThat(rule.explain(tree, node, first, trail))
                .isEqualTo(BELOW.explain(tree, node, first, trail));
        assertThat(rule.usesProbabilities()).isTrue();
    }
}
