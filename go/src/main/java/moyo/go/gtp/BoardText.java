package moyo.go.gtp;

import moyo.game.Colour;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.go.Handicap;
import moyo.go.Stone;

/** A drawing of the board as text. */
public final class BoardText {
    private BoardText() {}

    /** Returns rows and columns with their names; the last move is in parentheses. */
    public static String of(GoPosition position) {
        Geometry geometry = position.game().geometry();
        int size = geometry.size();
        StringBuilder text = new StringBuilder("\n");
        String columns = columns(position);
        text.append(columns);
        for (int y = size - 1; y >= 0; y--) {
            text.append("%2d".formatted(y + 1));
            for (int x = 0; x <= size; x++) {
                boolean left = x > 0 && geometry.point(x - 1, y) == position.lastMove();
                boolean right = x < size && geometry.point(x, y) == position.lastMove();
                text.append(left ? ')' : right ? '(' : ' ');
                if (x < size) {
                    text.append(symbol(position, geometry.point(x, y)));
                }
            }
            text.append("%2d%n".formatted(y + 1).replace("\r", ""));
        }
        text.append(columns);
        text.append(
                "%s to move, move %d, komi %s, %s rules; captured by Black %d, by White %d"
                        .formatted(
                                position.toMove() == Colour.FIRST ? "Black (X)" : "White (O)",
                                position.moveNumber() + 1,
                                position.game().komi(),
                                position.game().rules().name(),
                                position.board().captured(Stone.WHITE),
                                position.board().captured(Stone.BLACK)));
        return text.toString();
    }

    private static String columns(GoPosition position) {
        StringBuilder text = new StringBuilder("  ");
        Geometry geometry = position.game().geometry();
        for (int x = 0; x < geometry.size(); x++) {
            text.append(' ').append(position.game().moveName(geometry.point(x, 0)).charAt(0));
        }
        return text.append('\n').toString();
    }

    private static char symbol(GoPosition position, int point) {
        return switch (position.board().stone(point)) {
            case Stone.BLACK -> 'X';
            case Stone.WHITE -> 'O';
            default -> isStar(position.game().geometry(), point) ? '+' : '.';
        };
    }

    private static boolean isStar(Geometry geometry, int point) {
        int most = Handicap.mostFixed(geometry);
        return most >= 2 && Handicap.fixed(geometry, most).contains(point);
    }
}
