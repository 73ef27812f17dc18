package moyo.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import moyo.app.option.Games;
import moyo.search.player.PlayerKind;
import moyo.search.player.Settings;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Every player plays as it did when its game was recorded. A commit that changes play on purpose
 * records anew with {@code -Drecord=true} and says so.
 */
final class SamePlayTest {
    private static final Path RECORD =
            Path.of("src", "test", "resources", "moyo", "app", "recorded-games.txt");

    /** {@code ./moyo bench --signature}. */
    private static final int SIGNATURE = 147_394_728;

    /** A line of the record: game, size, spec, seed, plies, hash, moves, with tabs between. */
    private record Recorded(List<String> fields) {
        static Recorded of(String line) {
            return new Recorded(List.of(line.split("\t")));
        }

        String title() {
            return "%s %s %s".formatted(fields.get(0), fields.get(1), fields.get(2));
        }

        SelfPlayLine play() {
            Map<String, String> board =
                    fields.get(1).equals("-") ? Map.of() : Map.of("size", fields.get(1));
            return SelfPlayLine.play(
                    Games.of(fields.get(0), board),
                    fields.get(2),
                    Long.parseLong(fields.get(3)),
                    Integer.parseInt(fields.get(4)));
        }

        String playedAgain() {
            SelfPlayLine line = play();
            return String.join(
                    "\t",
                    fields.get(0),
                    fields.get(1),
                    fields.get(2),
                    fields.get(3),
                    fields.get(4),
                    Long.toHexString(line.hash()),
                    String.join(" ", line.moves()));
        }
    }

    private static List<Recorded> recorded() throws IOException {
        return Files.readAllLines(RECORD, StandardCharsets.UTF_8).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> Recorded.of(line))
                .toList();
    }

    @TestFactory
    Stream<DynamicTest> playsTheRecordedGame() throws IOException {
        if (Boolean.getBoolean("record")) {
            writeAnew();
        }
        return recorded().stream()
                .map(
                        game ->
                                DynamicTest.dynamicTest(
                                        game.title(),
                                        () -> {
                                            SelfPlayLine line = game.play();
                                            assertThat(line.moves())
                                                    .containsExactly(game.fields.get(6).split(" "));
                                            assertThat(Long.toHexString(line.hash()))
                                                    .as("hash of moves, simulations and values")
                                                    .isEqualTo(game.fields.get(5));
                                        }));
    }

    private static void writeAnew() throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(RECORD, StandardCharsets.UTF_8)) {
            lines.add(line.startsWith("#") ? line : Recorded.of(line).playedAgain());
        }
        Files.write(RECORD, lines, StandardCharsets.UTF_8);
    }

    @Test
    void everyPlayerHasARecordedGame() throws IOException {
        List<String> seen =
                recorded().stream()
                        .map(game -> game.fields.get(0) + " " + game.fields.get(2).split(" ")[0])
                        .toList();
        for (String game : Games.names()) {
            Games.of(game, Map.of()).players().kinds().stream()
                    .filter(SamePlayTest::canPlay)
                    .forEach(kind -> assertThat(seen).contains(game + " " + kind.name()));
        }
    }

    /** Whether nothing is missing, such as weights that are not shipped. */
    private static boolean canPlay(PlayerKind<?, ?> kind) {
        return kind.missing().apply(Settings.defaults(kind.settings())).isEmpty();
    }

    @Test
    void theSignatureIsTheRecordedOne() {
        assertThat(Signature.compute()).isEqualTo(SIGNATURE);
    }

    @Test
    void theHashTellsEveryBitOfANumber() {
        long[] hashes = new long[Integer.SIZE];
        Arrays.setAll(hashes, bit -> SelfPlayLine.mixed(1, 1 << bit));
        assertThat(Arrays.stream(hashes).distinct().count()).isEqualTo(Integer.SIZE);
    }
}
