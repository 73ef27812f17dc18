package moyo.connect4;

import moyo.game.Colour;

/** The board as text: X is the first player, O the second. */
public final class BoardText {
    private BoardText() {}

    /** Six rows, the letters of the columns, and the side to move or the result. */
    public static String of(Connect4Position position) {
        StringBuilder text = new StringBuilder();
        for (int row = Connect4Game.ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < Connect4Game.COLUMNS; column++) {
                text.append(column == 0 ? "" : " ").append(symbol(position.owner(column, row)));
            }
            text.append('\n');
        }
        for (int move = 1; move <= Connect4Game.COLUMNS; move++) {
            text.append(move == 1 ? "" : " ").append(position.game().moveName(move));
        }
        return text.append('\n').append(state(position)).append('\n').toString();
    }

    private static char symbol(int owner) {
        return switch (owner) {
            case Colour.FIRST -> 'X';
            case Colour.SECOND -> 'O';
            default -> '.';
        };
    }

    private static String state(Connect4Position position) {
        if (!position.isOver()) {
            return symbol(position.toMove()) + " to move";
        }
        return position.score() == 0 ? "drawn" : symbol(Colour.other(position.toMove())) + " wins";
    }
}
