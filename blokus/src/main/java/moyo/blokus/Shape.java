package moyo.blokus;

import java.util.ArrayList;
import java.util.List;

/** A piece in one orientation: its squares row by row, moved so that the least x and y are 0. */
record Shape(List<Square> squares) {
    record Square(int x, int y) implements Comparable<Square> {
        @Override
        public int compareTo(Square other) {
            return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
        }
    }

    /** Reads rows of # and dots, the top row first. */
    static Shape of(String drawing) {
        String[] rows = drawing.split("/");
        List<Square> squares = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            for (int x = 0; x < rows[row].length(); x++) {
                if (rows[row].charAt(x) == '#') {
                    squares.add(new Square(x, rows.length - 1 - row));
                }
            }
        }
        return of(squares);
    }

    /** The shape of squares at any coordinates. */
    static Shape of(List<Square> squares) {
        int left = squares.stream().mapToInt(Square::x).min().orElseThrow();
        int bottom = squares.stream().mapToInt(Square::y).min().orElseThrow();
        return new Shape(
                squares.stream().map(s -> new Square(s.x - left, s.y - bottom)).sorted().toList());
    }

    Shape turned() {
        return of(squares.stream().map(s -> new Square(-s.y, s.x)).toList());
    }

    Shape flipped() {
        return of(squares.stream().map(s -> new Square(-s.x, s.y)).toList());
    }

    /** The cells covered with the shape's (0, 0) at (x, y); empty if some are off the board. */
    int[] at(int x, int y) {
        int[] cells =
                squares.stream().mapToInt(s -> Cells.cellOrAbsent(x + s.x, y + s.y)).toArray();
        for (int cell : cells) {
            if (cell == Cells.ABSENT) {
                return new int[0];
            }
        }
        return cells;
    }
}
