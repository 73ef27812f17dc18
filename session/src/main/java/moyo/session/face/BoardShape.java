package moyo.session.face;

import java.util.List;

/**
 * A rectangular board of cells, numbered row by row from the top left.
 *
 * @param columns the names of the columns, from the left
 * @param rows the names of the rows, from the top
 * @param marks cells that are marked on the empty board: star points, start cells
 * @param falling whether a person chooses a column and the game the cell
 * @param pieces the pieces of each player, of which a move places one; empty if moves place single
 *     stones
 */
public record BoardShape(
        int width,
        int height,
        Style style,
        List<String> columns,
        List<String> rows,
        List<Integer> marks,
        boolean falling,
        List<Piece> pieces) {

    /** How the cells look. */
    public enum Style {
        /** Crossings of lines with round stones. */
        LINES,
        /** Squares that a piece fills. */
        SQUARES,
        /** Round holes in a wall. */
        HOLES
    }

    /**
     * A piece.
     *
     * @param squares its squares as (x, y) from its top left corner
     */
    public record Piece(String name, List<List<Integer>> squares) {
        public Piece {
            squares = squares.stream().map(List::copyOf).toList();
        }
    }

    public BoardShape {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        marks = List.copyOf(marks);
        pieces = List.copyOf(pieces);
    }

    /** A board on which moves place single stones. */
    public BoardShape(
            Style style,
            List<String> columns,
            List<String> rows,
            List<Integer> marks,
            boolean falling) {
        this(columns.size(), rows.size(), style, columns, rows, marks, falling, List.of());
    }

    public int cells() {
        return width * height;
    }

    /** The cell in a column from the left and a row from the top. */
    public int cell(int x, int y) {
        return y * width + x;
    }
}
