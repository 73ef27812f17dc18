package moyo.connect4;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import moyo.game.Colour;
import org.jspecify.annotations.Nullable;

/** Positions from drawings: rows from the top, X for the first player, O for the second. */
final class Diagrams {
    private static final Connect4Game GAME = new Connect4Game();

    /** From the bottom. */
    private final List<String> rows;

    private final int stones;
    private final Set<Long> seen = new HashSet<>();

    private Diagrams(String drawing) {
        rows = new ArrayList<>(drawing.lines().toList());
        Collections.reverse(rows);
        stones = drawing.replaceAll("[^XO]", "").length();
    }

    /**
     * The position of a drawing, reached by legal moves in some order; rows at the top may be left
     * out.
     */
    static Connect4Position position(String drawing) {
        Connect4Position reached = new Diagrams(drawing).search(GAME.newPosition());
        if (reached == null) {
            throw new IllegalArgumentException("no game leads to\n" + drawing);
        }
        return reached;
    }

    private @Nullable Connect4Position search(Connect4Position position) {
        if (position.moveNumber() == stones) {
            return position;
        }
        for (int move = 1; move <= Connect4Game.COLUMNS; move++) {
            if (position.isLegal(move) && matches(position, move - 1)) {
                Connect4Position next = GAME.newPosition();
                next.copyFrom(position);
                next.play(move);
                Connect4Position reached = seen.add(next.key(0)) ? search(next) : null;
                if (reached != null) {
                    return reached;
                }
            }
        }
        return null;
    }

    /** Whether a stone of the side to move lies where one would fall. */
    private boolean matches(Connect4Position position, int column) {
        int row = 0;
        while (position.owner(column, row) != Connect4Position.NOBODY) {
            row++;
        }
        char stone = position.toMove() == Colour.FIRST ? 'X' : 'O';
        return row < rows.size() && rows.get(row).charAt(column) == stone;
    }
}
