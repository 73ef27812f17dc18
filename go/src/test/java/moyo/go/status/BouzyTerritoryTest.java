package moyo.go.status;

import static org.assertj.core.api.Assertions.assertThat;

import moyo.game.Rng;
import moyo.go.Diagrams;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.Stone;
import moyo.go.UniformPolicy;
import moyo.testkit.Allocation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BouzyTerritoryTest {
    private static String values(String diagram, int dilations, int erosions) {
        GoPosition position = Diagrams.position(GoRules.CHINESE, diagram);
        Geometry geometry = position.game().geometry();
        BouzyTerritory territory = new BouzyTerritory(geometry, dilations, erosions);
        territory.look(position.board());
        StringBuilder text = new StringBuilder();
        for (int y = geometry.size() - 1; y >= 0; y--) {
            for (int x = 0; x < geometry.size(); x++) {
                text.append(x == 0 ? "" : " ").append(territory.value(geometry.point(x, y)));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static final String CORNER =
            """
            X...
            ....
            ....
            ....
            """;

    /** By hand: rings around the stone, and the stone gains from its own two neighbours. */
    @Test
    void aStoneSpreads() {
        assertThat(values(CORNER, 1, 0)).isEqualTo("128 1 0 0\n1 0 0 0\n0 0 0 0\n0 0 0 0\n");
        assertThat(values(CORNER, 2, 0)).isEqualTo("130 2 1 0\n2 2 0 0\n1 0 0 0\n0 0 0 0\n");
        assertThat(values(CORNER, 3, 0)).isEqualTo("132 5 2 1\n5 4 2 0\n2 2 0 0\n1 0 0 0\n");
    }

    /** By hand: what borders on zero loses one for each zero beside it. */
    @Test
    void erosionTakesTheRim() {
        assertThat(values(CORNER, 2, 1)).isEqualTo("130 2 0 0\n2 0 0 0\n0 0 0 0\n0 0 0 0\n");
        assertThat(values(CORNER, 2, 2)).isEqualTo("130 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n");
        assertThat(values(CORNER, 2, 3)).isEqualTo("128 0 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n");
    }

    /** By hand: between the colours nothing grows, behind them it does. */
    @Test
    void theColoursKeepEachOtherOut() {
        String diagram =
                """
                X.O.
                X.O.
                ....
                ....
                """;
        assertThat(values(diagram, 1, 0))
                .isEqualTo("129 0 -129 -1\n129 0 -129 -1\n1 0 -1 0\n0 0 0 0\n");
        assertThat(values(diagram, 2, 0))
                .isEqualTo("130 0 -131 -3\n131 0 -132 -3\n2 0 -2 -2\n1 0 -1 0\n");
        assertThat(values(diagram, 2, 1))
                .isEqualTo("129 0 -130 -3\n130 0 -131 -3\n1 0 -1 -1\n0 0 0 0\n");
    }

    @ParameterizedTest
    @CsvSource({"9, 4, 4", "19, 9, 9", "19, 3, 3", "19, 2, 5"})
    void aLoneStoneHasNoTerritory(int size, int x, int y) {
        Geometry geometry = Geometry.of(size);
        GoPosition position = new GoGame(size, 0, GoRules.CHINESE).newPosition();
        BouzyTerritory territory = new BouzyTerritory(geometry);
        assertThat(territory.evaluate(position)).isZero();
        position.play(geometry.point(x, y));
        assertThat(territory.evaluate(position)).isGreaterThanOrEqualTo(1);
        if (x == 9) {
            assertThat(territory.evaluate(position)).isEqualTo(1);
        }
    }

    @Test
    void wallsHaveTerritoryBehindThem() {
        String diagram =
                """
                ..X.O..
                ..X.O..
                ..X.O..
                ..X.O..
                ..X.O..
                ..X.O..
                ..XXO..
                """;
        GoPosition position = Diagrams.position(GoRules.CHINESE, diagram);
        BouzyTerritory territory = new BouzyTerritory(position.game().geometry());
        assertThat(territory.evaluate(position)).isEqualTo(22 - 21 - 6.5);
    }

    /** The definition on a grid, along random games. */
    @Test
    void agreesWithASecondImplementation() {
        GoGame game = new GoGame(9, 6.5, GoRules.CHINESE);
        Geometry geometry = game.geometry();
        BouzyTerritory territory = new BouzyTerritory(geometry);
        UniformPolicy policy = new UniformPolicy();
        for (int seed = 0; seed < 10; seed++) {
            Rng rng = new Rng(seed);
            GoPosition position = game.newPosition();
            while (!position.isOver()) {
                territory.look(position.board());
                int[][] naive = naive(position, 5, 21);
                for (int p : geometry.points()) {
                    assertThat(territory.value(p))
                            .as("seed %d, move %d", seed, position.moveNumber())
                            .isEqualTo(naive[geometry.y(p)][geometry.x(p)]);
                }
                position.play(policy.choose(position, rng));
            }
        }
    }

    /** As GNU Go's manual tells it, for one colour after the other. */
    private static int[][] naive(GoPosition position, int dilations, int erosions) {
        int size = position.game().geometry().size();
        int[][] grid = new int[size][size];
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                int stone = position.board().stone(position.game().geometry().point(x, y));
                grid[y][x] = stone == Stone.EMPTY ? 0 : stone == Stone.BLACK ? 128 : -128;
            }
        }
        for (int i = 0; i < dilations + erosions; i++) {
            int[][] old = new int[size][];
            for (int y = 0; y < size; y++) {
                old[y] = grid[y].clone();
            }
            for (int y = 0; y < size; y++) {
                for (int x = 0; x < size; x++) {
                    int own = count(old, x, y, 1);
                    int enemy = count(old, x, y, -1);
                    int zero = count(old, x, y, 0);
                    int v = old[y][x];
                    if (i < dilations) {
                        grid[y][x] += v >= 0 && enemy == 0 ? own : 0;
                        grid[y][x] -= v <= 0 && own == 0 ? enemy : 0;
                    } else if (v > 0) {
                        grid[y][x] = Math.max(0, v - zero - enemy);
                    } else if (v < 0) {
                        grid[y][x] = Math.min(0, v + zero + own);
                    }
                }
            }
        }
        return grid;
    }

    private static int count(int[][] grid, int x, int y, int sign) {
        int count = 0;
        int[][] steps = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
        for (int[] step : steps) {
            int nx = x + step[0];
            int ny = y + step[1];
            boolean onBoard = nx >= 0 && ny >= 0 && nx < grid.length && ny < grid.length;
            count += onBoard && Integer.signum(grid[ny][nx]) == sign ? 1 : 0;
        }
        return count;
    }

    @Test
    void allocatesNothing() {
        GoPosition position = new GoGame(9, 6.5, GoRules.CHINESE).newPosition();
        BouzyTerritory territory = new BouzyTerritory(position.game().geometry());
        double[] sum = new double[1];
        Allocation.assertNone(
                () -> {
                    for (int i = 0; i < 1000; i++) {
                        sum[0] += territory.evaluate(position);
                    }
                });
    }
}
