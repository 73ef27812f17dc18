package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import moyo.go.player.GoPlayers;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.run.RunFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Experiments of one's own, which no paper knows. */
final class ExperimentCommandLineTest {
    private static final String OWN =
            """
            game: connect4
            games: 4
            b: random
            curves: exploration
            rows:
              - {name: low, a: uct playouts=20 exploration=0.25, curve: {of: uct, at: 0.25}}
              - {name: high, a: uct playouts=20 exploration=1.5, curve: {of: uct, at: 1.5}}
            """;

    @TempDir private Path temp;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @BeforeEach
    void writeAFile() throws IOException {
        Files.writeString(temp.resolve("mine.yaml"), OWN);
    }

    private int moyo(String... words) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        List<String> all = Stream.concat(Stream.of("experiment"), Stream.of(words)).toList();
        return Main.run(
                new PrintWriter(out, true), new PrintWriter(err, true), all.toArray(String[]::new));
    }

    private int mine(String... more) {
        List<String> words =
                Stream.concat(
                                Stream.of(
                                        temp.resolve("mine.yaml").toString(),
                                        "--jobs=1",
                                        "--dir=" + temp.resolve("run")),
                                Stream.of(more))
                        .toList();
        return moyo(words.toArray(String[]::new));
    }

    @Test
    void playsAFileOfAnyGameFromAnyFolderWithoutAPaper() throws IOException {
        assertThat(mine()).as(err.toString()).isZero();
        assertThat(out.toString())
                .startsWith("mine: mine\n")
                .containsPattern("row +A wins +95 % interval +games\n")
                .containsPattern("low +all games +[0-9.]+ % .* 4\n")
                .doesNotContain("paper");
        assertThat(temp.resolve("run/report.html"))
                .content()
                .contains("<title>mine</title>", "exploration", "<svg")
                .doesNotContain("paper's", "&#39;s (orange)", "verdicts");
        assertThat(RunFolder.results(temp.resolve("run/mine/low"))).hasSize(4);
    }

    @Test
    void goesOnAndHasThenNothingToDo() throws IOException {
        assertThat(mine()).isZero();
        String first = out.toString();
        String games = Files.readString(temp.resolve("run/mine/high/results.jsonl"));
        assertThat(mine()).isZero();
        assertThat(out.toString()).isEqualTo(first);
        assertThat(err.toString()).doesNotContain("games to play");
        assertThat(temp.resolve("run/mine/high/results.jsonl")).hasContent(games);
    }

    @Test
    void playsAFewGamesOfEachRowAndLaterTheOthers() {
        assertThat(mine("--games=2")).as(err.toString()).isZero();
        assertThat(err.toString()).contains("4 games to play");
        assertThat(results("low")).hasSize(2);
        assertThat(results("high")).hasSize(2);
        assertThat(mine("--games=2")).isZero();
        assertThat(results("high")).hasSize(2);
        assertThat(mine()).isZero();
        assertThat(results("low")).hasSize(4);
        assertThat(mine("--games=0")).isEqualTo(2);
        assertThat(err.toString()).contains("--games 0 is less than 1");
    }

    @Test
    void playsOnlyTheRowsOfAName() {
        assertThat(mine("--rows=hi")).as(err.toString()).isZero();
        assertThat(results("high")).hasSize(4);
        assertThat(temp.resolve("run/mine/low")).doesNotExist();
        assertThat(out.toString()).containsPattern("low .* skipped: left out by --rows 'hi'");
        assertThat(mine("--rows=hgih")).isEqualTo(2);
        assertThat(err.toString()).contains("--rows 'hgih' is part of no row's name");
    }

    @Test
    void rowsThatAreLeftOutKeepTheirRecords() throws IOException {
        assertThat(mine("--record")).as(err.toString()).isZero();
        String file = temp.resolve("mine.yaml").toString();
        String elsewhere = "--dir=" + temp.resolve("elsewhere");
        assertThat(moyo(file, "--jobs=1", elsewhere, "--rows=hi")).as(err.toString()).isZero();
        assertThat(out.toString())
                .containsPattern("low .* % +4 .* skipped: left out by --rows 'hi'\n")
                .doesNotContain("stale");
        assertThat(temp.resolve("elsewhere/report.html")).content().doesNotContain("tale");
        assertThat(mine("--record", "--rows=hi")).as(err.toString()).isZero();
        assertThat(out.toString())
                .containsPattern("low .* % +4 .* 4 +the recorded seed; left out by --rows 'hi'\n");
        assertThat(temp.resolve("run/report.html")).content().contains("; left out by --rows");
    }

    private List<?> results(String row) {
        return RunFolder.results(temp.resolve("run/mine").resolve(row));
    }

    @Test
    void printsASummaryForMachines() throws IOException {
        assertThat(mine("--json")).isZero();
        JsonNode summary = new ObjectMapper().readTree(out.toString());
        JsonNode experiment = summary.path("experiments").path(0);
        assertThat(experiment.path("paper").asText()).isEmpty();
        assertThat(experiment.path("rows")).hasSize(2);
        assertThat(experiment.path("rows").path(0).path("lines").path(0).path("games").asInt())
                .isEqualTo(4);
    }

    @Test
    void listsWhatWouldBePlayed() {
        assertThat(mine("--list")).isZero();
        assertThat(out.toString())
                .contains("low: uct playouts=20 exploration=0.25 against random, 4 games");
        assertThat(temp.resolve("run")).doesNotExist();
        assertThat(moyo("--list", "--experiments=" + temp)).isZero();
        assertThat(out.toString()).isEqualTo("mine: mine\n");
        assertThat(moyo("mine", "--list", "--experiments=" + temp)).isZero();
        assertThat(out.toString()).contains("low: uct");
    }

    /** A researcher's sweep: a grid, a curve, a reference row and a sequential test. */
    @Test
    void aSweepWithASequentialTestAndACurve() throws IOException {
        Files.writeString(
                temp.resolve("mine.yaml"),
                """
                title: How much to explore
                game: connect4
                games: 60
                playouts: 20
                b: random
                reference: c=1
                sprt: [0, 200]
                curves: exploration
                rows:
                  - name: c=<c>
                    a: uct exploration=<c>
                    for: {c: [0.3, 1, 3]}
                    curve: {of: uct, at: <c>}
                """);
        assertThat(mine()).as(err.toString()).isZero();
        String table = out.toString();
        assertThat(table)
                .startsWith("mine: How much to explore\n")
                .containsPattern("c=0.3 +all games .* +SPRT 0 to 200 Elo: closer to 200; ")
                .containsPattern("c=1 +all games .* +SPRT 0 to 200 Elo: closer to 200\n")
                .containsPattern("t-test: is 'c=3' better than 'c=1'\\? ");
        for (String row : List.of("c-0.3", "c-1", "c-3")) {
            assertThat(RunFolder.results(temp.resolve("run/mine/" + row)))
                    .as("the test stops the row")
                    .hasSizeBetween(4, 50);
        }
        assertThat(temp.resolve("run/report.html"))
                .content()
                .contains("How much to explore", "<svg", ">exploration<", "closer to 200");
        assertThat(temp.resolve("run/mine/c-1/report.html")).content().contains("H1 accepted");
        JsonNode row =
                new ObjectMapper()
                        .readTree(temp.resolve("run/summary.json").toFile())
                        .at("/experiments/0/rows/1");
        assertThat(row.at("/sprt/decision").asText()).isEqualTo("ACCEPT_H1");
        assertThat(mine()).isZero();
        assertThat(out.toString()).isEqualTo(table);
        assertThat(err.toString()).doesNotContain("games to play");
        assertThat(mine("--part=1/2")).isEqualTo(2);
        assertThat(err.toString())
                .contains("row 'c=0.3': --part 1/2 and --sprt exclude each other");
    }

    /** Also a paper's experiment can be played by its name. */
    @Test
    void knowsThePapersExperimentsAsWell() {
        assertThat(moyo("btt-go-saving", "--list", "--experiments=../experiments")).isZero();
        assertThat(out.toString()).startsWith("btt-go-saving: ");
    }

    /** They repeat no paper; a misspelt setting would be found only when the row is played. */
    @ParameterizedTest
    @ValueSource(strings = {"zero-table", "zero-team", "zero-prior"})
    void experimentsWithANetworkNamePlayersThatExist(String name) {
        Experiment experiment = Experiments.in(Path.of("../experiments")).only(name);
        assertThat(experiment.paper().isThere()).isFalse();
        assertThat(experiment.rows()).isNotEmpty();
        for (Row row : experiment.rows()) {
            assertThat(GoPlayers.ALL.parse(row.a().spec()).kind().name()).isEqualTo("zero");
            assertThat(GoPlayers.ALL.parse(row.b().spec()).kind().name()).isEqualTo("zero");
            assertThat(Path.of(row.openings())).isRegularFile();
        }
    }

    @Test
    void reproduceLeavesItOut() {
        int code =
                Main.run(
                        new PrintWriter(out, true),
                        new PrintWriter(err, true),
                        "reproduce",
                        "--list",
                        "--experiments=" + temp);
        assertThat(code).isZero();
        assertThat(out.toString()).doesNotContain("mine");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nowhere.yaml | there is no file 'nowhere.yaml'",
                "mime | no experiment of that name; did you mean 'mine'?",
                "--jobs=2 | no experiment is given; name a FILE.yaml",
                "mine --scale=huge | unknown scale 'huge'; known are quick, standard, paper",
                "mine --jobs=0 | --jobs 0 is not between 1 and 1000",
            })
    void namesWhatIsWrong(String words, String complaint) {
        assertThat(moyo((words + " --experiments=" + temp).split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(complaint);
    }

    @Test
    void aGameThatDoesNotExistIsNamed() throws IOException {
        Files.writeString(temp.resolve("mine.yaml"), OWN.replace("connect4", "conect4"));
        assertThat(mine()).isEqualTo(2);
        assertThat(err.toString())
                .contains("experiment 'mine', row 'low': unknown game 'conect4'")
                .contains("did you mean 'connect4'?");
    }
}
