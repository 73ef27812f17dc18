package moyo.blokus.player;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.search.Search;
import moyo.search.clock.Budget;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.tree.Tree;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class TogetherTest {
    private static final BlokusGame GAME = new BlokusGame();

    private static Player<BlokusPosition> player(String spec) {
        return BlokusPlayers.ALL.parse(spec + " tree-nodes=200000").make(GAME, 3);
    }

    private static List<Integer> game(Player<BlokusPosition> player, int playouts) {
        BlokusPosition position = GAME.newPosition();
        List<Integer> moves = new ArrayList<>();
        while (!position.isOver()) {
            int move = player.chooseMove(position, new Budget.Simulations(playouts));
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
            moves.add(move);
        }
        return moves;
    }

    @ParameterizedTest
    @CsvSource({
        "together playout=uniform table=0 n0=0, uct",
        "together playout=uniform table=0, uct-bouzy",
        "together playout=uniform table=0 n0=3 draw=second, uct-bouzy n0=3 draw=second",
        "together playout=uniform n0=0 gate=0.3, btt gate=0.3",
        "together table=0 n0=0, agents team=all"
    })
    void withTheOthersOffEachIdeaIsTheOldPlayerMoveForMove(String spec, String old) {
        assertThat(game(player(spec), 100)).isEqualTo(game(player(old), 100));
    }

    @Test
    void allThreeAreAtWork() {
        String spec = "together team=S-C,B-R gate=0.2 n0=5";
        Player<BlokusPosition> player = player(spec);
        game(player, 300);
        Counts counts = player.counts();
        assertThat(counts.get("interrupted")).as("table").isPositive();
        assertThat(counts.get("known-nodes")).as("table").isPositive();
        assertThat(counts.sum(c -> c.row().equals("S-C"))).as("team").isPositive();
        assertThat(counts.sum(c -> c.row().equals("B-R"))).as("team").isPositive();

        Search<BlokusPosition> search = (Search<BlokusPosition>) player(spec);
        search.chooseMove(GAME.newPosition(), new Budget.Simulations(2));
        Tree tree = search.tree();
        int first = tree.firstChild(Tree.ROOT);
        for (int child = first; child < first + tree.childCount(Tree.ROOT); child++) {
            assertThat(tree.priorWeight(child)).as("evaluation").isEqualTo(5);
        }
    }
}
