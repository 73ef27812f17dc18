package moyo.go.heuristic;

import java.util.List;
import moyo.go.Stone;

/**
 * The 3x3 patterns of MoGo (Gelly et al. 2006), expanded into one look-up table over the board's
 * 3x3 codes, with a bit for each side to move. 2,620 of the 6,561 codes away from the edge match,
 * and 137 of the 243 on the edge.
 */
final class PatternTable {
    /**
     * Rows top to bottom; {@code *} is the point, X and O the colours, {@code .} empty, {@code ?}
     * anything on the board, {@code x} X or empty, {@code o} O or empty, {@code #} off the board.
     *
     * @param toPlay X or O if the pattern is for that side only, otherwise {@code ?}
     * @param unless patterns that must not match at the same time
     */
    private record Shape(String rows, char toPlay, List<String> unless) {
        Shape(String rows, char toPlay) {
            this(rows, toPlay, List.of());
        }
    }

    private static final List<Shape> SHAPES =
            List.of(
                    new Shape("XOX .*. ???", '?'), // hane
                    new Shape("XO. .*. ?.?", '?'),
                    new Shape("XO? X*. ?.?", '?'),
                    new Shape("XOO .*. ?.?", 'X'),
                    new Shape("XO? O*? ???", '?', List.of("XO? O*O ?.?", "XO? O*. ?O?")), // cut
                    new Shape("?X? O*O xxx", '?'),
                    new Shape("X.? O*? ###", '?'), // at the edge
                    new Shape("?X? o*O ###", '?'),
                    new Shape("?XO ?*? ###", 'X'),
                    new Shape("?XO ?*o ###", 'O'),
                    new Shape("?XO O*X ###", 'O'));

    /**
     * Row and column, in the drawn rows, of each field of a code; the point itself is at (1, 1).
     */
    private static final int[][] FIELDS = {
        {2, 1}, {1, 0}, {1, 2}, {0, 1}, {2, 0}, {2, 2}, {0, 0}, {0, 2}
    };

    private static final int CODES = 1 << 16;

    /** The content of a field by its two bits. */
    private static final String CONTENTS = ".XO#";

    private static final char[] SIDES = {'X', 'O'};

    /** One bit per code, first for Black to move, then for White. */
    private static final long[] MATCHES = new long[2 * CODES / Long.SIZE];

    static {
        for (int code = 0; code < CODES; code++) {
            if (isOnBoardOrSide(code)) {
                char[][] grid = grid(code);
                for (Shape shape : SHAPES) {
                    for (char toPlay : SIDES) {
                        if (matches(shape, grid, toPlay)) {
                            markSymmetric(grid, toPlay);
                        }
                    }
                }
            }
        }
    }

    private PatternTable() {}

    /** Whether a point with this code matches a pattern for {@code stone} to move. */
    static boolean matches(int code, int stone) {
        return (MATCHES[index(code, stone)] >>> code & 1) != 0;
    }

    private static int index(int code, int stone) {
        return (stone - 1 << 10) + (code >>> 6);
    }

    /**
     * Whether the off-board fields are none or one whole side: no pattern matches in a corner, and
     * other codes do not occur.
     */
    private static boolean isOnBoardOrSide(int code) {
        int off = code & code >>> 1 & 0x5555;
        return off == 0 || off == 0x0501 || off == 0x1104 || off == 0x4410 || off == 0x5040;
    }

    private static char[][] grid(int code) {
        char[][] grid = new char[3][3];
        for (int i = 0; i < FIELDS.length; i++) {
            grid[FIELDS[i][0]][FIELDS[i][1]] = CONTENTS.charAt(code >>> 2 * i & 3);
        }
        return grid;
    }

    private static boolean matches(Shape shape, char[][] grid, char toPlay) {
        return (shape.toPlay == '?' || shape.toPlay == toPlay)
                && matches(shape.rows, grid)
                && shape.unless.stream().noneMatch(rows -> matches(rows, grid));
    }

    private static boolean matches(String rows, char[][] grid) {
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                if (!matches(rows.charAt(4 * y + x), grid[y][x])) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean matches(char wanted, char found) {
        return switch (wanted) {
            case '*' -> true;
            case '?' -> found != '#';
            case 'x' -> found == 'X' || found == '.';
            case 'o' -> found == 'O' || found == '.';
            default -> wanted == found;
        };
    }

    /** Marks a drawn shape in all rotations, reflections and with colours exchanged. */
    private static void markSymmetric(char[][] drawn, char toPlay) {
        char[][] grid = drawn;
        for (int symmetry = 0; symmetry < 8; symmetry++) {
            grid = symmetry == 4 ? mirrored(grid) : turned(grid);
            mark(grid, toPlay);
            mark(exchanged(grid), exchanged(toPlay));
        }
    }

    private static void mark(char[][] grid, char toPlay) {
        int code = 0;
        for (int i = 0; i < FIELDS.length; i++) {
            code |= CONTENTS.indexOf(grid[FIELDS[i][0]][FIELDS[i][1]]) << 2 * i;
        }
        int stone = toPlay == 'X' ? Stone.BLACK : Stone.WHITE;
        MATCHES[index(code, stone)] |= 1L << code;
    }

    private static char[][] turned(char[][] grid) {
        char[][] turned = new char[3][3];
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                turned[x][2 - y] = grid[y][x];
            }
        }
        return turned;
    }

    private static char[][] mirrored(char[][] grid) {
        char[][] mirrored = new char[3][3];
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                mirrored[y][2 - x] = grid[y][x];
            }
        }
        return mirrored;
    }

    private static char[][] exchanged(char[][] grid) {
        char[][] exchanged = new char[3][3];
        for (int y = 0; y < 3; y++) {
            for (int x = 0; x < 3; x++) {
                exchanged[y][x] = exchanged(grid[y][x]);
            }
        }
        return exchanged;
    }

    private static char exchanged(char c) {
        return c == 'X' ? 'O' : c == 'O' ? 'X' : c;
    }
}
