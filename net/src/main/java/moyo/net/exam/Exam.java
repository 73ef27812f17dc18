package moyo.net.exam;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.clock.Budget;
import moyo.search.player.Player;

/**
 * Solved positions of a game. A perfect move keeps what the position is worth by the game's theory:
 * a win, a draw or a loss. In each position at least one legal move is not perfect.
 */
public record Exam(List<Question> questions) {
    public Exam {
        questions = List.copyOf(questions);
    }

    /** The exam with every n-th question only. */
    public Exam every(int n) {
        return new Exam(
                IntStream.range(0, (questions.size() + n - 1) / n)
                        .mapToObj(i -> questions.get(i * n))
                        .toList());
    }

    /**
     * Asks a player all questions, each as a new game.
     *
     * @param stops asked before each question; what was asked until then counts
     */
    public <P extends Position<P>> ExamResult take(
            Game<P> game, Player<P> player, Budget budget, BooleanSupplier stops) {
        int perfect = 0;
        int asked = 0;
        for (Question question : questions) {
            if (stops.getAsBoolean()) {
                break;
            }
            P position = game.newPosition();
            question.moves().forEach(position::play);
            player.newGame();
            if (question.perfect().contains(player.chooseMove(position, budget))) {
                perfect++;
            }
            asked++;
        }
        return new ExamResult(perfect, asked);
    }
}
