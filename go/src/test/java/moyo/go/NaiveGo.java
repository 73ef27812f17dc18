package moyo.go;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import moyo.game.Game;
import moyo.testkit.Reference;

/**
 * Go written a second time: a grid of characters, flood fill, and the set of all past boards. It
 * shares nothing with the fast board but the numbering of points.
 */
final class NaiveGo implements Reference {
    private static final int[][] SIDES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    private final GoGame game;
    private final int size;
    private final Set<String> past = new HashSet<>();
    private char[][] grid;
    private int[] ko = {-1, -1};
    private int toMove;
    private int passes;
    private int moves;
    private int blackCaptured;
    private int whiteCaptured;

    NaiveGo(GoGame game) {
        this.game = game;
        size = game.size();
        grid = new char[size][size];
        for (char[] row : grid) {
            Arrays.fill(row, '.');
        }
        past.add(board());
    }

    String board() {
        StringBuilder text = new StringBuilder();
        for (char[] row : grid) {
            text.append(row).append('\n');
        }
        return text.toString();
    }

    /** The character at a point: X, O, a dot, or # off the board. */
    char at(int x, int y) {
        return x >= 0 && y >= 0 && x < size && y < size ? grid[y][x] : '#';
    }

    int captured(char stone) {
        return stone == 'X' ? blackCaptured : whiteCaptured;
    }

    /** The stones (as y * size + x) connected to a stone. */
    Set<Integer> block(int x, int y) {
        return flood(x, y, new HashSet<>());
    }

    /** Whether a block has a liberty: the flood stops at the first one. */
    private boolean hasLiberty(int x, int y, boolean[] seen) {
        seen[y * size + x] = true;
        for (int[] side : SIDES) {
            int sx = x + side[0];
            int sy = y + side[1];
            char c = at(sx, sy);
            if (c == '.' || c == grid[y][x] && !seen[sy * size + sx] && hasLiberty(sx, sy, seen)) {
                return true;
            }
        }
        return false;
    }

    /** The distinct empty points beside a block. */
    Set<Integer> liberties(int x, int y) {
        Set<Integer> liberties = new HashSet<>();
        for (int stone : block(x, y)) {
            for (int[] side : SIDES) {
                int sx = stone % size + side[0];
                int sy = stone / size + side[1];
                if (at(sx, sy) == '.') {
                    liberties.add(sy * size + sx);
                }
            }
        }
        return liberties;
    }

    /** The connected points of one kind; what they touch goes to {@code touched}. */
    private Set<Integer> flood(int x, int y, Set<Character> touched) {
        char kind = at(x, y);
        Set<Integer> found = new LinkedHashSet<>();
        Deque<Integer> todo = new ArrayDeque<>();
        todo.add(y * size + x);
        while (!todo.isEmpty()) {
            int point = todo.remove();
            if (!found.add(point)) {
                continue;
            }
            for (int[] side : SIDES) {
                int sx = point % size + side[0];
                int sy = point / size + side[1];
                if (at(sx, sy) == kind) {
                    todo.add(sy * size + sx);
                } else {
                    touched.add(at(sx, sy));
                }
            }
        }
        return found;
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public boolean isOver() {
        return passes >= 2 || moves >= game.longestGame();
    }

    @Override
    public double score() {
        int black = 0;
        boolean[] done = new boolean[size * size];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (grid[y][x] == 'X') {
                    black++;
                } else if (grid[y][x] == 'O') {
                    black--;
                } else if (!done[y * size + x]) {
                    Set<Character> touched = new HashSet<>();
                    Set<Integer> region = flood(x, y, touched);
                    region.forEach(p -> done[p] = true);
                    touched.remove('#');
                    if (touched.equals(Set.of('X'))) {
                        black += region.size();
                    } else if (touched.equals(Set.of('O'))) {
                        black -= region.size();
                    }
                }
            }
        }
        return black - game.komi();
    }

    @Override
    public Set<Integer> legalMoves() {
        Set<Integer> legal = new HashSet<>();
        if (isOver()) {
            return legal;
        }
        legal.add(Game.PASS);
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                if (grid[y][x] == '.' && isLegal(x, y)) {
                    legal.add(game.geometry().point(x, y));
                }
            }
        }
        return legal;
    }

    /** Tries the move on the grid and puts everything back. */
    private boolean isLegal(int x, int y) {
        if (x == ko[0] && y == ko[1]) {
            return false;
        }
        char[][] before = copy(grid);
        int captured = place(x, y);
        boolean suicide = captured < 0;
        boolean legal =
                (!suicide || game.rules().suicide() && captured < -1)
                        && !(game.rules().superko() && past.contains(board()));
        grid = before;
        return legal;
    }

    private static char[][] copy(char[][] grid) {
        char[][] copy = new char[grid.length][];
        for (int i = 0; i < grid.length; i++) {
            copy[i] = grid[i].clone();
        }
        return copy;
    }

    /** Puts a stone; the number of captured enemies, or less than 0: own stones that died. */
    private int place(int x, int y) {
        char own = toMove == 0 ? 'X' : 'O';
        char enemy = toMove == 0 ? 'O' : 'X';
        grid[y][x] = own;
        int captured = 0;
        for (int[] side : SIDES) {
            if (at(x + side[0], y + side[1]) == enemy) {
                captured += removeIfDead(x + side[0], y + side[1]);
            }
        }
        return captured > 0 ? captured : -removeIfDead(x, y);
    }

    private int removeIfDead(int x, int y) {
        if (hasLiberty(x, y, new boolean[size * size])) {
            return 0;
        }
        Set<Integer> dead = block(x, y);
        dead.forEach(p -> grid[p / size][p % size] = '.');
        return dead.size();
    }

    @Override
    public void play(int move) {
        int[] newKo = {-1, -1};
        passes = move == Game.PASS ? passes + 1 : 0;
        if (move != Game.PASS) {
            int x = game.geometry().x(move);
            int y = game.geometry().y(move);
            char[][] before = copy(grid);
            int captured = place(x, y);
            boolean blackDied = captured > 0 ? toMove == 1 : toMove == 0;
            if (blackDied) {
                blackCaptured += Math.abs(captured);
            } else {
                whiteCaptured += Math.abs(captured);
            }
            if (captured == 1 && block(x, y).size() == 1 && liberties(x, y).size() == 1) {
                newKo = changed(before, x, y);
            }
        }
        ko = newKo;
        past.add(board());
        toMove = 1 - toMove;
        moves++;
    }

    /** The one point that differs from before, other than (x, y). */
    private int[] changed(char[][] before, int x, int y) {
        for (int cy = 0; cy < size; cy++) {
            for (int cx = 0; cx < size; cx++) {
                if (before[cy][cx] != grid[cy][cx] && (cx != x || cy != y)) {
                    return new int[] {cx, cy};
                }
            }
        }
        throw new AssertionError("nothing was captured");
    }

    @Override
    public Object state() {
        return board() + toMove + Arrays.toString(ko) + Math.min(passes, 2);
    }
}
