package moyo.blokus;

import moyo.game.Colour;

/** The 14x14 board. A cell is an int, 0 for a1 at the bottom left, then row by row. */
public final class Cells {
    public static final int SIZE = 14;
    public static final int COUNT = SIZE * SIZE;

    /** No cell. */
    public static final int ABSENT = -1;

    private Cells() {}

    public static int cell(int x, int y) {
        return SIZE * y + x;
    }

    /** The cell, or {@link #ABSENT} beyond the edge. */
    public static int cellOrAbsent(int x, int y) {
        return x >= 0 && y >= 0 && x < SIZE && y < SIZE ? cell(x, y) : ABSENT;
    }

    public static int x(int cell) {
        return cell % SIZE;
    }

    public static int y(int cell) {
        return cell / SIZE;
    }

    /** The cell that a colour's first piece must cover: e10 or j5. */
    public static int start(int colour) {
        return colour == Colour.FIRST ? cell(4, 9) : cell(9, 4);
    }

    /** The cell's image in the diagonal that holds both start cells. */
    public static int mirrored(int cell) {
        return cell(SIZE - 1 - y(cell), SIZE - 1 - x(cell));
    }

    /** A column letter and a row counted from the bottom. */
    public static String name(int cell) {
        return (char) ('a' + x(cell)) + String.valueOf(y(cell) + 1);
    }

    /** The cell of a name in lower case, or {@link #ABSENT}. */
    public static int parse(String name) {
        if (!name.matches("[a-n]([1-9]|1[0-4])")) {
            return ABSENT;
        }
        return cell(name.charAt(0) - 'a', Integer.parseInt(name.substring(1)) - 1);
    }
}
