package moyo.blokus;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import moyo.game.Game;
import moyo.testkit.Reference;

/**
 * Blokus Duo written a second time: a grid of characters and all cell sets a piece can cover, tried
 * one by one. It shares nothing with the fast position but the numbering of moves, which it learns
 * from their names.
 */
public final class NaiveBlokus implements Reference {
    private static final int SIZE = 14;
    private static final int[][] SIDES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] CORNERS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};

    /** The squares of each piece as x and y, from the table of the rules. */
    private static final List<String> PIECES =
            List.of(
                    "00 10 20 01 02",
                    "00 10 20 30 01",
                    "10 20 11 02 12",
                    "10 20 30 01 11",
                    "10 20 01 11 02",
                    "10 01 11 21 12",
                    "10 01 11 12 22",
                    "00 10 20 30 40",
                    "10 11 02 12 22",
                    "00 10 20 30 11",
                    "00 01 11 02 12",
                    "00 10 20 01 21",
                    "00 10 20 01",
                    "00 10 20 30",
                    "10 01 11 21",
                    "10 20 01 11",
                    "00 10 01 11",
                    "00 10 01",
                    "00 10 20",
                    "00 10",
                    "00");

    /** In the order of their codes, which begin with 1. */
    private static final List<Placement> PLACEMENTS = placements();

    private final boolean bonus;
    private final char[][] grid = new char[SIZE][SIZE];
    private final List<List<Integer>> piecesPlaced = List.of(new ArrayList<>(), new ArrayList<>());
    private final int[] cells = new int[2];
    private int toMove;

    /** The cells a piece covers, as y * SIZE + x, and the code of the move. */
    private static final class Placement {
        private final int piece;
        private final int[] cells;
        private final int code;

        Placement(int piece, Set<Integer> cells) {
            this.piece = piece;
            this.cells = cells.stream().mapToInt(c -> c).toArray();
            code = code(cells);
        }

        /** Reads its name. */
        private static int code(Set<Integer> cells) {
            return new BlokusGame()
                    .parseMove(
                            cells.stream()
                                    .map(
                                            c ->
                                                    "abcdefghijklmn".charAt(c % SIZE)
                                                            + ""
                                                            + (c / SIZE + 1))
                                    .collect(Collectors.joining(",")));
        }
    }

    public NaiveBlokus(boolean bonus) {
        this.bonus = bonus;
        for (char[] row : grid) {
            Arrays.fill(row, '.');
        }
    }

    private static List<Placement> placements() {
        List<Placement> all = new ArrayList<>();
        for (int piece = 0; piece < PIECES.size(); piece++) {
            Set<Set<Integer>> seen = new HashSet<>();
            for (int way = 0; way < 8; way++) {
                for (int y = -4; y < SIZE + 4; y++) {
                    for (int x = -4; x < SIZE + 4; x++) {
                        Set<Integer> cells = cells(piece, way, x, y);
                        if (!cells.contains(-1) && seen.add(cells)) {
                            all.add(new Placement(piece, cells));
                        }
                    }
                }
            }
        }
        all.sort(Comparator.comparingInt(p -> p.code));
        return all;
    }

    /** A piece, turned over in ways from 4 on and turned round, moved by x and y. */
    private static Set<Integer> cells(int piece, int way, int x, int y) {
        Set<Integer> cells = new HashSet<>();
        for (String square : PIECES.get(piece).split(" ")) {
            int sx = (square.charAt(0) - '0') * (way < 4 ? 1 : -1);
            int sy = square.charAt(1) - '0';
            for (int turn = 0; turn < way % 4; turn++) {
                int old = sx;
                sx = sy;
                sy = -old;
            }
            boolean inside = x + sx >= 0 && y + sy >= 0 && x + sx < SIZE && y + sy < SIZE;
            cells.add(inside ? (y + sy) * SIZE + x + sx : -1);
        }
        return cells;
    }

    /** How many placements of a piece there are. */
    static long count(int piece) {
        return PLACEMENTS.stream().filter(p -> p.piece == piece).count();
    }

    /** X, O, a dot, or # off the board. */
    char at(int x, int y) {
        return x >= 0 && y >= 0 && x < SIZE && y < SIZE ? grid[y][x] : '#';
    }

    /** The codes of all placements that the rules allow a colour, whoever is to move. */
    public BitSet placements(int colour) {
        BitSet legal = new BitSet();
        boolean[] allowed = allowed(colour);
        boolean[] corners = corners(colour);
        for (Placement placement : PLACEMENTS) {
            if (isLegal(placement, colour, allowed, corners)) {
                legal.set(placement.code);
            }
        }
        return legal;
    }

    /** Whether the side to move may make a placement. */
    boolean isLegal(int code) {
        return isLegal(PLACEMENTS.get(code - 1), toMove, allowed(toMove), corners(toMove));
    }

    private boolean isLegal(Placement placement, int colour, boolean[] allowed, boolean[] corners) {
        return hasAny(placement, corners)
                && hasAll(placement, allowed)
                && !piecesPlaced.get(colour).contains(placement.piece);
    }

    /** The empty cells that share no edge with a cell of the colour. */
    private boolean[] allowed(int colour) {
        boolean[] allowed = new boolean[SIZE * SIZE];
        for (int cell = 0; cell < allowed.length; cell++) {
            boolean empty = at(cell % SIZE, cell / SIZE) == '.';
            allowed[cell] = empty && !touches(cell, SIDES, stone(colour));
        }
        return allowed;
    }

    /** The cells diagonal to a cell of the colour; before its first piece, the start cell. */
    private boolean[] corners(int colour) {
        boolean[] corners = new boolean[SIZE * SIZE];
        if (piecesPlaced.get(colour).isEmpty()) {
            corners[colour == 0 ? 9 * SIZE + 4 : 4 * SIZE + 9] = true;
            return corners;
        }
        for (int cell = 0; cell < corners.length; cell++) {
            corners[cell] = touches(cell, CORNERS, stone(colour));
        }
        return corners;
    }

    private static char stone(int colour) {
        return colour == 0 ? 'X' : 'O';
    }

    private boolean touches(int cell, int[][] steps, char stone) {
        for (int[] step : steps) {
            if (at(cell % SIZE + step[0], cell / SIZE + step[1]) == stone) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasAll(Placement placement, boolean[] flag) {
        for (int cell : placement.cells) {
            if (!flag[cell]) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasAny(Placement placement, boolean[] flag) {
        for (int cell : placement.cells) {
            if (flag[cell]) {
                return true;
            }
        }
        return false;
    }

    @Override
    public int toMove() {
        return toMove;
    }

    @Override
    public boolean isOver() {
        return placements(0).isEmpty() && placements(1).isEmpty();
    }

    @Override
    public double score() {
        return points(0) - points(1);
    }

    private int points(int colour) {
        boolean all = piecesPlaced.get(colour).size() == PIECES.size();
        return cells[colour] + (bonus && all ? endsWithMonomino(colour) ? 20 : 15 : 0);
    }

    private boolean endsWithMonomino(int colour) {
        List<Integer> placed = piecesPlaced.get(colour);
        return placed.size() == PIECES.size() && placed.get(PIECES.size() - 1) == 20;
    }

    @Override
    public Set<Integer> legalMoves() {
        if (isOver()) {
            return Set.of();
        }
        Set<Integer> moves = placements(toMove).stream().boxed().collect(Collectors.toSet());
        return moves.isEmpty() ? Set.of(Game.PASS) : moves;
    }

    @Override
    public void play(int move) {
        if (move != Game.PASS) {
            Placement placement = PLACEMENTS.get(move - 1);
            for (int cell : placement.cells) {
                grid[cell / SIZE][cell % SIZE] = stone(toMove);
            }
            piecesPlaced.get(toMove).add(placement.piece);
            cells[toMove] += placement.cells.length;
        }
        toMove = 1 - toMove;
    }

    /** Makes it a colour's turn, as records do. */
    public void turnTo(int colour) {
        toMove = colour;
    }

    @Override
    public Object state() {
        StringBuilder text = new StringBuilder();
        for (char[] row : grid) {
            text.append(row).append('\n');
        }
        boolean tails = bonus && endsWithMonomino(0);
        boolean otherTails = bonus && endsWithMonomino(1);
        return text.append(toMove).append(tails).append(otherTails).toString();
    }
}
