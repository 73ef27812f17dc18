package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One run, played in parts by several processes as by several machines. */
final class MergeCommandLineTest {
    @TempDir private Path temp;

    private Path dir(String name) {
        return temp.resolve(name);
    }

    private Said match(String name, String... more) {
        List<String> words = new ArrayList<>(List.of("match", "uct", "flat", "--game", "connect4"));
        words.addAll(List.of("--games", "16", "--playouts", "30", "--openings", "2"));
        words.addAll(List.of("--jobs", "1", "--dir", dir(name).toString()));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    private static List<String> games(Path dir) {
        List<String> games = new ArrayList<>();
        for (GameResult game : RunFolder.results(dir)) {
            games.add("%s %s %s".formatted(game.id(), game.moves(), game.simulations()));
        }
        return games;
    }

    @Test
    void fourPartsOfAMatchAreTheWholeMatch() throws Exception {
        assertThat(match("whole").code()).isZero();
        List<String> words = new ArrayList<>(List.of("merge"));
        for (int number = 1; number <= 4; number++) {
            Said said = match("part" + number, "--part", number + "/4");
            assertThat(said.code()).as(said.err()).isZero();
            assertThat(said.out()).containsPattern("all +4 ");
            words.add(dir("part" + number).toString());
        }
        words.addAll(List.of("--into", dir("all").toString()));
        Said merged = Said.moyo(words);
        assertThat(merged.code()).as(merged.err()).isZero();
        assertThat(merged.out()).contains("uct vs flat").containsPattern("all +16 ");
        assertThat(games(dir("all"))).hasSize(16).isEqualTo(games(dir("whole")));
        String record = "games/m1-0005-1.txt";
        String whole = Files.readString(dir("whole").resolve(record));
        assertThat(dir("all").resolve(record))
                .content()
                .endsWith(whole.substring(whole.indexOf("first (X)")));
        Said again = match("all");
        assertThat(again.err()).contains("16 games are in").contains("0 are missing");
    }

    @Test
    void aTournamentHasPartsToo() throws Exception {
        Path file =
                Files.writeString(
                        temp.resolve("pool.yaml"),
                        """
                        game: connect4
                        games: 6
                        jobs: 1
                        players: {a: random, b: uct playouts=5, c: uct playouts=10}
                        """);
        String name = file.toString();
        Said.moyo("tournament", name, "--dir", dir("whole").toString());
        Said.moyo("tournament", name, "--part=1/2", "--dir", dir("one").toString());
        Said.moyo("tournament", name, "--part=2/2", "--dir", dir("two").toString());
        Said merged =
                Said.moyo(
                        "merge",
                        dir("one").toString(),
                        dir("two").toString(),
                        "--into=" + dir("all"));
        assertThat(merged.code()).as(merged.err()).isZero();
        assertThat(merged.out()).contains("Elo   95 % interval   games  points");
        assertThat(games(dir("one"))).hasSizeBetween(8, 10);
        assertThat(games(dir("all"))).hasSize(18).isEqualTo(games(dir("whole")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"5/4", "0/4", "x"})
    void saysWhatAPartIs(String part) {
        Said said = match("run", "--part", part);
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err())
                .isEqualTo(
                        "moyo: part '%s' is not K/N with whole numbers and K from 1 to N, such as 2/4\n"
                                .formatted(part));
        assertThat(dir("run")).doesNotExist();
    }

    @Test
    void aSequentialTestHasNoParts() {
        Said said = match("run", "--part", "1/2", "--sprt", "0,50");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("a sequential test needs all games in one place");
        assertThat(dir("run")).doesNotExist();
    }

    @Test
    void anExperimentHasPartsToo() throws Exception {
        Path file =
                Files.writeString(
                        temp.resolve("mine.yaml"),
                        "{game: connect4, games: 8, b: random, rows: [{name: r, a: random}]}");
        Said said = Said.moyo("experiment", file.toString(), "--part", "3/2");
        assertThat(said.err()).contains("part '3/2' is not K/N");
        for (String part : List.of("1", "2")) {
            Said.moyo(
                    "experiment",
                    file.toString(),
                    "--jobs=1",
                    "--part=%s/2".formatted(part),
                    "--dir=" + dir("p" + part));
        }
        Said merged =
                Said.moyo(
                        "merge", dir("p1").toString(), dir("p2").toString(), "--into=" + dir("e"));
        assertThat(merged.code()).as(merged.err()).isZero();
        assertThat(games(dir("e/mine/r"))).hasSize(8);
        Said report = Said.moyo("experiment", file.toString(), "--dir=" + dir("e"));
        assertThat(report.err()).doesNotContain("to play");
        assertThat(report.out()).containsPattern("r +all games .* 8\n");
    }

    /** A grid, so that several rows have parts; rows of few pairs have empty parts. */
    @Test
    void fourPartsOfAnExperimentAreTheWholeExperiment() throws Exception {
        Path file =
                Files.writeString(
                        temp.resolve("mine.yaml"),
                        """
                        game: connect4
                        games: 10
                        playouts: 15
                        openings: 2
                        b: random
                        curves: exploration
                        rows:
                          - name: c=<c>
                            a: uct exploration=<c>
                            for: {c: [0.3, 1, 3]}
                            curve: {of: uct, at: <c>}
                        """);
        Said whole = experiment(file, "whole");
        assertThat(whole.code()).as(whole.err()).isZero();
        List<String> words = new ArrayList<>(List.of("merge"));
        int parts = 0;
        for (int number = 1; number <= 4; number++) {
            Said said = experiment(file, "part" + number, "--part", number + "/4");
            assertThat(said.code()).as(said.err()).isZero();
            words.add(dir("part" + number).toString());
            for (String row : List.of("c-0.3", "c-1", "c-3")) {
                parts += games(dir("part" + number + "/mine/" + row)).size();
            }
        }
        assertThat(parts).isEqualTo(30);
        words.addAll(List.of("--into", dir("all").toString()));
        Said merged = Said.moyo(words);
        assertThat(merged.code()).as(merged.err()).isZero();
        for (String row : List.of("c-0.3", "c-1", "c-3")) {
            assertThat(games(dir("all/mine/" + row)))
                    .hasSize(10)
                    .isEqualTo(games(dir("whole/mine/" + row)));
        }
        Said report = experiment(file, "all");
        assertThat(report.err()).doesNotContain("to play");
        assertThat(report.out().replace(dir("all").toString(), ""))
                .isEqualTo(whole.out().replace(dir("whole").toString(), ""));
    }

    private Said experiment(Path file, String name, String... more) {
        List<String> words = new ArrayList<>(List.of("experiment", file.toString(), "--jobs", "1"));
        words.addAll(List.of("--dir", dir(name).toString()));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    @Test
    void resultsOfAnotherRunAreRefusedByName() throws Exception {
        match("one", "--part", "1/4");
        match("seed", "--part", "2/4", "--seed", "2");
        match("rules", "--part", "2/4", "--max-moves", "20");
        assertRefused("one", "seed", "seed is 2, not 1");
        assertRefused("one", "rules", "is 20, not");
        Path file = temp.resolve("mine.yaml");
        String text = "{game: connect4, games: 4, b: random, rows: [{name: r, a: random}]}";
        Files.writeString(file, text);
        experiment(file, "e1", "--part", "1/2");
        Files.writeString(file, text.replace("games", "seed: 3, games"));
        experiment(file, "e2", "--part", "2/2");
        assertRefused("e1", "e2", "seed is 3, not 1");
        Files.writeString(file, text.replace("a: random", "a: uct playouts=3"));
        experiment(file, "e3", "--part", "2/2");
        assertRefused("e1", "e3", "uct playouts=3");
    }

    private void assertRefused(String one, String other, String difference) {
        Said said =
                Said.moyo(
                        "merge", dir(one).toString(), dir(other).toString(), "--into=" + dir("x"));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err())
                .contains("holds another run than")
                .contains(dir(one).toString(), dir(other).toString(), difference);
        assertThat(dir("x")).doesNotExist();
    }

    @Test
    void theTargetIsRequired() {
        Said said = Said.moyo("merge", dir("one").toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("--into");
    }
}
