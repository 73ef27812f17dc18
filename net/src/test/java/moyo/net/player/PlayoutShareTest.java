package moyo.net.player;

import static moyo.net.Boards.GAME;
import static moyo.net.Boards.leaf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import moyo.search.part.LeafEvaluator;
import moyo.search.part.Simulation;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlayoutShareTest {
    /** Says 0.3, and that only move 4 is worth a thought. */
    private static final LeafEvaluator<TicTacToe.Board> NETWORK =
            new LeafEvaluator<>() {
                @Override
                public boolean givesProbabilities() {
                    return true;
                }

                @Override
                public void evaluate(Simulation<TicTacToe.Board> leaf) {
                    leaf.evaluation().setValue(0.3);
                    leaf.evaluation().writeProbabilities()[4] = 1;
                }
            };

    /** Fills the board in order, and calls every game won by the first player. */
    private static final LeafEvaluator<TicTacToe.Board> PLAYOUT =
            playout -> {
                for (int move = 0; move < 9 && !playout.position().isOver(); move++) {
                    if (playout.position().isLegal(move)) {
                        playout.position().play(move);
                    }
                }
                playout.evaluation().setValue(1);
            };

    @ParameterizedTest
    @CsvSource({"0.5, 0.65", "1, 1", "0.25, 0.475"})
    void mixesTheNetworksValueWithAPlayout(double weight, double value) {
        Simulation<TicTacToe.Board> leaf = leaf(0, 5);
        PlayoutShare<TicTacToe.Board> mixed = new PlayoutShare<>(GAME, NETWORK, PLAYOUT, weight);
        mixed.evaluate(leaf);
        assertThat(leaf.evaluation().value()).isCloseTo(value, within(1e-9));
        assertThat(mixed.givesProbabilities()).isTrue();
        assertThat(leaf.evaluation().probability(4)).isEqualTo(1);
    }

    @Test
    void theLeafIsNotPlayedOn() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 5);
        new PlayoutShare<>(GAME, NETWORK, PLAYOUT, 1).evaluate(leaf);
        assertThat(leaf.position().moveNumber()).isEqualTo(2);
        assertThat(leaf.trail().length()).isZero();
    }

    @Test
    void aFinishedGameNeedsNoPlayout() {
        Simulation<TicTacToe.Board> leaf = leaf(0, 3, 1, 4, 8, 5);
        new PlayoutShare<>(GAME, NETWORK, PLAYOUT, 1).evaluate(leaf);
        assertThat(leaf.evaluation().value()).isEqualTo(0.3);
    }
}
