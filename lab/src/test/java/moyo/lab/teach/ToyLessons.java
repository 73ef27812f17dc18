package moyo.lab.teach;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.Shape;
import moyo.net.Teachable;
import moyo.net.selfplay.Recipe;
import moyo.net.selfplay.SelfPlayOptions;
import moyo.search.expansion.Candidates;
import moyo.testkit.TicTacToe;

/** Tic-tac-toe for a network that sees which cells are taken. */
public final class ToyLessons implements Teachable<TicTacToe.Board>, Encoding<TicTacToe.Board> {
    public static final Recipe RECIPE =
            new Recipe(0.05, 1, 8, 4, new SelfPlayOptions(4, 8, 3, 3, 1, 0.8, 0.1, 0), Map.of());

    private static final int[] CELLS = {0, 1, 2, 3, 4, 5, 6, 7, 8};
    private static final Shape SHAPE =
            new Shape("tic-tac-toe", 1, 3, 3, 1, 0, 1, false, List.of(CELLS), List.of(CELLS));

    @Override
    public Shape shape() {
        return SHAPE;
    }

    @Override
    public void encode(TicTacToe.Board position, int symmetry, byte[] row, int offset) {
        for (int i = 0; i < 9; i++) {
            row[offset + i] = (byte) (position.isLegal(i) ? 0 : 1);
        }
    }

    @Override
    public int index(TicTacToe.Board position, int move) {
        return move;
    }

    @Override
    public void owners(TicTacToe.Board end, byte[] owners) {
        Arrays.fill(owners, (byte) 0);
    }

    @Override
    public Encoding<TicTacToe.Board> encoding() {
        return this;
    }

    @Override
    public Game<TicTacToe.Board> drawGame(Rng rng) {
        return new TicTacToe();
    }

    @Override
    public Candidates<TicTacToe.Board> candidates() {
        return Position::legalMoves;
    }

    @Override
    public int mostMoves() {
        return 9;
    }

    @Override
    public double clearLead() {
        return 1;
    }
}
