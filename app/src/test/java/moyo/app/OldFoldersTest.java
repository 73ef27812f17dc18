package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Folders that build 32b13e9 wrote are read, and this build goes on with them. */
final class OldFoldersTest {
    private static final Path OLD = Path.of("src/test/resources/old");

    @TempDir private Path temp;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void copy() throws IOException {
        try (Stream<Path> files = Files.walk(OLD)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = temp.resolve(OLD.relativize(file).toString());
                Files.createDirectories(target.resolveSibling(""));
                Files.copy(file, target);
            }
        }
    }

    private int moyo(String... words) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), words);
    }

    private Path folder(String name) {
        return temp.resolve(name);
    }

    /** As if the old build had been killed before its last game. */
    private List<GameResult> forgetLastGame(Path folder) throws IOException {
        List<GameResult> all = RunFolder.results(folder);
        Path file = folder.resolve("results.jsonl");
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, lines.size() - 1));
        return all;
    }

    private int match(String... more) {
        List<String> words =
                Stream.concat(
                                Stream.of("match", "uct", "random", "--games", "4", "--playouts"),
                                Stream.of("20", "--dir", folder("match").toString(), "--jobs=1"))
                        .toList();
        return moyo(Stream.concat(words.stream(), Stream.of(more)).toArray(String[]::new));
    }

    @Test
    void aMatchIsReported() {
        assertThat(moyo("report", folder("match").toString())).as(err.toString()).isZero();
        assertThat(out.toString()).contains("uct vs random").containsPattern("all +4 ");
        assertThat(folder("match").resolve("report.html")).content().contains("32b13e9f9f");
        assertThat(RunFolder.content(folder("match")).warnings()).isEmpty();
        assertThat(RunFolder.results(folder("match")))
                .allSatisfy(game -> assertThat(game.counts().toString()).contains("playout-moves"));
    }

    @Test
    void aMatchGoesOnWithTheVeryGameThatWasMissing() throws IOException {
        List<GameResult> all = forgetLastGame(folder("match"));
        assertThat(match("--size", "5")).as(err.toString()).isZero();
        assertThat(err.toString())
                .contains("3 games are in", "1 are missing")
                .contains("some were played by build 32b13e9f9f");
        List<GameResult> now = RunFolder.results(folder("match"));
        assertThat(now).hasSize(4).startsWith(all.subList(0, 3).toArray(GameResult[]::new));
        assertThat(now.get(3).id()).isEqualTo(all.get(3).id());
        assertThat(now.get(3).moves()).isEqualTo(all.get(3).moves());
    }

    @Test
    void anotherMatchIsRefusedAndNothingChanges() throws IOException {
        String results = Files.readString(folder("match").resolve("results.jsonl"));
        assertThat(match("--size", "7")).isEqualTo(2);
        assertThat(err.toString()).contains("holds another run: game.size was 5 and is 7");
        assertThat(folder("match").resolve("results.jsonl")).hasContent(results.strip());
    }

    @Test
    void anExperimentGoesOn() throws IOException {
        Path btt = folder("reproduce").resolve("small/btt");
        List<GameResult> all = forgetLastGame(btt);
        int code =
                moyo(
                        "reproduce",
                        "--experiments=" + folder("experiments"),
                        "--dir=" + folder("reproduce"),
                        "--jobs=1");
        assertThat(code).as(err.toString()).isZero();
        assertThat(err.toString()).contains("1 games to play");
        assertThat(out.toString()).containsPattern("random +all games +- +25.0 %");
        List<GameResult> now = RunFolder.results(btt);
        assertThat(now).hasSize(4);
        assertThat(now.get(3).moves()).isEqualTo(all.get(3).moves());
    }

    @Test
    void aLearningGoesOnAndComesToTheSameTeam() throws IOException {
        forgetLastGame(folder("learn").resolve("rounds/confirm"));
        int code =
                moyo(
                        "learn",
                        "agents",
                        "--method=climb",
                        "--order=" + folder("order.txt"),
                        "--games=2",
                        "--confirm=2",
                        "--playouts=10",
                        "--size=5",
                        "--jobs=1",
                        "--dir=" + folder("learn"));
        assertThat(code).as(err.toString()).isZero();
        assertThat(out.toString())
                .contains("agent 2: N-AC-AD-L-P,P-L-AD-AC-N 50.0 % (9.5 to 90.5) of 2 games")
                .contains("team: N-AC-AD-L-P\n")
                .contains("games played in all: 8");
        assertThat(RunFolder.results(folder("learn").resolve("rounds/confirm"))).hasSize(2);
    }
}
