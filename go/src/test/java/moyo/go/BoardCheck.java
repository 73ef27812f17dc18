package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;

/** Compares everything the fast board keeps with what the naïve one counts. */
final class BoardCheck {
    private BoardCheck() {}

    static void assertSame(GoPosition position, NaiveGo naive) {
        GoBoard board = position.board();
        Geometry geometry = board.geometry();
        int[] total = new int[4];
        for (int p : geometry.points()) {
            int x = geometry.x(p);
            int y = geometry.y(p);
            int stone = stone(naive.at(x, y));
            total[stone]++;
            check(board.stone(p) == stone, "stone", p);
            check(board.code(p) == code(naive, x, y), "3x3 code", p);
            check((board.block(p) != 0) == (stone != Stone.EMPTY), "block", p);
        }
        Set<Integer> seen = new HashSet<>();
        for (int p : geometry.points()) {
            if (board.block(p) != 0 && seen.add(board.block(p))) {
                assertSameBlock(board, naive, p);
            }
        }
        assertThat(board.emptyCount()).isEqualTo(total[Stone.EMPTY]);
        for (int stone = Stone.BLACK; stone <= Stone.WHITE; stone++) {
            assertThat(board.total(stone)).isEqualTo(total[stone]);
        }
        assertThat(board.captured(Stone.BLACK)).isEqualTo(naive.captured('X'));
        assertThat(board.captured(Stone.WHITE)).isEqualTo(naive.captured('O'));
        assertThat(position.score()).isEqualTo(naive.score());
        assertSameKeys(position);
    }

    private static void assertSameBlock(GoBoard board, NaiveGo naive, int p) {
        Geometry geometry = board.geometry();
        int size = geometry.size();
        int b = board.block(p);
        Set<Integer> stones = new HashSet<>();
        int s = p;
        do {
            check(board.block(s) == b, "block of stone", s);
            stones.add(geometry.y(s) * size + geometry.x(s));
            s = board.nextStone(s);
        } while (s != p);
        check(stones.equals(naive.block(geometry.x(p), geometry.y(p))), "stones of block", p);
        check(board.stoneCount(b) == stones.size(), "stone count", p);
        Set<Integer> liberties = new HashSet<>();
        for (int q = board.nextLiberty(b, 0); q != 0; q = board.nextLiberty(b, q)) {
            liberties.add(geometry.y(q) * size + geometry.x(q));
            check(board.isLiberty(b, q), "liberty", q);
        }
        check(liberties.equals(naive.liberties(geometry.x(p), geometry.y(p))), "liberties", p);
        check(board.libertyCount(b) == liberties.size(), "liberty count", p);
    }

    /** The incremental keys against keys counted from the stones. */
    private static void assertSameKeys(GoPosition position) {
        GoBoard board = position.board();
        GoKeys keys = GoKeys.of(board.geometry());
        long key = 0;
        int check = 0;
        for (int p : board.geometry().points()) {
            if (board.stone(p) != Stone.EMPTY) {
                key ^= keys.stone(p, board.stone(p));
                check ^= keys.stoneCheck(p, board.stone(p));
            }
        }
        assertThat(board.key()).isEqualTo(key);
        assertThat(board.checkKey()).isEqualTo(check);
    }

    private static int code(NaiveGo naive, int x, int y) {
        int[][] sides = {{0, -1}, {-1, 0}, {1, 0}, {0, 1}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
        int code = 0;
        for (int i = 0; i < 8; i++) {
            code |= stone(naive.at(x + sides[i][0], y + sides[i][1])) << 2 * i;
        }
        return code;
    }

    private static int stone(char c) {
        return switch (c) {
            case '.' -> Stone.EMPTY;
            case 'X' -> Stone.BLACK;
            case 'O' -> Stone.WHITE;
            default -> Stone.EDGE;
        };
    }

    private static void check(boolean right, String what, int point) {
        if (!right) {
            throw new AssertionError("wrong " + what + " at point " + point);
        }
    }
}
