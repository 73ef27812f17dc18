package moyo.app.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import moyo.game.Position;
import moyo.session.face.BoardFace;
import moyo.session.face.BoardShape;

/**
 * Draws a position as text. The first player's stones are X, the second player's O; dead stones and
 * the pieces of the last move are small letters, a last single stone is in brackets.
 */
public record BoardDrawing<P extends Position<P>>(BoardFace<P> face, Palette palette) {
    private static final char[] STONES = {'X', 'O'};

    /**
     * What is marked on a board.
     *
     * @param last the cells of the last move
     * @param dead the cells of dead stones
     * @param fits the cells where the chosen piece may be placed
     */
    public record Marks(Set<Integer> last, Set<Integer> dead, Set<Integer> fits) {
        static final Marks NONE = new Marks(Set.of(), Set.of(), Set.of());

        public Marks {
            last = Set.copyOf(last);
            dead = Set.copyOf(dead);
            fits = Set.copyOf(fits);
        }
    }

    /** Returns the lines of the board, with the names of columns and rows. */
    public List<String> lines(P position, Marks marks) {
        BoardShape shape = face.shape();
        List<String> lines = new ArrayList<>();
        lines.add(columns());
        for (int y = 0; y < shape.height(); y++) {
            String name = shape.rows().get(y);
            lines.add("%3s %s%s".formatted(name, row(position, marks, y), name));
        }
        lines.add(columns());
        return lines;
    }

    private String columns() {
        return "     "
                + face.shape().columns().stream()
                        .map(name -> name.substring(0, 1))
                        .collect(Collectors.joining(" "));
    }

    private String row(P position, Marks marks, int y) {
        StringBuilder row = new StringBuilder();
        boolean single = marks.last.size() == 1;
        boolean open = false;
        for (int x = 0; x < face.shape().width(); x++) {
            int cell = face.shape().cell(x, y);
            boolean isLast = marks.last.contains(cell);
            boolean bracket = isLast && single;
            row.append(bracket ? '(' : open ? ')' : ' ').append(cell(position, marks, cell));
            open = bracket;
        }
        return row.append(open ? ") " : "  ").toString();
    }

    private String cell(P position, Marks marks, int cell) {
        int owner = face.owner(position, cell);
        boolean isLast = marks.last.contains(cell);
        if (owner == BoardFace.NOBODY) {
            boolean fits = marks.fits.contains(cell);
            String empty = face.shape().marks().contains(cell) ? "+" : ".";
            return palette.paint(fits ? "*" : empty, owner, fits);
        }
        char stone = STONES[owner];
        boolean small = marks.dead.contains(cell) || isLast && marks.last.size() > 1;
        String text = String.valueOf(small ? Character.toLowerCase(stone) : stone);
        return palette.paint(text, owner, isLast);
    }
}
