package moyo.net.exam;

import java.util.List;
import java.util.Set;

/**
 * A position and its perfect moves.
 *
 * @param moves from the start of the game to the position
 * @param perfect the moves that keep the value of the position: a win, a draw or a loss
 */
public record Question(List<Integer> moves, Set<Integer> perfect) {
    public Question {
        moves = List.copyOf(moves);
        perfect = Set.copyOf(perfect);
    }
}
