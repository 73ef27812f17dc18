package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import moyo.gtp.client.GtpClient;
import moyo.gtp.client.GtpRefusal;
import moyo.gtp.client.Limits;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whole games of {@code moyo gtp} against a real GNU Go, each program refereeing the other's moves,
 * and both counting the final board. {@code -Dgnugo.games=20} counts so many games of each size,
 * and {@code -Dgnugo.show=true} shows those where the counts differ.
 */
final class GnuGoGamesTest {
    private static final Limits LIMITS = new Limits(Duration.ofSeconds(60), Duration.ofSeconds(60));

    private static String gnuGo = "";

    @BeforeAll
    static void findGnuGo() {
        Optional<Path> found =
                Stream.of("/usr/games/gnugo", "/usr/bin/gnugo", "/usr/local/bin/gnugo")
                        .map(Path::of)
                        .filter(Files::isExecutable)
                        .findFirst();
        assumeTrue(found.isPresent(), "GNU Go is not installed: apt-get install gnugo");
        gnuGo = found.get().toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 13})
    void playsAWholeGameAndCountsItAsGnuGoDoes(int size) throws Exception {
        String player = "flat playouts=" + (size == 9 ? 2000 : 300);
        try (GtpClient moyo = moyo(player);
                GtpClient gnuGo = gnuGo(size)) {
            Game game = new Game(moyo, gnuGo, size);
            game.playOut(moyo, gnuGo);
            assertThat(points(moyo.send("final_score")))
                    .isEqualTo(points(gnuGo.send("final_score")));
        }
    }

    /** GNU Go needs half a minute for a whole game of this size. */
    @Test
    void playsTheFirstHundredMovesOnALargeBoard() throws Exception {
        try (GtpClient moyo = moyo("flat playouts=100");
                GtpClient gnuGo = gnuGo(19)) {
            new Game(moyo, gnuGo, 19).play(moyo, gnuGo, 100);
        }
    }

    /**
     * GNU Go's own games end in real positions, with dead stones left on the board. Games of 13x13
     * and 19x19 take GNU Go 6 and 30 seconds: {@code GnuGoCountsTest} of module {@code go} has
     * recorded ones.
     */
    @ParameterizedTest
    @CsvSource({"9, 8", "13, 0", "19, 0"})
    void countsGamesOfGnuGoAgainstItselfAsGnuGoDoes(int size, int least) throws Exception {
        int games = Math.max(least, Integer.getInteger("gnugo.games", 0));
        assumeTrue(games > 0, "-Dgnugo.games=N plays games on this board");
        int agreed = 0;
        List<String> counts = new ArrayList<>();
        try (GtpClient moyo = moyo("random");
                GtpClient gnuGo = gnuGo(size)) {
            for (int i = 0; i < games; i++) {
                new Game(moyo, gnuGo, size).playOut(gnuGo, gnuGo);
                String ours = moyo.send("final_score");
                String theirs = gnuGo.send("final_score");
                boolean same = points(ours) == points(theirs);
                agreed += same ? 1 : 0;
                counts.add(same ? ours : ours + " (GNU Go: " + theirs + ")");
                if (!same && Boolean.getBoolean("gnugo.show")) {
                    System.out.println(moyo.send("showboard"));
                    System.out.println("ours: " + moyo.send("final_status_list dead"));
                    System.out.println("GNU Go: " + gnuGo.send("final_status_list dead"));
                }
            }
        }
        System.out.printf("%dx%d: %d of %d counts agree: %s%n", size, size, agreed, games, counts);
        assertThat(agreed)
                .as("agreeing counts: %s", counts)
                .isGreaterThanOrEqualTo(games - Math.max(1, games / 10));
    }

    private static double points(String score) {
        double points = score.equals("0") ? 0 : Double.parseDouble(score.substring(2));
        return score.startsWith("W") ? -points : points;
    }

    private static GtpClient moyo(String player) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String path = System.getProperty("java.class.path");
        return GtpClient.start(
                List.of(
                        java,
                        "-cp",
                        path,
                        Main.class.getName(),
                        "gtp",
                        "--player",
                        player,
                        "--seed",
                        "1"),
                LIMITS);
    }

    private static GtpClient gnuGo(int seed) {
        return GtpClient.start(
                gnuGo
                        + " --mode gtp --chinese-rules --positional-superko --never-resign"
                        + " --level 1 --seed "
                        + seed,
                LIMITS);
    }

    /** One game on two boards: each program checks every move of the other. */
    private record Game(GtpClient moyo, GtpClient gnuGo, int size) {
        void playOut(GtpClient black, GtpClient white) throws GtpRefusal, InterruptedException {
            assertThat(play(black, white, 1500)).as("moves").isLessThan(1500);
        }

        /** Plays to the end, or so many moves; their number. */
        int play(GtpClient black, GtpClient white, int most)
                throws GtpRefusal, InterruptedException {
            for (String setting : List.of("boardsize " + size, "komi 6.5", "clear_board")) {
                moyo.send(setting);
                gnuGo.send(setting);
            }
            int passes = 0;
            int i = 0;
            for (; passes < 2 && i < most; i++) {
                String colour = i % 2 == 0 ? "black" : "white";
                GtpClient mover = i % 2 == 0 ? black : white;
                String move = mover.send("genmove " + colour);
                (mover == moyo ? gnuGo : moyo).send("play " + colour + " " + move);
                passes = move.equalsIgnoreCase("pass") ? passes + 1 : 0;
            }
            assertThat(stones(moyo, "black")).isEqualTo(stones(gnuGo, "black"));
            assertThat(stones(moyo, "white")).isEqualTo(stones(gnuGo, "white"));
            return i;
        }

        private static List<String> stones(GtpClient engine, String colour)
                throws GtpRefusal, InterruptedException {
            String[] stones = engine.send("list_stones " + colour).split("\\s+", -1);
            return Stream.of(stones).sorted().toList();
        }
    }
}
