package moyo.net;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.expansion.Candidates;

/**
 * A game that starts after random moves. Games of a network that plays ever better from the usual
 * start alone would show it few positions.
 *
 * @param moves from the usual start
 * @param <P> the positions of the game
 */
public record StartedGame<P extends Position<P>>(Game<P> game, List<Integer> moves)
        implements Game<P> {
    public StartedGame {
        moves = List.copyOf(moves);
    }

    /** Draws so many random moves after which the game is not over. */
    public static <P extends Position<P>> StartedGame<P> draw(
            Game<P> game, Candidates<P> candidates, int count, Rng rng) {
        MoveList legal = new MoveList(game.moveCodes());
        List<Integer> moves = new ArrayList<>();
        P position = game.newPosition();
        while (moves.size() < count) {
            candidates.of(position, legal);
            int move = legal.draw(rng);
            position.play(move);
            moves.add(move);
            if (position.isOver()) {
                moves.clear();
                position = game.newPosition();
            }
        }
        return new StartedGame<>(game, moves);
    }

    @Override
    public P newPosition() {
        P position = game.newPosition();
        moves.forEach(position::play);
        return position;
    }

    @Override
    public String name() {
        return game.name();
    }

    @Override
    public int moveCodes() {
        return game.moveCodes();
    }

    @Override
    public int longestGame() {
        return game.longestGame();
    }

    @Override
    public int symmetries() {
        return game.symmetries();
    }

    @Override
    public int symmetricMove(int move, int symmetry) {
        return game.symmetricMove(move, symmetry);
    }

    @Override
    public String moveName(int move) {
        return game.moveName(move);
    }

    @Override
    public int parseMove(String text) {
        return game.parseMove(text);
    }
}
