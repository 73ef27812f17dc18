package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import moyo.connect4.family.Connect4Family;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands beside the match: with {@code --master} they play the same games as without. */
final class CommandsOnSparkTest {
    private static final String MASTER = "local[2]";

    @TempDir private Path temp;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int moyo(List<String> words) {
        return Main.run(
                new PrintWriter(out, true),
                new PrintWriter(err, true),
                words.toArray(String[]::new));
    }

    /** Runs a command with and without a cluster and compares the games. */
    private void assertSameGames(int games, String... words) throws IOException {
        Set<String> there = play("there", words, "--master", MASTER);
        assertThat(there).hasSize(games);
        assertThat(there).isEqualTo(play("here", words, "--jobs", "1"));
    }

    private Set<String> play(String folder, String[] words, String... more) throws IOException {
        Path dir = temp.resolve(folder);
        List<String> command = new ArrayList<>(List.of(words));
        command.addAll(List.of(more));
        command.addAll(List.of("--dir", dir.toString()));
        assertThat(moyo(command)).as(err.toString()).isZero();
        Set<String> games = new TreeSet<>();
        try (Stream<Path> files = Files.walk(dir)) {
            for (Path file : files.filter(f -> f.endsWith("results.jsonl")).toList()) {
                for (GameResult game : RunFolder.results(parent(file))) {
                    games.add(
                            "%s: %s %s %s"
                                    .formatted(
                                            dir.relativize(file),
                                            game.id(),
                                            game.result(),
                                            game.moves()));
                }
            }
        }
        return games;
    }

    private static Path parent(Path file) {
        return Objects.requireNonNull(file.getParent());
    }

    @Test
    void aTournamentOfMorePlayersThanANodeKeepsWithOpeningsFromAFile() throws IOException {
        Path openings = Files.writeString(temp.resolve("openings.txt"), "d d\na # corner\n");
        Path file =
                Files.writeString(
                        temp.resolve("pool.yaml"),
                        """
                        game: connect4
                        games: 4
                        players:
                          a: flat playouts=5
                          b: {extends: a, playouts: 10}
                          c: {extends: a, playouts: 15}
                          d: uct playouts=5
                          e: {extends: d, playouts: 10}
                          f: random
                        """);
        assertSameGames(60, "tournament", file.toString(), "--openings", openings.toString());
    }

    @Test
    void aTuningWithItsConfirmation() throws IOException {
        assertSameGames(
                16,
                "tune",
                "uct playouts=10",
                "--game=connect4",
                "--over=exploration=0.1:3",
                "--openings=4",
                "--games=12",
                "--confirm=4");
    }

    @Test
    void aLearningOfAgents() throws IOException {
        Path list =
                Files.writeString(
                        temp.resolve("list.txt"), "AD-N-AC-P-L\nAD-N-P-AC-L\nP-L-AD-AC-N\n");
        assertSameGames(
                30,
                "learn",
                "agents",
                "--method=climb",
                "--size=5",
                "--playouts=8",
                "--order=" + list,
                "--games=6",
                "--confirm=6");
    }

    @Test
    void anExperiment() throws IOException {
        Path file =
                Files.writeString(
                        temp.resolve("mine.yaml"),
                        """
                        game: connect4
                        games: 4
                        b: random
                        rows:
                          - {name: low, a: uct playouts=20 exploration=0.25}
                          - {name: high, a: uct playouts=20 exploration=1.5}
                        """);
        assertSameGames(8, "experiment", file.toString());
    }

    @Test
    void selfPlayInBlocks() throws IOException {
        Path nets = Files.createDirectories(temp.resolve("run/nets"));
        try (InputStream in =
                Connect4Family.class.getResourceAsStream("/moyo/connect4/net/connect4.net")) {
            Files.copy(Objects.requireNonNull(in), nets.resolve("latest.net"));
        }
        List<String> words = new ArrayList<>(List.of("selfplay", "--game=connect4", "--rows=1"));
        words.addAll(List.of("--visits", "2", "2", "--minutes=0.02", "--master", MASTER));
        words.addAll(List.of("--dir", temp.resolve("run").toString()));
        assertThat(moyo(words)).as(err.toString()).isZero();
        List<String> blocks = Files.readAllLines(temp.resolve("run/blocks.txt"));
        assertThat(blocks).contains("0", "1").doesNotHaveDuplicates();
        assertThat(out.toString()).contains("\"blocks\": " + blocks.size());
        try (Stream<Path> rows = Files.list(temp.resolve("run/rows"))) {
            assertThat(rows).hasSizeGreaterThanOrEqualTo(blocks.size());
        }
    }
}
