package moyo.session.study;

import java.util.List;

/**
 * A game that is studied.
 *
 * @param moves the moves as numbers of the game
 */
public record StudiedGame(List<Integer> moves, boolean isAFirst) {
    public StudiedGame {
        moves = List.copyOf(moves);
    }
}
