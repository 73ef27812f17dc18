package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import moyo.game.Colour;

/** Boards as text: X is Black, O is White, a dot is empty, the first line is the top row. */
public final class Diagrams {
    private Diagrams() {}

    /** A record set up as drawn, Black to move; komi 6.5. */
    public static GoRecord record(GoRules rules, String diagram) {
        return record(rules, 6.5, diagram);
    }

    public static GoRecord record(GoRules rules, double komi, String diagram) {
        List<String> rows = rows(diagram);
        GoRecord record = new GoRecord(new GoGame(rows.size(), komi, rules));
        int[] stones = stones(record.game().geometry(), rows);
        record.setUp(stones, Colour.FIRST);
        assertBoard(record, diagram);
        return record;
    }

    /** A position set up as drawn, Black to move; komi 6.5. */
    public static GoPosition position(GoRules rules, String diagram) {
        return record(rules, diagram).positionFor(Colour.FIRST);
    }

    /** The stones of a diagram, indexed by point. */
    static int[] stones(Geometry geometry, String diagram) {
        return stones(geometry, rows(diagram));
    }

    private static int[] stones(Geometry geometry, List<String> rows) {
        int size = geometry.size();
        int[] stones = new int[geometry.arrayLength()];
        for (int y = 0; y < size; y++) {
            String row = rows.get(size - 1 - y);
            assertThat(row).as("a row of a %dx%d board", size, size).hasSize(size);
            for (int x = 0; x < size; x++) {
                stones[geometry.point(x, y)] = stone(row.charAt(x));
            }
        }
        return stones;
    }

    private static List<String> rows(String diagram) {
        return diagram.strip().lines().map(String::strip).toList();
    }

    private static int stone(char c) {
        return switch (c) {
            case '.' -> Stone.EMPTY;
            case 'X' -> Stone.BLACK;
            case 'O' -> Stone.WHITE;
            default -> throw new IllegalArgumentException("'" + c + "' is not X, O or a dot");
        };
    }

    public static String draw(GoBoard board) {
        Geometry geometry = board.geometry();
        StringBuilder text = new StringBuilder();
        for (int y = geometry.size() - 1; y >= 0; y--) {
            for (int x = 0; x < geometry.size(); x++) {
                text.append(".XO".charAt(board.stone(geometry.point(x, y))));
            }
            text.append('\n');
        }
        return text.toString();
    }

    public static void assertBoard(GoRecord record, String diagram) {
        assertBoard(record.position(), diagram);
    }

    public static void assertBoard(GoPosition position, String diagram) {
        assertThat(draw(position.board())).isEqualToIgnoringNewLines(diagram);
    }

    /** Plays moves in turn, given by name and separated by blanks. */
    public static void play(GoPosition position, String moves) {
        for (String move : moves.split(" ")) {
            position.play(position.game().parseMove(move));
        }
    }

    /** Plays moves in turn, given by name and separated by blanks. */
    public static void play(GoRecord record, String moves) {
        for (String move : moves.split(" ")) {
            record.play(record.position().toMove(), record.game().parseMove(move));
        }
    }

    /** Whether the side to move may play the move of this name. */
    static boolean isLegal(GoPosition position, String move) {
        return position.isLegal(position.game().parseMove(move));
    }
}
