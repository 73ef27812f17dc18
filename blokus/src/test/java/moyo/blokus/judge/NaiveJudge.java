package moyo.blokus.judge;

import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Piece;
import moyo.blokus.Placements;
import moyo.game.Colour;

/**
 * The judge written a second time, cell by cell. It knows weights only by their names, and shares
 * nothing with the fast one but the cells of placements.
 */
final class NaiveJudge {
    private static final int[][] SIDES = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    private static final int[][] DIAGONALS = {{1, 1}, {1, -1}, {-1, -1}, {-1, 1}};
    private static final int UNREACHED = 1000;

    /** Beyond the edge, where everything that looks like a cell is. */
    private static final int OUTSIDE = -1;

    private final Map<String, Float> weights;
    private final BlokusPosition position;
    private final int own;
    private final int other;
    private final int[] ownSteps;
    private final int[] otherSteps;
    private final int[] freshSteps;
    private final Set<Integer> fresh;

    NaiveJudge(Map<String, Float> weights, BlokusPosition position) {
        this.weights = weights;
        this.position = position;
        own = position.toMove();
        other = Colour.other(own);
        ownSteps = steps(corners(own), own);
        otherSteps = steps(corners(other), other);
        fresh = new HashSet<>();
        if (position.lastPlacement(other) != 0) {
            int[] last = Placements.cells(position.lastPlacement(other));
            fresh.addAll(around(last, DIAGONALS));
            fresh.removeAll(around(last, SIDES));
            fresh.retainAll(corners(other));
        }
        freshSteps = steps(fresh, other);
    }

    private static Set<Integer> around(int[] cells, int[][] steps) {
        Set<Integer> found = new LinkedHashSet<>();
        for (int cell : cells) {
            for (int[] step : steps) {
                found.add(at(cell, step));
            }
        }
        for (int cell : cells) {
            found.remove(cell);
        }
        return found;
    }

    /** Cells outside differ, as a footprint counts each of them. */
    private static int at(int cell, int[] step) {
        int x = Cells.x(cell) + step[0];
        int y = Cells.y(cell) + step[1];
        int inside = Cells.cellOrAbsent(x, y);
        return inside == Cells.ABSENT ? OUTSIDE - (100 * (y + 1) + x + 1) : inside;
    }

    private boolean isFree(int cell, int colour) {
        if (cell <= OUTSIDE || position.owner(cell) != BlokusPosition.NOBODY) {
            return false;
        }
        return Arrays.stream(SIDES).noneMatch(step -> isOf(at(cell, step), colour));
    }

    private boolean isOf(int cell, int colour) {
        return cell > OUTSIDE && position.owner(cell) == colour;
    }

    private Set<Integer> corners(int colour) {
        Set<Integer> corners = new HashSet<>();
        boolean any = false;
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int here = cell;
            any |= position.owner(cell) == colour;
            if (isFree(cell, colour)
                    && Arrays.stream(DIAGONALS).anyMatch(s -> isOf(at(here, s), colour))) {
                corners.add(cell);
            }
        }
        if (!any && isFree(Cells.start(colour), colour)) {
            corners.add(Cells.start(colour));
        }
        return corners;
    }

    private int[] steps(Set<Integer> from, int colour) {
        int[] steps = new int[Cells.COUNT];
        Arrays.fill(steps, UNREACHED);
        from.forEach(cell -> steps[cell] = 0);
        for (int n = 1; n <= 8; n++) {
            for (int cell = 0; cell < Cells.COUNT; cell++) {
                for (int[] step : SIDES) {
                    int beside = at(cell, step);
                    if (steps[cell] == UNREACHED
                            && isFree(cell, colour)
                            && beside > OUTSIDE
                            && steps[beside] == n - 1) {
                        steps[cell] = n;
                    }
                }
            }
        }
        return steps;
    }

    private String ownName(int cell) {
        if (cell <= OUTSIDE) {
            return "rim";
        }
        if (position.owner(cell) != BlokusPosition.NOBODY) {
            return position.owner(cell) == own ? "mine" : "theirs";
        }
        if (!isFree(cell, own)) {
            return "shut";
        }
        int n = ownSteps[cell];
        return n == 0 ? "corner" : n <= 2 ? "near" : n <= 4 ? "far" : "beyond";
    }

    private String otherName(int cell) {
        if (!isFree(cell, other)) {
            return "shut";
        }
        int n = otherSteps[cell];
        if (n == 0) {
            return fresh.contains(cell) ? "fresh" : "corner";
        }
        if (freshSteps[cell] == 1) {
            return "by-fresh";
        }
        return n <= 2 ? "near" : n <= 4 ? "middle" : n <= 8 ? "far" : "beyond";
    }

    private int freeBeside(int cell) {
        return isFree(cell, own)
                ? (int) Arrays.stream(SIDES).filter(s -> isFree(at(cell, s), own)).count()
                : 0;
    }

    /** The cell as a player sees it who starts on e10, the lower of two images in the diagonal. */
    private String placeName(int cell) {
        int x = own == Colour.FIRST ? Cells.x(cell) : 13 - Cells.x(cell);
        int y = own == Colour.FIRST ? Cells.y(cell) : 13 - Cells.y(cell);
        int seen = Cells.cell(x, y);
        return Cells.name(Math.min(seen, Cells.cell(13 - y, 13 - x)));
    }

    double logWeight(int placement) {
        int[] cells = Placements.cells(placement);
        Set<Integer> beside = around(cells, SIDES);
        Set<Integer> corners = around(cells, DIAGONALS);
        corners.removeAll(beside);
        double sum = weight("piece." + Piece.ALL.get(Placements.piece(placement)).name());
        for (int cell : cells) {
            sum += weight("covered." + kindName(cell)) + weight("cell." + placeName(cell));
        }
        for (int cell : beside) {
            sum += weight("beside." + kindName(cell));
        }
        for (int cell : corners) {
            sum += weight("corner." + kindName(cell));
            sum += isFree(cell, own) ? weight("outlook." + placeName(cell)) : 0;
        }
        return sum;
    }

    private String kindName(int cell) {
        int free = Math.max(0, freeBeside(cell) - 1);
        return "%s,%s,%d".formatted(ownName(cell), otherName(cell), free);
    }

    private double weight(String name) {
        int[] starts = {0, 2, 4, 8, 14, 20};
        String[] phases = {"0-1", "2-3", "4-7", "8-13", "14-19", "20+"};
        int phase = phases.length - 1;
        while (position.moveNumber() < starts[phase]) {
            phase--;
        }
        Float weight = weights.get(phases[phase] + "." + name);
        if (weight == null) {
            throw new AssertionError("no weight for " + name);
        }
        return weight;
    }
}
