package moyo.blokus;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One of the 21 pieces of a colour: all polyominoes of one to five squares, with Pentobi's numbers
 * and names.
 *
 * @param drawing its rows from the top, with {@code /} between them
 */
public record Piece(int number, String name, String drawing) {
    public static final List<Piece> ALL =
            number(
                    "V5 #../#../###",
                    "L5 #.../####",
                    "Z5 ##./.#./.##",
                    "N ##../.###",
                    "W #../##./.##",
                    "X .#./###/.#.",
                    "F .##/##./.#.",
                    "I5 #####",
                    "T5 ###/.#./.#.",
                    "Y .#../####",
                    "P ##/##/#.",
                    "U #.#/###",
                    "L4 #../###",
                    "I4 ####",
                    "T4 ###/.#.",
                    "Z4 ##./.##",
                    "O ##/##",
                    "V3 #./##",
                    "I3 ###",
                    "2 ##",
                    "1 #");

    /** The number of the piece of one square, which earns five points more if it is placed last. */
    public static final int MONOMINO = ALL.size() - 1;

    private static List<Piece> number(String... pieces) {
        List<Piece> numbered = new ArrayList<>();
        for (String piece : pieces) {
            int space = piece.indexOf(' ');
            numbered.add(
                    new Piece(
                            numbered.size(),
                            piece.substring(0, space),
                            piece.substring(space + 1)));
        }
        return List.copyOf(numbered);
    }

    public int size() {
        return (int) drawing.chars().filter(c -> c == '#').count();
    }

    /** The distinct shapes of the piece under rotation and reflection, in a fixed order. */
    List<Shape> orientations() {
        Set<Shape> shapes = new LinkedHashSet<>();
        Shape shape = Shape.of(drawing);
        for (int turn = 0; turn < 4; turn++) {
            shapes.add(shape);
            shapes.add(shape.flipped());
            shape = shape.turned();
        }
        return List.copyOf(shapes);
    }
}
