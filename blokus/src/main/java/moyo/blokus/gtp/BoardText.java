package moyo.blokus.gtp;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusRecord;
import moyo.blokus.Cells;
import moyo.blokus.Piece;
import moyo.blokus.Placements;
import moyo.game.Colour;

/**
 * A drawing of the board in Pentobi's layout: the first colour's pieces are crosses, {@code >} or
 * {@code <} points at the last piece, {@code +} is a start cell. Beside it are the points and the
 * remaining pieces; a number marks the side to move and {@code !} a side without moves.
 */
final class BoardText {
    private static final int PIECES_IN_FIRST_LINE = 10;
    private static final int LINES_FOR_A_COLOUR = 4;
    private static final String[] COLOURS = {"Purple(X)", "Orange(O)"};

    private final BlokusRecord record;
    private final BlokusPosition position;

    /** The cells of the last piece, until the pointer is drawn. */
    private List<Integer> unmarked = new ArrayList<>();

    private BoardText(BlokusRecord record) {
        this.record = record;
        position = record.position();
        record.lastMove()
                .ifPresent(
                        last -> {
                            for (int cell : Placements.cells(last.move())) {
                                unmarked.add(cell);
                            }
                        });
    }

    static String of(BlokusRecord record) {
        return new BoardText(record).draw();
    }

    private String draw() {
        StringBuilder text = new StringBuilder("\n");
        for (int row = 0; row < Cells.SIZE; row++) {
            int y = Cells.SIZE - 1 - row;
            text.append("%2d".formatted(y + 1));
            for (int x = 0; x < Cells.SIZE; x++) {
                text.append(mark(x, y)).append(symbol(Cells.cell(x, y)));
            }
            text.append(("  " + beside(row)).stripTrailing()).append('\n');
        }
        text.append("  ");
        for (int x = 0; x < Cells.SIZE; x++) {
            text.append(' ').append((char) ('A' + x));
        }
        return text.toString();
    }

    /**
     * Returns the character before a cell; the last piece is pointed at once, at a cell without an
     * own neighbour on that side, and not at the left edge.
     */
    private char mark(int x, int y) {
        int cell = Cells.cell(x, y);
        int left = x == 0 ? Cells.ABSENT : Cells.cell(x - 1, y);
        boolean apart = left != Cells.ABSENT && position.owner(left) != position.owner(cell);
        char mark = ' ';
        if (apart && unmarked.contains(cell)) {
            mark = '>';
        } else if (apart && unmarked.contains(left)) {
            mark = '<';
        }
        if (mark != ' ') {
            unmarked = List.of();
        }
        return mark;
    }

    private char symbol(int cell) {
        return switch (position.owner(cell)) {
            case Colour.FIRST -> 'X';
            case Colour.SECOND -> 'O';
            default ->
                    cell == Cells.start(Colour.FIRST) || cell == Cells.start(Colour.SECOND)
                            ? '+'
                            : '.';
        };
    }

    private String beside(int row) {
        int colour = row / LINES_FOR_A_COLOUR;
        if (colour > 1) {
            return "";
        }
        List<String> left = piecesLeft(colour);
        int first = Math.min(PIECES_IN_FIRST_LINE, left.size());
        return switch (row % LINES_FOR_A_COLOUR) {
            case 0 -> points(colour);
            case 1 -> String.join(" ", left.subList(0, first));
            case 2 -> String.join(" ", left.subList(first, left.size()));
            default -> "";
        };
    }

    private String points(int colour) {
        boolean moves = !position.isOver() && record.mover() == colour;
        return "%s%s: %d%s"
                .formatted(
                        moves ? "(%d) ".formatted(record.moves().size() + 1) : "",
                        COLOURS[colour],
                        position.points(colour),
                        position.isBlocked(colour) ? "!" : "");
    }

    private List<String> piecesLeft(int colour) {
        return Piece.ALL.stream()
                .filter(piece -> position.hasPiece(colour, piece.number()))
                .map(Piece::name)
                .sorted()
                .collect(Collectors.toList());
    }

    /** Returns the numbers of the cells in the layout of the board. */
    static String cellNumbers() {
        StringBuilder text = new StringBuilder();
        for (int y = Cells.SIZE - 1; y >= 0; y--) {
            text.append('\n');
            for (int x = 0; x < Cells.SIZE; x++) {
                text.append(x == 0 ? "" : " ").append("%3d".formatted(Cells.cell(x, y)));
            }
        }
        return text.toString();
    }
}
