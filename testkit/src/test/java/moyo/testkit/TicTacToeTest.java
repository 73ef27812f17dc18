package moyo.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import moyo.game.Game;
import moyo.game.MoveList;
import org.junit.jupiter.api.Test;

final class TicTacToeTest extends GameContract<TicTacToe.Board> {
    @Override
    protected Game<TicTacToe.Board> game() {
        return new TicTacToe();
    }

    @Override
    protected Reference reference() {
        return new Naive();
    }

    /** The known numbers of move sequences, and of games: 255,168. */
    @Test
    void hasAsManyGamesAsIsKnown() {
        TicTacToe.Board start = game().newPosition();
        assertThat(leaves(start, 1)).isEqualTo(9);
        assertThat(leaves(start, 5)).isEqualTo(15_120);
        assertThat(leaves(start, 9)).isEqualTo(255_168);
    }

    private int leaves(TicTacToe.Board position, int depth) {
        if (depth == 0 || position.isOver()) {
            return 1;
        }
        MoveList moves = new MoveList(9);
        position.legalMoves(moves);
        int count = 0;
        for (int i = 0; i < moves.size(); i++) {
            TicTacToe.Board child = game().newPosition();
            child.copyFrom(position);
            child.play(moves.get(i));
            count += leaves(child, depth - 1);
        }
        return count;
    }

    /** Nine characters and eight spelled-out lines. */
    static final class Naive implements Reference {
        private final char[] cells = "         ".toCharArray();
        private int moves;

        @Override
        public int toMove() {
            return moves % 2;
        }

        @Override
        public boolean isOver() {
            return moves == 9 || wins('X') || wins('O');
        }

        @Override
        public double score() {
            return wins('X') ? 1 : wins('O') ? -1 : 0;
        }

        private boolean wins(char c) {
            return line(c, 0, 1)
                    || line(c, 3, 1)
                    || line(c, 6, 1)
                    || line(c, 0, 3)
                    || line(c, 1, 3)
                    || line(c, 2, 3)
                    || line(c, 0, 4)
                    || line(c, 2, 2);
        }

        private boolean line(char c, int from, int step) {
            return cells[from] == c && cells[from + step] == c && cells[from + 2 * step] == c;
        }

        @Override
        public Set<Integer> legalMoves() {
            Set<Integer> moves = new TreeSet<>();
            for (int i = 0; i < 9 && !isOver(); i++) {
                if (cells[i] == ' ') {
                    moves.add(i);
                }
            }
            return moves;
        }

        @Override
        public void play(int move) {
            cells[move] = moves++ % 2 == 0 ? 'X' : 'O';
        }

        @Override
        public Object state() {
            return Arrays.toString(cells);
        }
    }
}
