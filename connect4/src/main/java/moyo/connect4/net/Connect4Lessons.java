package moyo.connect4.net;

import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.net.Encoding;
import moyo.net.Shape;
import moyo.net.StartedGame;
import moyo.net.Teachable;
import moyo.net.selfplay.Recipe;
import moyo.net.selfplay.SelfPlayOptions;
import moyo.search.expansion.Candidates;

/**
 * Connect Four for a network. A cell's bits: own stone, enemy stone, the cell where a stone would
 * come to rest. The policy index of a move is the cell where its stone comes to rest. At the end a
 * side owns the cells of its stones; the score is 1, 0 or -1.
 */
public final class Connect4Lessons
        implements Teachable<Connect4Position>, Encoding<Connect4Position> {
    private static final int VERSION = 2;
    private static final int COLUMNS = Connect4Game.COLUMNS;
    private static final int ROWS = Connect4Game.ROWS;
    private static final int CELLS = COLUMNS * ROWS;
    private static final int OWN = 1;
    private static final int ENEMY = 1 << 1;
    private static final int NEXT = 1 << 2;
    private static final int OWN_WIN = 1 << 3;
    private static final int ENEMY_WIN = 1 << 4;

    /** Who will fill a cell if both only follow each other up the columns depends on its row. */
    private static final int ODD_ROW = 1 << 5;

    private static final int PLANES = 6;

    /** For two CPU cores: one plays, one trains. */
    public static final Recipe RECIPE =
            new Recipe(
                    20,
                    3,
                    32,
                    32,
                    new SelfPlayOptions(24, 64, 7, 7, 2, 0.8, 0.1, 0),
                    Map.of(
                            "batch", "256",
                            "window", "250000",
                            "search-share", "0.5",
                            "publish", "8"));

    /** The share of self-play games that begin with the empty board. */
    private static final double EMPTY_SHARE = 0.25;

    /** The others begin after 2 to 16 random moves, an even number: the first player moves next. */
    private static final int MOST_RANDOM_MOVES = 16;

    private static final Connect4Game GAME = new Connect4Game();

    private static final Shape SHAPE =
            new Shape(
                    "connect4",
                    VERSION,
                    ROWS,
                    COLUMNS,
                    PLANES,
                    0,
                    1,
                    false,
                    List.of(cells(false), cells(true)),
                    List.of(cells(false), cells(true)));

    private static int[] cells(boolean mirrored) {
        int[] cells = new int[CELLS];
        for (int i = 0; i < CELLS; i++) {
            int column = i % COLUMNS;
            cells[i] = mirrored ? i - column + COLUMNS - 1 - column : i;
        }
        return cells;
    }

    /** The weights that are shipped; empty if there are none. */
    public static Optional<URL> shippedNetwork() {
        return Optional.ofNullable(Connect4Lessons.class.getResource("connect4.net"));
    }

    @Override
    public Shape shape() {
        return SHAPE;
    }

    @Override
    public void encode(Connect4Position position, int symmetry, byte[] row, int offset) {
        for (int column = 0; column < COLUMNS; column++) {
            int shown = symmetry == 0 ? column : COLUMNS - 1 - column;
            boolean below = true;
            for (int y = 0; y < ROWS; y++) {
                int owner = position.owner(column, y);
                boolean empty = owner == Connect4Position.NOBODY;
                int bits =
                        empty
                                ? (below ? NEXT : 0) | wins(position, column, y)
                                : owner == position.toMove() ? OWN : ENEMY;
                row[offset + y * COLUMNS + shown] = (byte) (bits | (y % 2 == 0 ? ODD_ROW : 0));
                below = !empty;
            }
        }
    }

    private static int wins(Connect4Position position, int column, int y) {
        int colour = position.toMove();
        return (position.completes(colour, column, y) ? OWN_WIN : 0)
                | (position.completes(Colour.other(colour), column, y) ? ENEMY_WIN : 0);
    }

    @Override
    public int index(Connect4Position position, int move) {
        int y = 0;
        while (position.owner(move - 1, y) != Connect4Position.NOBODY) {
            y++;
        }
        return y * COLUMNS + move - 1;
    }

    /** The stones, as nothing else is left on the board. */
    @Override
    public void owners(Connect4Position end, byte[] owners) {
        for (int cell = 0; cell < CELLS; cell++) {
            int owner = end.owner(cell % COLUMNS, cell / COLUMNS);
            owners[cell] =
                    (byte) (owner == Connect4Position.NOBODY ? 0 : owner == Colour.FIRST ? 1 : -1);
        }
    }

    @Override
    public Encoding<Connect4Position> encoding() {
        return this;
    }

    @Override
    public Game<Connect4Position> drawGame(Rng rng) {
        if (rng.nextDouble() < EMPTY_SHARE) {
            return GAME;
        }
        int moves = 2 + 2 * rng.nextInt(MOST_RANDOM_MOVES / 2);
        return StartedGame.draw(GAME, candidates(), moves, rng);
    }

    @Override
    public Candidates<Connect4Position> candidates() {
        return Connect4Position::legalMoves;
    }

    @Override
    public int mostMoves() {
        return CELLS;
    }

    @Override
    public double clearLead() {
        return 1;
    }
}
