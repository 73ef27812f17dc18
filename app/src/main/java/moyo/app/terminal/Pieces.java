package moyo.app.terminal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import moyo.game.BadInput;
import moyo.game.Position;
import moyo.session.face.BoardFace;
import moyo.session.face.BoardShape;

/**
 * The piece that a person holds in a game of pieces: chosen by its name, turned, and held by one of
 * its squares, which is placed on a cell.
 */
final class Pieces<P extends Position<P>> {
    /** A square of a piece. */
    private record Square(int x, int y) {}

    private final BoardFace<P> face;
    private String name = "";
    private List<Square> squares = List.of();
    private int held;

    Pieces(BoardFace<P> face) {
        this.face = face;
    }

    /** Returns whether the game has pieces. */
    boolean areUsed() {
        return !face.shape().pieces().isEmpty();
    }

    boolean isHeld() {
        return !squares.isEmpty();
    }

    String name() {
        return name;
    }

    /** Puts the piece back. */
    void drop() {
        name = "";
        squares = List.of();
        held = 0;
    }

    /** Returns the names of the pieces that a colour has not placed. */
    List<String> names(P position, int colour) {
        return face.hand(position, colour).stream()
                .map(piece -> face.shape().pieces().get(piece).name())
                .toList();
    }

    /**
     * Takes a piece by its name, or the next one whose name begins with the text; returns whether
     * there is such a name in the game.
     *
     * @throws BadInput if the colour has placed it
     */
    boolean take(P position, int colour, String text) {
        String wanted = text.toUpperCase(Locale.ROOT);
        List<String> all =
                face.shape().pieces().stream()
                        .map(BoardShape.Piece::name)
                        .filter(known -> known.startsWith(wanted))
                        .toList();
        if (all.isEmpty()) {
            return false;
        }
        List<String> left = names(position, colour).stream().filter(all::contains).toList();
        if (left.isEmpty()) {
            throw new BadInput(
                    "piece %s is already on the board".formatted(String.join(", ", all)));
        }
        name = left.contains(wanted) ? wanted : left.get((left.indexOf(name) + 1) % left.size());
        squares =
                face.shape().pieces().stream()
                        .filter(piece -> piece.name().equals(name))
                        .findFirst()
                        .orElseThrow()
                        .squares()
                        .stream()
                        .map(square -> new Square(square.get(0), square.get(1)))
                        .toList();
        held = 0;
        return true;
    }

    /** Turns the piece by a quarter, clockwise, flips it over, or holds it by its next square. */
    void change(Key how) {
        if (!isHeld()) {
            throw new BadInput("choose a piece first, by its name in capital letters");
        }
        switch (how) {
            case TURN -> map(square -> new Square(-square.y, square.x));
            case FLIP -> map(square -> new Square(-square.x, square.y));
            default -> holdNext();
        }
    }

    private void map(UnaryOperator<Square> map) {
        List<Square> turned = squares.stream().map(map).toList();
        int left = turned.stream().mapToInt(Square::x).min().orElse(0);
        int top = turned.stream().mapToInt(Square::y).min().orElse(0);
        squares = turned.stream().map(s -> new Square(s.x - left, s.y - top)).toList();
    }

    private void holdNext() {
        List<Square> order =
                squares.stream()
                        .sorted(Comparator.comparingInt(Square::y).thenComparingInt(Square::x))
                        .toList();
        Square next = order.get((order.indexOf(squares.get(held)) + 1) % order.size());
        held = squares.indexOf(next);
    }

    /** Returns the drawing of the piece; the square that is placed on a cell is an @. */
    List<String> drawing() {
        return draw(squares, held);
    }

    private static List<String> draw(List<Square> squares, int held) {
        int width = squares.stream().mapToInt(Square::x).max().orElse(0) + 1;
        int height = squares.stream().mapToInt(Square::y).max().orElse(0) + 1;
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            StringBuilder line = new StringBuilder("  ");
            for (int x = 0; x < width; x++) {
                int at = squares.indexOf(new Square(x, y));
                line.append(at < 0 ? "  " : at == held ? " @" : " #");
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** Returns drawings of the pieces that a colour has not placed, side by side. */
    List<String> drawings(P position, int colour) {
        List<String> lines = new ArrayList<>();
        List<List<String>> row = new ArrayList<>();
        for (int piece : face.hand(position, colour)) {
            BoardShape.Piece of = face.shape().pieces().get(piece);
            List<String> block = new ArrayList<>(List.of("   " + of.name()));
            block.addAll(
                    draw(
                            of.squares().stream()
                                    .map(square -> new Square(square.get(0), square.get(1)))
                                    .toList(),
                            -1));
            if (width(row) + width(List.of(block)) > Terminal.COLUMNS) {
                lines.addAll(join(row));
                row.clear();
            }
            row.add(block);
        }
        lines.addAll(join(row));
        return lines;
    }

    private static int width(List<List<String>> blocks) {
        return blocks.stream().mapToInt(Pieces::widest).sum();
    }

    private static int widest(List<String> block) {
        return block.stream().mapToInt(String::length).max().orElse(0);
    }

    private static List<String> join(List<List<String>> blocks) {
        int height = blocks.stream().mapToInt(List::size).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < height; y++) {
            int at = y;
            lines.add(
                    blocks.stream()
                            .map(
                                    block ->
                                            ("%-" + widest(block) + "s")
                                                    .formatted(
                                                            at < block.size() ? block.get(at) : ""))
                            .collect(Collectors.joining())
                            .stripTrailing());
        }
        return lines;
    }

    /**
     * Returns the move that places the piece with its held square on a cell.
     *
     * @throws BadInput if it would leave the board
     */
    int on(P position, int cell) {
        return moveOn(position, cell)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "piece %s would not be on the board with its @ there"
                                                .formatted(name)));
    }

    private OptionalInt moveOn(P position, int cell) {
        BoardShape shape = face.shape();
        int left = cell % shape.width() - squares.get(held).x;
        int top = cell / shape.width() - squares.get(held).y;
        List<Integer> cells = new ArrayList<>();
        for (Square square : squares) {
            int x = left + square.x;
            int y = top + square.y;
            if (x < 0 || y < 0 || x >= shape.width() || y >= shape.height()) {
                return OptionalInt.empty();
            }
            cells.add(shape.cell(x, y));
        }
        return face.moveOn(position, cells);
    }

    /** Returns the cells on which the piece may be placed as it is held. */
    Set<Integer> fits(P position, IntPredicate isLegal) {
        Set<Integer> cells = new HashSet<>();
        for (int cell = 0; isHeld() && cell < face.shape().cells(); cell++) {
            if (moveOn(position, cell).stream().anyMatch(isLegal)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    /** Reads the name of a cell, such as e10; empty if the text is none. */
    OptionalInt cell(String text) {
        BoardShape shape = face.shape();
        for (int x = 0; x < shape.width(); x++) {
            for (int y = 0; y < shape.height(); y++) {
                if (text.equalsIgnoreCase(shape.columns().get(x) + shape.rows().get(y))) {
                    return OptionalInt.of(shape.cell(x, y));
                }
            }
        }
        return OptionalInt.empty();
    }
}
