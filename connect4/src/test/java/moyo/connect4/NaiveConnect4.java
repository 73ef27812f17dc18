package moyo.connect4;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import moyo.testkit.Reference;

/** Connect Four written a second time: seven strings that grow, and a walk along every line. */
final class NaiveConnect4 implements Reference {
    private final List<String> columns = new ArrayList<>(List.of("", "", "", "", "", "", ""));

    private int stones() {
        return String.join("", columns).length();
    }

    @Override
    public int toMove() {
        return stones() % 2;
    }

    @Override
    public boolean isOver() {
        return stones() == 42 || hasFour('X') || hasFour('O');
    }

    @Override
    public double score() {
        return hasFour('X') ? 1 : hasFour('O') ? -1 : 0;
    }

    private boolean hasFour(char side) {
        for (int x = 0; x < 7; x++) {
            for (int y = 0; y < 6; y++) {
                if (hasFour(side, x, y, 1, 0)
                        || hasFour(side, x, y, 0, 1)
                        || hasFour(side, x, y, 1, 1)
                        || hasFour(side, x, y, 1, -1)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean hasFour(char side, int x, int y, int dx, int dy) {
        for (int i = 0; i < 4; i++) {
            if (at(x + i * dx, y + i * dy) != side) {
                return false;
            }
        }
        return true;
    }

    private char at(int x, int y) {
        boolean stone = x >= 0 && x < 7 && y >= 0 && y < columns.get(x).length();
        return stone ? columns.get(x).charAt(y) : '.';
    }

    @Override
    public Set<Integer> legalMoves() {
        Set<Integer> moves = new TreeSet<>();
        for (int x = 0; x < 7 && !isOver(); x++) {
            if (columns.get(x).length() < 6) {
                moves.add(x + 1);
            }
        }
        return moves;
    }

    @Override
    public void play(int move) {
        columns.set(move - 1, columns.get(move - 1) + (toMove() == 0 ? 'X' : 'O'));
    }

    /** This position with one more move. */
    NaiveConnect4 after(int move) {
        NaiveConnect4 next = new NaiveConnect4();
        for (int x = 0; x < 7; x++) {
            next.columns.set(x, columns.get(x));
        }
        next.play(move);
        return next;
    }

    /** The turn follows from the stones. */
    @Override
    public Object state() {
        return List.copyOf(columns);
    }
}
