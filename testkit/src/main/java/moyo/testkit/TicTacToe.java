package moyo.testkit;

import java.util.Locale;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Zobrist;

/**
 * Tic-tac-toe: the smallest complete example of a game. Copy it to start a new one; see {@code
 * docs/add-a-game.md}. Moves are the cells 0 to 8 in reading order, written a1 (top left) to c3.
 */
public final class TicTacToe implements Game<TicTacToe.Board> {
    private static final int CELLS = 9;
    private static final int FULL = (1 << CELLS) - 1;
    private static final int[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
    private static final long[] KEYS = Zobrist.keys("tic-tac-toe", 2 * CELLS + 1);
    private static final int[] CHECK_KEYS = Zobrist.checkKeys("tic-tac-toe", 2 * CELLS + 1);

    @Override
    public String name() {
        return "tic-tac-toe";
    }

    @Override
    public Board newPosition() {
        return new Board(this);
    }

    @Override
    public int moveCodes() {
        return CELLS;
    }

    @Override
    public int longestGame() {
        return CELLS;
    }

    @Override
    public int symmetries() {
        return 8;
    }

    @Override
    public int rotations() {
        return 4;
    }

    @Override
    public int symmetricMove(int move, int symmetry) {
        int x = symmetry < 4 ? move % 3 : 2 - move % 3;
        int y = move / 3;
        for (int turn = 0; turn < symmetry % 4; turn++) {
            int turned = 2 - y;
            y = x;
            x = turned;
        }
        return 3 * y + x;
    }

    @Override
    public String moveName(int move) {
        return "" + "abc".charAt(move % 3) + (1 + move / 3);
    }

    @Override
    public int parseMove(String text) {
        String move = text.toLowerCase(Locale.ROOT);
        if (!move.matches("[abc][123]")) {
            throw new BadInput("'%s' is not a cell, a1 to c3".formatted(text));
        }
        return 3 * (move.charAt(1) - '1') + move.charAt(0) - 'a';
    }

    /** A position: a set of cells per side. */
    public static final class Board implements Position<Board>, Keyed {
        private final TicTacToe game;
        private int first;
        private int second;
        private int moveNumber;

        Board(TicTacToe game) {
            this.game = game;
        }

        @Override
        public int toMove() {
            return moveNumber & 1;
        }

        @Override
        public int moveNumber() {
            return moveNumber;
        }

        @Override
        public boolean isOver() {
            return moveNumber == CELLS || hasLine(first) || hasLine(second);
        }

        @Override
        public double score() {
            return hasLine(first) ? 1 : hasLine(second) ? -1 : 0;
        }

        private static boolean hasLine(int cells) {
            for (int line : LINES) {
                if ((cells & line) == line) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void legalMoves(MoveList moves) {
            moves.clear();
            for (int free = isOver() ? 0 : FULL & ~(first | second); free != 0; free &= free - 1) {
                moves.add(Integer.numberOfTrailingZeros(free));
            }
        }

        @Override
        public boolean isLegal(int move) {
            return !isOver() && ((first | second) >>> move & 1) == 0;
        }

        @Override
        public void play(int move) {
            assert isLegal(move) : game.moveName(move);
            if (toMove() == Colour.FIRST) {
                first |= 1 << move;
            } else {
                second |= 1 << move;
            }
            moveNumber++;
        }

        @Override
        public void copyFrom(Board source) {
            first = source.first;
            second = source.second;
            moveNumber = source.moveNumber;
        }

        /** Computed on demand; the number of stones determines the side to move. */
        @Override
        public long key(int symmetry) {
            long key = KEYS[2 * CELLS];
            for (int cell = 0; cell < CELLS; cell++) {
                int mapped = game.symmetricMove(cell, symmetry);
                key ^= (first >>> cell & 1) != 0 ? KEYS[mapped] : 0;
                key ^= (second >>> cell & 1) != 0 ? KEYS[CELLS + mapped] : 0;
            }
            return key;
        }

        @Override
        public int checkKey(int symmetry) {
            int key = CHECK_KEYS[2 * CELLS];
            for (int cell = 0; cell < CELLS; cell++) {
                int mapped = game.symmetricMove(cell, symmetry);
                key ^= (first >>> cell & 1) != 0 ? CHECK_KEYS[mapped] : 0;
                key ^= (second >>> cell & 1) != 0 ? CHECK_KEYS[CELLS + mapped] : 0;
            }
            return key;
        }
    }
}
