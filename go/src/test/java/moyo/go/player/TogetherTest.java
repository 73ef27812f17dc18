package moyo.go.player;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.search.clock.Budget;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TogetherTest {
    private final GoGame game = new GoGame(7, 6.5, GoRules.parse("cgos"));

    private Player<GoPosition> player(String spec) {
        return SelfPlay.player(game, spec);
    }

    @ParameterizedTest
    @CsvSource({
        "together team=original table=0 n0=0, fuego-style nakade=on reuse=on expand-threshold=14",
        "together team=original n0=0, btt team=original nakade=on",
        "together table=0 n0=0, agents team=table3 reuse=on expand-threshold=14"
    })
    void withTheOthersOffEachIdeaIsTheOldPlayerMoveForMove(String spec, String old) {
        assertThat(SelfPlay.moves(game, player(spec), 100))
                .isEqualTo(SelfPlay.moves(game, player(old), 100));
    }

    @Test
    void allThreeAreAtWork() {
        Player<GoPosition> player = player("together min-weight=10");
        assertThat(SelfPlay.moves(game, player, 200)).isNotEmpty();
        Counts counts = player.counts();
        assertThat(counts.get("interrupted")).as("table").isPositive();
        assertThat(counts.get("known-nodes")).as("table").isPositive();
        assertThat(counts.counters().stream().filter(Counter::isCell).map(Counter::row).distinct())
                .as("team")
                .hasSize(5);
    }

    /** The evaluation counts beside Fuego's prior knowledge, at the root and below it. */
    @Test
    void theEvaluationAddsToThePriorKnowledge() {
        Tree with = search("together n0=1000");
        Tree without = search("together n0=0 expand-threshold=0");
        int first = with.firstChild(Tree.ROOT);
        int known = 0;
        for (int child = first; child < first + with.childCount(Tree.ROOT); child++) {
            int same = find(without, with.move(child));
            double knownWeight = without.priorWeight(same);
            assertThat(with.priorWeight(child) - knownWeight).isCloseTo(1000, within(0.01));
            known += knownWeight > 0 ? 1 : 0;
        }
        assertThat(known).as("moves with prior knowledge").isPositive();
    }

    private Tree search(String spec) {
        FuegoStyle player = (FuegoStyle) player(spec);
        player.chooseMove(game.newPosition(), new Budget.Simulations(1));
        return player.search().tree();
    }

    private static int find(Tree tree, int move) {
        int child = tree.firstChild(Tree.ROOT);
        while (tree.move(child) != move) {
            child++;
        }
        return child;
    }
}
