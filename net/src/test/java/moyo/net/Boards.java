package moyo.net;

import moyo.search.part.Simulation;
import moyo.testkit.TicTacToe;

/** Positions of tic-tac-toe and simulations that have reached them. */
public final class Boards {
    public static final TicTacToe GAME = new TicTacToe();

    private Boards() {}

    public static TicTacToe.Board after(int... moves) {
        TicTacToe.Board board = GAME.newPosition();
        for (int move : moves) {
            board.play(move);
        }
        return board;
    }

    /** A simulation whose leaf is the position after these moves. */
    public static Simulation<TicTacToe.Board> leaf(int... moves) {
        Simulation<TicTacToe.Board> leaf = new Simulation<>(GAME, true);
        leaf.begin(after(moves));
        return leaf;
    }
}
