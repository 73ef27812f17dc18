package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.run.RunFolder;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class MatchCommandLineTest {
    private static final String A =
            "{\"simulations\":1000,\"playoutMoves\":95000,\"gatedSimulations\":500,"
                    + "\"gatedPlayoutMoves\":45000,\"interrupted\":125,\"knownNodes\":1500,"
                    + "\"lookups\":800,\"hits\":100,\"stored\":700,\"replaced\":7}";
    private static final String B =
            "{\"simulations\":1000,\"playoutMoves\":110000,\"gatedSimulations\":500,"
                    + "\"gatedPlayoutMoves\":60000}";

    @TempDir private Path temp;

    private Said match(String a, String b, String... more) {
        List<String> words = new ArrayList<>(List.of("match", a, b, "--size", "5"));
        words.addAll(List.of("--jobs", "2", "--dir", dir().toString()));
        words.addAll(List.of(more));
        return Said.moyo(words);
    }

    private Path dir() {
        return temp.resolve("run");
    }

    @Test
    void playsAMatchAndLeavesATableAReportAndGames() throws Exception {
        Said said = match("flat", "random", "--games", "10", "--playouts", "40");
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out())
                .contains("flat vs random")
                .containsPattern("all +10 +\\d+ +0 +\\d")
                .contains("95 % interval")
                .contains("report.html");
        assertThat(dir().resolve("report.html")).content().contains("flat", "random");
        List<GameResult> results = RunFolder.results(dir());
        assertThat(results).hasSize(10);
        GameResult game = results.get(0);
        assertThat(game.first().equals("flat playouts=40")).isEqualTo(game.game() == 0);
        SgfNode sgf =
                SgfReader.read(
                                dir().resolve(
                                                "games/m1-%04d-%d.sgf"
                                                        .formatted(game.pair(), game.game())))
                        .get(0);
        assertThat(sgf.value("PB")).contains(game.game() == 0 ? "flat" : "random");
        assertThat(sgf.value("RE").orElseThrow()).matches("[BW]\\+[0-9.]+");
        assertThat(sgf.mainLine()).hasSize(game.plies() + 1);
        SgfNode move = sgf.mainLine().get(game.game() == 0 ? 1 : 2);
        assertThat(move.value("C").orElse("")).contains("40 playouts");
    }

    @Test
    void theSameCommandGoesOnAndThenHasNothingToDo() throws IOException {
        match("random", "random", "--games", "6");
        String results = Files.readString(dir().resolve("results.jsonl"));
        Said more = match("random", "random", "--games", "9");
        assertThat(more.err()).contains("6 games are in").contains("3 are missing");
        assertThat(Files.readString(dir().resolve("results.jsonl"))).startsWith(results);
        assertThat(RunFolder.results(dir())).hasSize(9);
        Said again = match("random", "random", "--games", "9");
        assertThat(again.code()).isZero();
        assertThat(again.err()).contains("0 are missing");
        assertThat(RunFolder.results(dir())).hasSize(9);
    }

    @Test
    void tellsOfRecordsThatAreNotOfTheRun() throws IOException {
        match("random", "flat playouts=2", "--games", "4");
        Path results = dir().resolve("results.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(results));
        lines.set(2, lines.get(2).replaceFirst("\"seed\":-?\\d+", "\"seed\":7"));
        Files.write(results, lines);
        Said said = match("random", "flat playouts=2", "--games", "4");
        assertThat(said.err())
                .contains("moyo: line 3 of '%s' does not count".formatted(results))
                .contains("seed is '7'")
                .contains("3 games are in");
        assertThat(said.out())
                .contains("records that are not of this run: 1; the first: line 3 of");
        assertThat(RunFolder.results(dir())).hasSize(4);
        assertThat(dir().resolve("summary.json")).content().contains("line 3 of");
        assertThat(dir().resolve("report.html")).content().contains("line 3 of");
    }

    /** As if the first player had a memory and the second one only counted. */
    @Test
    void tellsWhatSearchesCountedAlsoInOldFolders() throws IOException {
        Said said = match("flat playouts=2", "flat playouts=3", "--games", "4");
        assertThat(said.out()).doesNotContain("gated");
        Path results = dir().resolve("results.jsonl");
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(results)) {
            boolean first = line.contains("\"game\":0");
            lines.add(
                    line.replaceFirst(
                                    "\"counts\":\\[.*?]",
                                    "\"effort\":[" + (first ? A + "," + B : B + "," + A) + "]")
                            .replaceFirst(
                                    "\"timedCpuSeconds\":\\[.*?]",
                                    "\"gatedCpuSeconds\":"
                                            + (first ? "[0.02,0.05]" : "[0.05,0.02]")));
        }
        Files.write(results, lines);
        assertThat(Said.moyo("report", dir().toString()).out())
                .contains("searches of flat playouts=2")
                .containsPattern("gated-simulations +2000 +40.0 µs CPU each")
                .containsPattern("interrupted +500 +0.250 per gated-simulations")
                .containsPattern("hits +400 +0.125 per lookups")
                .contains(
                        "flat playouts=2 saves 25.0 % (25.0 to 25.0) of gated-playout-moves per"
                                + " gated-simulations against flat playouts=3, 4 games")
                .contains(
                        "flat playouts=2 saves 60.0 % (60.0 to 60.0) of CPU time per"
                                + " gated-simulations against flat playouts=3, 4 games");
    }

    @Test
    void anotherMatchInTheSameFolderIsRefused() {
        match("random", "random", "--games", "2");
        Said said = match("random", "random", "--games", "2", "--komi", "0.5");
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err())
                .contains("holds another run")
                .contains("game.komi was 6.5 and is 0.5");
    }

    @Test
    void printsItsSummaryAsJson() throws IOException {
        Said said = match("random", "random", "--games", "4", "--json");
        JsonNode node = new ObjectMapper().readTree(said.out());
        assertThat(node.isObject()).isTrue();
        assertThat(said.out()).contains("\"games\"");
    }

    @Test
    void aSequentialTestEndsTheMatch() {
        Said said = match("flat playouts=200", "random", "--games", "1000", "--sprt", "-50,50");
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(said.out()).contains("LLR").contains("stronger: closer to Elo 50");
        assertThat(RunFolder.results(dir())).hasSizeLessThan(200);
    }

    @Test
    void beginsWithOpeningsFromAFile() throws IOException {
        Path file =
                Files.writeString(
                        temp.resolve("openings"), "C3 B2 # centre\n\n# none\nA1 pass E5\n");
        match("random", "random", "--games", "6", "--openings", file.toString());
        for (GameResult game : RunFolder.results(dir())) {
            List<String> begin =
                    game.pair() % 2 == 0 ? List.of("C3", "B2") : List.of("A1", "pass", "E5");
            assertThat(game.moves().subList(0, begin.size())).isEqualTo(begin);
            assertThat(game.openingPlies()).isEqualTo(begin.size());
        }
    }

    @Test
    void beginsWithOpeningsFromGameRecords() throws IOException {
        Path file = Files.writeString(temp.resolve("o.sgf"), "(;SZ[5];B[cc];W[bb])(;SZ[5];B[aa])");
        match("random", "random", "--games", "4", "--openings", file.toString());
        assertThat(RunFolder.results(dir()))
                .allSatisfy(
                        game ->
                                assertThat(game.moves().get(0))
                                        .isEqualTo(game.pair() == 0 ? "C3" : "A5"));
    }

    @Test
    void playersHaveNamesInAFile() throws IOException {
        Path file =
                Files.writeString(
                        temp.resolve("players.yaml"),
                        """
                        players:
                          base: flat playouts=5
                          better: {extends: base, playouts: 10}
                        """);
        match("better", "base", "--games", "2", "--players", file.toString());
        assertThat(RunFolder.results(dir()))
                .allSatisfy(
                        game -> {
                            assertThat(game.matchup()).isEqualTo("better vs base");
                            assertThat(List.of(game.first(), game.second()))
                                    .containsExactlyInAnyOrder(
                                            "flat playouts=10", "flat playouts=5");
                        });
    }

    @Test
    void checksPlayersWithoutPlaying() {
        Said good = match("flat", "random", "--check");
        assertThat(good.code()).isZero();
        assertThat(good.out()).contains("flat: Moyo, flat, ready").contains("random: Moyo, random");
        Said bad = match("flat", "gtp:/no/such/engine", "--check");
        assertThat(bad.code()).isEqualTo(2);
        assertThat(bad.err()).contains("/no/such/engine");
        assertThat(dir()).doesNotExist();
    }

    @Test
    void warnsOfMoreThreadsThanCoresUnderATimeLimit() {
        int many = Runtime.getRuntime().availableProcessors() + 1;
        String jobs = Integer.toString(many);
        Said said = match("random", "random", "--games", "2", "--time", "0.1", "--jobs", jobs);
        assertThat(said.code()).as(said.err()).isNotZero(); // given twice
        Said crowded =
                Said.moyo(
                        "match",
                        "random",
                        "random",
                        "--size",
                        "5",
                        "--games",
                        "2",
                        "--time",
                        "0.1",
                        "--jobs",
                        jobs,
                        "--dir",
                        dir().toString());
        assertThat(crowded.err()).contains(many + " threads at once");
        assertThat(match("random", "random", "--games", "3", "--time", "0.1").err())
                .doesNotContain("threads at once");
        assertThat(
                        Said.moyo(
                                        "match",
                                        "flat time=0.001",
                                        "random",
                                        "--size",
                                        "3",
                                        "--games",
                                        "1",
                                        "--jobs",
                                        jobs,
                                        "--dir",
                                        temp.resolve("own").toString())
                                .err())
                .contains("threads at once");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--games 0 | at least one game",
                "--games 2147483647 | at most 1000000 games, not 2147483647",
                "--jobs 0 | --jobs 0",
                "--jobs 2147483647 | --jobs 2147483647 is not between 1 and 1000",
                "--sprt 5 | SPRT '5'",
                "--openings /no/file | /no/file",
                "--referee gnugo | unknown referee 'gnugo'",
                "--adjudicate low | --adjudicate low",
                "--time -1 | -1.0 s",
                "--rules draughts | unknown rules 'draughts'",
                "--size 99 | size=99 is not a whole number from 2 to 25",
                "--players /no/file | /no/file"
            })
    void saysWhatIsWrong(String option, String complaint) {
        String[] words = option.split(" ");
        List<String> line =
                new ArrayList<>(List.of("match", "flat", "random", "--dir", dir().toString()));
        line.addAll(List.of(words));
        Said said = Said.moyo(line.toArray(String[]::new));
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains(complaint);
        assertThat(dir()).doesNotExist();
    }

    @Test
    void saysWhatIsWrongWithAPlayer() {
        assertThat(match("fuego-styl", "random").err()).contains("did you mean 'fuego-style'?");
        assertThat(match("flat playout=3", "random").err()).contains("did you mean 'playouts'?");
        assertThat(match("gtp:", "random").err()).contains("names no command");
    }

    @Test
    void aFullDiskStopsTheRunWithAClearError() throws IOException {
        Path full = Path.of("/dev/full");
        assumeTrue(Files.exists(full), "no /dev/full here");
        match("random", "random", "--games", "2");
        Files.delete(dir().resolve("results.jsonl"));
        Files.createSymbolicLink(dir().resolve("results.jsonl"), full);
        Said said = match("random", "random", "--games", "2");
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err())
                .contains("No space left")
                .contains("go on with: ./moyo match random random")
                .doesNotContain("internal error");
        Files.delete(dir().resolve("results.jsonl"));
    }

    @Test
    void anEngineThatCannotBeStartedStopsTheRun() {
        Said said = match("random", "gtp:/no/such/engine", "--games", "2");
        assertThat(said.code()).isEqualTo(1);
        assertThat(said.err()).contains("/no/such/engine").contains("go on with");
        Said referee =
                match("random", "random", "--games", "2", "--referee", "gtp:/no/such/referee");
        assertThat(referee.code()).isEqualTo(2);
        assertThat(referee.err()).contains("the referee cannot count").contains("/no/such/referee");
    }

    @Test
    void keepsTheOpeningsBesideTheResults() throws IOException {
        Path file = Files.writeString(temp.resolve("openings"), "c3 B2 # centre\n");
        match("random", "random", "--games", "2", "--openings", file.toString());
        assertThat(dir().resolve("openings.txt")).hasContent("C3 B2");
        Files.writeString(file, "B2 C3\n");
        Said changed = match("random", "random", "--games", "2", "--openings", file.toString());
        assertThat(changed.err()).contains("openings was");
    }

    @ParameterizedTest
    @CsvSource({
        "results.csv, experiments",
        "tuning.json, a tuning",
        "learning.json, a learning",
        "training.json, a training"
    })
    void otherFoldersHaveReportsOfTheirOwn(String file, String what) throws IOException {
        Files.writeString(temp.resolve(file), "");
        Said said = Said.moyo("report", temp.toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err())
                .contains("'%s' is the folder of %s, whose report is".formatted(temp, what));
    }

    @Test
    void reportsOnlyOnAFolderOfARun() {
        Said said = Said.moyo("report", temp.toString());
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err()).contains("it has no run.json");
        Said two = Said.moyo("report", "part 1", "part2");
        assertThat(two.code()).isEqualTo(2);
        assertThat(two.err()).contains("'moyo merge 'part 1' part2 --into DIR' joins folders");
        match("random", "random", "--games", "2");
        Said good = Said.moyo("report", dir().toString());
        assertThat(good.code()).isZero();
        assertThat(good.out()).contains("random vs random (2)");
    }
}
