package moyo.net;

import java.util.List;
import moyo.game.Game;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.expansion.Candidates;
import moyo.testkit.TicTacToe;

/** Tic-tac-toe for a network that sees which cells are taken; its only symmetry is a mirror. */
public final class TicTacToeLessons
        implements Teachable<TicTacToe.Board>, Encoding<TicTacToe.Board> {
    public static final Shape SHAPE =
            new Shape(
                    "tictactoe",
                    1,
                    3,
                    3,
                    2,
                    1,
                    1,
                    false,
                    List.of(
                            new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8},
                            new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6}),
                    List.of(
                            new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8},
                            new int[] {2, 1, 0, 5, 4, 3, 8, 7, 6}));

    /** The same with rows that list up to nine moves and policies that list the best four. */
    public static final Shape LISTED =
            new Shape(
                    "tictactoe",
                    1,
                    3,
                    3,
                    2,
                    1,
                    1,
                    false,
                    SHAPE.symmetries(),
                    SHAPE.moveSymmetries(),
                    9,
                    4);

    private static final TicTacToe GAME = new TicTacToe();

    private final Shape shape;

    public TicTacToeLessons() {
        this(SHAPE);
    }

    public TicTacToeLessons(Shape shape) {
        this.shape = shape;
    }

    @Override
    public Shape shape() {
        return shape;
    }

    /** Taken cells have bit 0: tests need no more. */
    @Override
    public void encode(TicTacToe.Board position, int symmetry, byte[] row, int offset) {
        int[] cells = SHAPE.symmetries().get(symmetry);
        for (int i = 0; i < 9; i++) {
            row[offset + i] = (byte) (position.isLegal(cells[i]) ? 0 : 1);
        }
    }

    @Override
    public int index(TicTacToe.Board position, int move) {
        return move;
    }

    @Override
    public void owners(TicTacToe.Board end, byte[] owners) {
        java.util.Arrays.fill(owners, (byte) Math.signum(end.score()));
    }

    @Override
    public Encoding<TicTacToe.Board> encoding() {
        return this;
    }

    @Override
    public Game<TicTacToe.Board> drawGame(Rng rng) {
        return GAME;
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
