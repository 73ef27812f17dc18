package moyo.net.exam;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.player.Player;
import moyo.testkit.TicTacToe;
import org.junit.jupiter.api.Test;

final class ExamTest {
    private static final Exam EXAM =
            new Exam(
                    List.of(
                            new Question(List.of(), Set.of(0, 4)),
                            new Question(List.of(4), Set.of(0, 2, 6, 8)),
                            new Question(List.of(0, 1), Set.of(3, 4, 6)),
                            new Question(List.of(0, 4, 8), Set.of(1, 3, 5, 7))));

    /** Plays the first legal move, and remembers what it was asked. */
    private static final class First implements Player<TicTacToe.Board> {
        final List<Integer> asked = new ArrayList<>();
        int games;

        @Override
        public void newGame() {
            games++;
        }

        @Override
        public void reseed(long seed) {}

        @Override
        public int chooseMove(TicTacToe.Board position, Budget budget, StopSignal stop) {
            asked.add(position.moveNumber());
            int move = 0;
            while (!position.isLegal(move)) {
                move++;
            }
            return move;
        }
    }

    @Test
    void countsPerfectMovesAndAsksEachPositionAsANewGame() {
        First player = new First();
        ExamResult result =
                EXAM.take(new TicTacToe(), player, new Budget.Simulations(1), () -> false);
        assertThat(player.asked).containsExactly(0, 1, 2, 3);
        assertThat(player.games).isEqualTo(4);
        assertThat(result).isEqualTo(new ExamResult(3, 4)); // after 0, 1 it plays 2
        assertThat(result.share()).isEqualTo(0.75);
    }

    @Test
    void everyNthQuestionBeginsWithTheFirst() {
        assertThat(EXAM.every(3).questions())
                .containsExactly(EXAM.questions().get(0), EXAM.questions().get(3));
        assertThat(EXAM.every(1)).isEqualTo(EXAM);
    }
}
