package moyo.blokus.net;

import java.util.Arrays;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;

/**
 * A symmetry of the board, and how policy indices are made. The two diagonals and the half turn
 * keep the pair of start cells; those that exchange the start cells are symmetries of what the side
 * to move sees, because the colours are seen as own and other.
 *
 * <p>The policy index of a placement is {@code shape * 196 + anchor}; the anchor is the cell in the
 * middle of the shape's bounding box. Indices whose shape would leave the board belong to the shape
 * on a board without edges (a torus), so that a symmetry permutes all indices.
 */
enum BoardSymmetry {
    IDENTITY,
    /** The reflection in the diagonal that holds both start cells. */
    START_DIAGONAL,
    HALF_TURN,
    /** The reflection in the diagonal that exchanges the start cells. */
    OTHER_DIAGONAL;

    private static final int SIZE = Cells.SIZE;

    /** The width and height of each shape. */
    private static final int[] WIDTH = new int[Shapes.COUNT];

    private static final int[] HEIGHT = new int[Shapes.COUNT];

    /** A placement of each shape. */
    private static final int[] EXAMPLE = new int[Shapes.COUNT];

    static {
        for (int placement = 1; placement < Placements.CODES; placement++) {
            int shape = Placements.shape(placement);
            int[] cells = Placements.cells(placement);
            EXAMPLE[shape] = placement;
            WIDTH[shape] = 1 + right(cells) - left(cells);
            HEIGHT[shape] = 1 + top(cells) - bottom(cells);
        }
    }

    private static int left(int[] cells) {
        return Arrays.stream(cells).map(Cells::x).min().orElseThrow();
    }

    private static int right(int[] cells) {
        return Arrays.stream(cells).map(Cells::x).max().orElseThrow();
    }

    private static int bottom(int[] cells) {
        return Arrays.stream(cells).map(Cells::y).min().orElseThrow();
    }

    private static int top(int[] cells) {
        return Arrays.stream(cells).map(Cells::y).max().orElseThrow();
    }

    /** The image of a cell; each symmetry is its own inverse. */
    int cell(int cell) {
        int x = Cells.x(cell);
        int y = Cells.y(cell);
        return switch (this) {
            case IDENTITY -> cell;
            case START_DIAGONAL -> Cells.mirrored(cell);
            case HALF_TURN -> Cells.cell(SIZE - 1 - x, SIZE - 1 - y);
            case OTHER_DIAGONAL -> Cells.cell(y, x);
        };
    }

    /** The image of all policy indices but pass, by index. */
    int[] indices() {
        int[] images = new int[Shapes.COUNT * Cells.COUNT];
        for (int shape = 0; shape < Shapes.COUNT; shape++) {
            int image = image(shape);
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                int x = Cells.x(cell);
                int y = Cells.y(cell);
                images[index(shape, x, y)] = imageIndex(image, x, y);
            }
        }
        return images;
    }

    private int image(int shape) {
        int[] cells = Arrays.stream(Placements.cells(EXAMPLE[shape])).map(this::cell).toArray();
        return Placements.shape(Placements.of(cells));
    }

    /**
     * The index of the image of a shape whose bounding box begins at (x, y).
     *
     * @param image the image of the shape
     */
    private int imageIndex(int image, int x, int y) {
        int farX = SIZE - WIDTH[image];
        int farY = SIZE - HEIGHT[image];
        return switch (this) {
            case IDENTITY -> index(image, x, y);
            case START_DIAGONAL -> index(image, farX - y + SIZE, farY - x + SIZE);
            case HALF_TURN -> index(image, farX - x + SIZE, farY - y + SIZE);
            case OTHER_DIAGONAL -> index(image, y, x);
        };
    }

    /** The policy index of a shape whose bounding box begins at (x, y), on the torus. */
    private static int index(int shape, int x, int y) {
        int middleX = (x + (WIDTH[shape] - 1) / 2) % SIZE;
        int middleY = (y + (HEIGHT[shape] - 1) / 2) % SIZE;
        return shape * Cells.COUNT + Cells.cell(middleX, middleY);
    }

    /** The policy index of a placement. */
    static int index(int placement) {
        int[] cells = Placements.cells(placement);
        return index(Placements.shape(placement), left(cells), bottom(cells));
    }
}
