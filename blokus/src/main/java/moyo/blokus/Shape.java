package moyo.blokus;

import java.util.ArrayList;
import java.util.List;

/** A piece as it lies: squares in the order of rows, pushed into the corner (0, 0). */
record Shape(List<Square> squares) {
    record Square(int x, int y) implements Comparable<Square> {
        @Override
        public int compareTo(Square other) {
            return y != other.y ? Integer.compare(y, other.y) : Integer.compare(x, other.x);
        }
    }

    /** Reads rows of # and dots, the top one first. */
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

    /** The shape of squares that may lie anywhere. */
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

    /** The cells it covers with its corner at (x, y); empty if it does not fit there. */
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
