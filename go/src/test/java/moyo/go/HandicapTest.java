package moyo.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;
import moyo.gtp.client.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class HandicapTest {
    private static final Path GNU_GO = Path.of("/usr/games/gnugo");

    private static Set<String> fixed(int size, int stones) {
        return names(size, Handicap.fixed(Geometry.of(size), stones));
    }

    private static Set<String> names(int size, List<Integer> points) {
        GoGame game = new GoGame(size, 0.5, GoRules.CHINESE);
        Set<String> names = new TreeSet<>();
        points.forEach(p -> names.add(game.moveName(p)));
        return names;
    }

    private static Set<String> words(String text) {
        return new TreeSet<>(List.of(text.strip().split(" ")));
    }

    /** The table of the GTP definition, section 4.1.1. */
    @ParameterizedTest
    @CsvSource({
        "9, 2, C3 G7",
        "9, 3, C3 G7 C7",
        "9, 4, C3 G7 C7 G3",
        "9, 5, C3 G7 C7 G3 E5",
        "9, 6, C3 G7 C7 G3 C5 G5",
        "9, 7, C3 G7 C7 G3 C5 G5 E5",
        "9, 8, C3 G7 C7 G3 C5 G5 E3 E7",
        "9, 9, C3 G7 C7 G3 C5 G5 E3 E7 E5",
        "19, 2, D4 Q16",
        "19, 3, D4 Q16 D16",
        "19, 4, D4 Q16 D16 Q4",
        "19, 5, D4 Q16 D16 Q4 K10",
        "19, 6, D4 Q16 D16 Q4 D10 Q10",
        "19, 7, D4 Q16 D16 Q4 D10 Q10 K10",
        "19, 8, D4 Q16 D16 Q4 D10 Q10 K4 K16",
        "19, 9, D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"
    })
    void followsTheTableOfGtp(int size, int stones, String points) {
        assertThat(fixed(size, stones)).isEqualTo(words(points));
    }

    /** The fourth line begins with 13x13; GNU Go, alone among programs, uses it on 12x12, too. */
    @Test
    void usesTheThirdLineUpToTwelveLines() {
        assertThat(fixed(12, 4)).isEqualTo(words("C3 K10 C10 K3"));
        assertThat(fixed(13, 4)).isEqualTo(words("D4 K10 D10 K4"));
        assertThat(fixed(7, 4)).isEqualTo(words("C3 E5 C5 E3"));
    }

    @Test
    void smallBoardsHaveNoStarPointsAndEvenOnesNoMiddle() {
        int[] most = new int[26];
        for (int size = 2; size <= 25; size++) {
            most[size] = Handicap.mostFixed(Geometry.of(size));
        }
        assertThat(most)
                .containsExactly(
                        0, 0, 0, 0, 0, 0, 0, 4, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4, 9, 4,
                        9);
    }

    @ParameterizedTest
    @ValueSource(ints = {7, 8, 9, 10, 11, 13, 14, 15, 16, 17, 18, 19})
    void agreesWithGnuGo(int size) throws Exception {
        try (GtpClient gnuGo = gnuGo()) {
            gnuGo.send("boardsize " + size);
            int most = Handicap.mostFixed(Geometry.of(size));
            for (int stones = 2; stones <= most; stones++) {
                gnuGo.send("clear_board");
                String answer = gnuGo.send("fixed_handicap " + stones);
                assertThat(fixed(size, stones)).as("%d stones", stones).isEqualTo(words(answer));
            }
            gnuGo.send("clear_board");
            assertThat(refuses(gnuGo, most + 1)).as("%d stones", most + 1).isTrue();
        }
    }

    @Test
    void smallerBoardsHaveNoFixedHandicapWithGnuGoEither() throws Exception {
        try (GtpClient gnuGo = gnuGo()) {
            for (int size = 5; size < 7; size++) {
                gnuGo.send("boardsize " + size);
                assertThat(refuses(gnuGo, 2)).isTrue();
            }
        }
    }

    private static GtpClient gnuGo() {
        assumeTrue(Files.isExecutable(GNU_GO), "GNU Go is not installed: apt-get install gnugo");
        return GtpClient.start(GNU_GO + " --mode gtp --level 1", Limits.DEFAULT);
    }

    private static boolean refuses(GtpClient engine, int stones) throws InterruptedException {
        try {
            engine.send("fixed_handicap " + stones);
            return false;
        } catch (GtpRefusal e) {
            return e.reason().toLowerCase(Locale.ROOT).contains("handicap");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 6, 7, 8, 9, 13})
    void freeHandicapOfAnyNumberIsDistinctPointsOfTheBoard(int size) {
        Geometry geometry = Geometry.of(size);
        for (int stones = 1; stones <= geometry.pointCount(); stones++) {
            List<Integer> points = Handicap.free(geometry, stones);
            assertThat(points).hasSize(stones).allMatch(geometry::isOnBoard);
            assertThat(new HashSet<>(points)).hasSize(stones);
        }
    }

    @Test
    void freeHandicapOfAsManyStonesAsStarPointsTakesThem() {
        for (int stones = 2; stones <= 9; stones++) {
            assertThat(names(19, Handicap.free(Geometry.of(19), stones)))
                    .isEqualTo(fixed(19, stones));
        }
    }

    @Test
    void freeHandicapKeepsOffTheEdgeWhileItCan() {
        Geometry geometry = Geometry.of(9);
        assertThat(Handicap.free(geometry, 49)).allMatch(p -> geometry.line(p) > 1);
        assertThat(Handicap.free(geometry, 50)).anyMatch(p -> geometry.line(p) == 1);
    }
}
