package moyo.connect4;

import java.util.Locale;
import moyo.game.BadInput;
import moyo.game.Game;

/**
 * Connect Four on 7 columns and 6 rows: a stone falls to the lowest empty cell of its column, and
 * the first four in a line, in any direction, win. A full board without such a line is a draw.
 *
 * <p>The moves 1 to 7 are the columns a to g. Code 0 is no move: the teams of agents use it for "no
 * move found".
 */
public final class Connect4Game implements Game<Connect4Position> {
    public static final int COLUMNS = Bitboard.COLUMNS;
    public static final int ROWS = Bitboard.ROWS;

    /** Names by move code. */
    private static final String NAMES = "-abcdefg";

    @Override
    public String name() {
        return "connect4";
    }

    @Override
    public Connect4Position newPosition() {
        return new Connect4Position(this);
    }

    @Override
    public int moveCodes() {
        return NAMES.length();
    }

    @Override
    public int longestGame() {
        return COLUMNS * ROWS;
    }

    /** The identity and the left-right reflection. */
    @Override
    public int symmetries() {
        return 2;
    }

    @Override
    public int symmetricMove(int move, int symmetry) {
        return symmetry == 0 || move == PASS ? move : COLUMNS + 1 - move;
    }

    /** The letter of the column. */
    @Override
    public String moveName(int move) {
        return NAMES.substring(move, move + 1);
    }

    @Override
    public int parseMove(String text) {
        int move = text.length() == 1 ? NAMES.indexOf(text.toLowerCase(Locale.ROOT)) : 0;
        if (move <= 0) {
            throw new BadInput("'%s' is not a column, a to g".formatted(text));
        }
        return move;
    }
}
