package moyo.connect4.family;

import java.util.List;
import java.util.OptionalInt;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.session.face.BoardFace;
import moyo.session.face.BoardShape;

/** How a front end draws Connect Four. */
final class Connect4Face implements BoardFace<Connect4Position> {
    private static final BoardShape SHAPE =
            new BoardShape(
                    BoardShape.Style.HOLES,
                    List.of("a", "b", "c", "d", "e", "f", "g"),
                    List.of("6", "5", "4", "3", "2", "1"),
                    List.of(),
                    true);

    @Override
    public BoardShape shape() {
        return SHAPE;
    }

    private static int row(int cell) {
        return Connect4Game.ROWS - 1 - cell / Connect4Game.COLUMNS;
    }

    @Override
    public int owner(Connect4Position position, int cell) {
        return position.owner(cell % Connect4Game.COLUMNS, row(cell));
    }

    /** The lowest empty cell of the column; none if the column is full. */
    @Override
    public List<Integer> cells(Connect4Position position, int move) {
        int column = move - 1;
        for (int row = 0; row < Connect4Game.ROWS; row++) {
            if (position.owner(column, row) == Connect4Position.NOBODY) {
                return List.of(SHAPE.cell(column, Connect4Game.ROWS - 1 - row));
            }
        }
        return List.of();
    }

    /** Every cell of a column means the column. */
    @Override
    public OptionalInt moveOn(Connect4Position position, List<Integer> cells) {
        return cells.size() == 1
                ? OptionalInt.of(cells.get(0) % Connect4Game.COLUMNS + 1)
                : OptionalInt.empty();
    }

    /** Nobody owns a cell in Connect Four. */
    @Override
    public int ownershipIndex(int cell) {
        return -1;
    }

    /** A win has no points. */
    @Override
    public String resultText(double score) {
        return score == 0 ? "0" : score > 0 ? "B+" : "W+";
    }
}
