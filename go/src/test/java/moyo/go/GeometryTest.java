package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GeometryTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 9, 13, 19, 25})
    void everyPointHasItsOwnCoordinates(int size) {
        Geometry geometry = Geometry.of(size);
        assertThat(geometry.size()).isEqualTo(size);
        assertThat(geometry.pointCount()).isEqualTo(size * size);
        Set<Integer> seen = new HashSet<>();
        for (int y = 0; y < size; y++) {
            for (int x = 0; x < size; x++) {
                int p = geometry.point(x, y);
                assertThat(geometry.isOnBoard(p)).isTrue();
                assertThat(geometry.x(p)).isEqualTo(x);
                assertThat(geometry.y(p)).isEqualTo(y);
                assertThat(p).isGreaterThan(0).isLessThan(geometry.arrayLength());
                seen.add(p);
            }
        }
        assertThat(seen).hasSize(size * size);
        assertThat(Arrays.stream(geometry.points()).boxed().toList())
                .containsExactlyInAnyOrderElementsOf(seen);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 9, 25})
    void nothingElseIsOnTheBoardAndNoNeighbourIsOutsideTheArray(int size) {
        Geometry geometry = Geometry.of(size);
        int onBoard = 0;
        for (int i = 0; i < geometry.arrayLength(); i++) {
            onBoard += geometry.isOnBoard(i) ? 1 : 0;
        }
        assertThat(onBoard).isEqualTo(size * size);
        assertThat(geometry.isOnBoard(0)).isFalse();
        GoBoard board = new GoBoard(geometry);
        for (int p : geometry.points()) {
            for (int direction = 0; direction < 8; direction++) {
                int q = p + board.offset(direction);
                assertThat(q).isBetween(0, geometry.arrayLength() - 1);
                boolean near =
                        geometry.isOnBoard(q)
                                && Math.abs(geometry.x(p) - geometry.x(q)) <= 1
                                && Math.abs(geometry.y(p) - geometry.y(q)) <= 1;
                assertThat(near).isEqualTo(geometry.isOnBoard(q));
            }
        }
    }

    @Test
    void pointsGoRowByRowFromTheBottomLeft() {
        Geometry geometry = Geometry.of(3);
        assertThat(geometry.points()[0]).isEqualTo(geometry.point(0, 0));
        assertThat(geometry.points()[2]).isEqualTo(geometry.point(2, 0));
        assertThat(geometry.points()[3]).isEqualTo(geometry.point(0, 1));
        assertThat(geometry.points()[8]).isEqualTo(geometry.point(2, 2));
    }

    @Test
    void theListOfPointsIsACopy() {
        Geometry.of(5).points()[0] = 0;
        assertThat(Geometry.of(5).points()[0]).isNotZero();
    }

    @Test
    void linesAreCountedFromTheNearestEdge() {
        String lines =
                """
                11111
                12221
                12321
                12221
                11111
                """;
        Geometry geometry = Geometry.of(5);
        StringBuilder drawn = new StringBuilder();
        for (int y = 4; y >= 0; y--) {
            for (int x = 0; x < 5; x++) {
                drawn.append(geometry.line(geometry.point(x, y)));
            }
            drawn.append('\n');
        }
        assertThat(drawn.toString()).isEqualToIgnoringNewLines(lines);
        assertThat(Geometry.of(19).line(Geometry.of(19).point(9, 9))).isEqualTo(10);
        assertThat(Geometry.of(2).line(Geometry.of(2).point(1, 0))).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8, 9, 19})
    void theEightSymmetriesAreAGroupOfBijections(int size) {
        Geometry geometry = Geometry.of(size);
        Set<List<Integer>> maps = new HashSet<>();
        for (int s = 0; s < 8; s++) {
            List<Integer> map = map(geometry, s);
            assertThat(new HashSet<>(map)).as("a bijection").hasSize(size * size);
            maps.add(map);
        }
        assertThat(maps).as("all different").hasSize(8);
        for (int s = 0; s < 8; s++) {
            for (int t = 0; t < 8; t++) {
                assertThat(maps).as("%d after %d", t, s).contains(compose(geometry, s, t));
            }
        }
        assertThat(map(geometry, 0))
                .as("the identity")
                .isEqualTo(Arrays.stream(geometry.points()).boxed().toList());
    }

    private static List<Integer> map(Geometry geometry, int symmetry) {
        return Arrays.stream(geometry.points())
                .map(p -> geometry.symmetric(p, symmetry))
                .boxed()
                .toList();
    }

    private static List<Integer> compose(Geometry geometry, int first, int second) {
        return Arrays.stream(geometry.points())
                .map(p -> geometry.symmetric(geometry.symmetric(p, first), second))
                .boxed()
                .toList();
    }

    @Test
    void symmetriesKeepNeighboursTogetherAndPassWhereItIs() {
        Geometry geometry = Geometry.of(9);
        for (int s = 0; s < 8; s++) {
            assertThat(geometry.symmetric(0, s)).isZero();
            for (int p : geometry.points()) {
                int mapped = geometry.symmetric(p, s);
                assertThat(geometry.line(mapped)).isEqualTo(geometry.line(p));
                if (geometry.x(p) < 8) {
                    int right =
                            geometry.symmetric(geometry.point(geometry.x(p) + 1, geometry.y(p)), s);
                    int distance =
                            Math.abs(geometry.x(mapped) - geometry.x(right))
                                    + Math.abs(geometry.y(mapped) - geometry.y(right));
                    assertThat(distance).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void rotationsComeFirstAndReflectionsAfterThem() {
        Geometry geometry = Geometry.of(9);
        int p = geometry.point(2, 0);
        assertThat(geometry.symmetric(p, 1)).isEqualTo(geometry.point(8, 2));
        assertThat(geometry.symmetric(p, 2)).isEqualTo(geometry.point(6, 8));
        assertThat(geometry.symmetric(p, 3)).isEqualTo(geometry.point(0, 6));
        assertThat(geometry.symmetric(p, 4)).isEqualTo(geometry.point(6, 0));
    }
}
