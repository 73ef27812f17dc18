package moyo.connect4.net;

import java.util.ArrayList;
import java.util.List;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;

/**
 * Connect Four from a position after random moves. Games of a network that plays ever better from
 * the empty board alone would show it few positions.
 *
 * @param moves from the empty board
 */
record StartedGame(Connect4Game game, List<Integer> moves) implements Game<Connect4Position> {
    StartedGame {
        moves = List.copyOf(moves);
    }

    /** Draws so many random moves after which the game is not over. */
    static StartedGame draw(Connect4Game game, int count, Rng rng) {
        MoveList legal = new MoveList(game.moveCodes());
        List<Integer> moves = new ArrayList<>();
        Connect4Position position = game.newPosition();
        while (moves.size() < count) {
            position.legalMoves(legal);
            int move = legal.draw(rng);
            position.play(move);
            moves.add(move);
            if (position.isOver()) {
                moves.clear();
                position = game.newPosition();
            }
        }
        return new StartedGame(game, moves);
    }

    @Override
    public Connect4Position newPosition() {
        Connect4Position position = game.newPosition();
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
