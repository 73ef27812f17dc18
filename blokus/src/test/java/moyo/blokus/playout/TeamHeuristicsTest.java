package moyo.blokus.playout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.testkit.Walks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What each heuristic promises, counted cell by cell. */
@SuppressWarnings("EnumOrdinal") // heuristics go by voice
final class TeamHeuristicsTest {
    private static final BlokusGame GAME = new BlokusGame();
    private static final int[][] SIDES = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    private static final int[][] DIAGONALS = {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}};

    private final TeamHeuristics heuristics = new TeamHeuristics();
    private final MoveList suggested = new MoveList(GAME.moveCodes());
    private final MoveList legal = new MoveList(GAME.moveCodes());
    private int spoke;
    private int wasSilent;
    private int judgedAll;

    /** And in some positions it says nothing, so that others are asked. */
    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "RANDOM")
    void proposesOnlyLegalMovesWithItsMerit(Voice voice) {
        Walks.repeat(60, rng -> walk(voice, rng));
        if (Long.getLong("seed") == null) { // a single walk may lack some of it
            assertThat(spoke).isGreaterThan(100);
            assertThat(wasSilent).isGreaterThan(100);
            assertThat(judgedAll).isGreaterThan(100);
        }
    }

    private void walk(Voice voice, Rng rng) {
        BlokusPosition position = GAME.newPosition();
        while (!position.isOver()) {
            int move = Game.PASS;
            if (!position.mustPass()) {
                check(voice, position, rng);
                move = heuristics.draw();
            }
            assertThat(position.isLegal(move)).isTrue();
            position.play(move);
        }
    }

    private void check(Voice voice, BlokusPosition position, Rng rng) {
        suggested.clear();
        heuristics.look(position, rng);
        heuristics.suggest(voice.ordinal(), position, suggested);
        Set<Integer> worths = new HashSet<>();
        for (int i = 0; i < suggested.size(); i++) {
            int move = suggested.get(i);
            assertThat(position.isLegal(move)).as(GAME.moveName(move)).isTrue();
            worths.add(merit(voice, position, move));
        }
        assertThat(worths).hasSizeLessThanOrEqualTo(1).noneMatch(worth -> worth <= 0);
        spoke += worths.size();
        wasSilent += 1 - worths.size();
        if (position.side(position.toMove()).isListed()) {
            judgedAll++;
            int best = worths.stream().findAny().orElse(0);
            assertThat(best).isEqualTo(Math.max(0, mostOfAll(voice, position)));
        }
    }

    private int mostOfAll(Voice voice, BlokusPosition position) {
        int most = 0;
        position.legalMoves(legal);
        for (int i = 0; i < legal.size(); i++) {
            most = Math.max(most, merit(voice, position, legal.get(i)));
        }
        return most;
    }

    private static int merit(Voice voice, BlokusPosition position, int move) {
        int own = position.toMove();
        int other = Colour.other(own);
        List<Integer> cells = cells(move);
        boolean fights = !position.isBlocked(other);
        return switch (voice) {
            case SIZE -> cells.size() - 4;
            case CORNERS -> newCorners(position, cells, own) - 3;
            case BLOCK -> fights ? count(cells, cell -> isCorner(position, cell, other)) : 0;
            case MIDDLE ->
                    count(
                            cells,
                            c ->
                                    Math.min(Cells.x(c), Cells.y(c)) >= 4
                                            && Math.max(Cells.x(c), Cells.y(c)) <= 9);
            case REPLY -> fights ? touching(cells, position.lastPlacement(other)) : 0;
            case RANDOM -> throw new IllegalArgumentException("no heuristic");
        };
    }

    private static int count(List<Integer> cells, IntPredicate isGood) {
        return (int) cells.stream().filter(isGood::test).count();
    }

    private static int touching(List<Integer> cells, int last) {
        if (last == 0) {
            return 0;
        }
        Set<Integer> around = around(cells(last), SIDES);
        around.addAll(around(cells(last), DIAGONALS));
        return count(cells, around::contains);
    }

    /** Corners that a colour has only after it has placed these cells. */
    private static int newCorners(BlokusPosition position, List<Integer> cells, int colour) {
        Set<Integer> fresh = around(cells, DIAGONALS);
        fresh.removeAll(around(cells, SIDES));
        fresh.removeAll(cells);
        fresh.removeIf(c -> !isOpen(position, c, colour) || isCorner(position, c, colour));
        return fresh.size();
    }

    /** Where the next piece of a colour may be attached. */
    private static boolean isCorner(BlokusPosition position, int cell, int colour) {
        boolean attached =
                cell == Cells.start(colour)
                        || around(List.of(cell), DIAGONALS).stream()
                                .anyMatch(c -> position.owner(c) == colour);
        return attached && isOpen(position, cell, colour);
    }

    /** Whether a colour may cover a cell. */
    private static boolean isOpen(BlokusPosition position, int cell, int colour) {
        return position.owner(cell) == BlokusPosition.NOBODY
                && around(List.of(cell), SIDES).stream()
                        .noneMatch(c -> position.owner(c) == colour);
    }

    private static List<Integer> cells(int placement) {
        List<Integer> cells = new ArrayList<>();
        for (int cell : Placements.cells(placement)) {
            cells.add(cell);
        }
        return cells;
    }

    private static Set<Integer> around(List<Integer> cells, int[][] steps) {
        Set<Integer> around = new HashSet<>();
        for (int cell : cells) {
            for (int[] step : steps) {
                around.add(Cells.cellOrAbsent(Cells.x(cell) + step[0], Cells.y(cell) + step[1]));
            }
        }
        around.remove(Cells.ABSENT);
        return around;
    }

    /** Even after a heuristic has looked at a handful: none of the 414 first moves is left out. */
    @Test
    void drawsAnyMoveWhenNobodySpeaks() {
        BlokusPosition position = GAME.newPosition();
        Rng rng = new Rng(2);
        Set<Integer> drawn = new HashSet<>();
        for (int i = 0; i < 20_000; i++) {
            heuristics.look(position, rng);
            suggested.clear();
            heuristics.suggest(Voice.CORNERS.ordinal(), position, suggested);
            drawn.add(heuristics.draw());
        }
        assertThat(drawn).hasSize(414);
    }
}
