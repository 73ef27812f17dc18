package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.app.option.Games;
import moyo.lab.desk.rows.RowRun;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.run.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReproduceCommandLineTest {
    private static final String TINY =
            """
            paper: multi-agent
            citation: A paper
            title: A tiny table
            about: Flat Monte Carlo against chance.
            game: go
            size: 5
            a: flat
            b: random
            scales:
              quick: {games: 4, playouts: 20}
              standard: {games: 6, playouts: 20}
              paper: {skip: nobody has the time}
            tests:
              - {better: own figure, than: both colours, confidence: 99, paper: true}
            rows:
              - name: own figure
                figures: {both: 90, games: 100}
              - name: both colours
                figures: {of: Somebody, first: 90, second: 80, games: 100}
                scales:
                  quick: {games: 2}
              - name: absent engine
                b: gtp:no-such-engine --mode gtp
                needs: no-such-engine
            """;

    @TempDir private Path temp;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) throws IOException {
        Path folder = Files.createDirectories(temp.resolve("experiments"));
        if (!Files.exists(folder.resolve("tiny.yaml"))) {
            Files.writeString(folder.resolve("tiny.yaml"), TINY);
        }
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        String[] fixed = {
            "reproduce",
            "--experiments",
            folder.toString(),
            "--dir",
            temp.resolve("runs").toString(),
            "--jobs",
            "2"
        };
        List<String> all = new ArrayList<>(List.of(fixed));
        all.addAll(List.of(args));
        return Main.run(
                new PrintWriter(out, true), new PrintWriter(err, true), all.toArray(String[]::new));
    }

    private List<String> results(String row) throws IOException {
        return Files.readAllLines(temp.resolve("runs/tiny").resolve(row).resolve("results.jsonl"));
    }

    @Test
    void playsATinyExperimentAndPlaysNothingTwice() throws Exception {
        assertThat(run()).as(err.toString()).isZero();
        assertThat(err.toString()).contains("6 games to play");
        assertThat(out.toString())
                .contains("tiny: A tiny table")
                .containsPattern("own figure +all games +90.0 % of 100 .* 4  too few games")
                .containsPattern("both colours +moving 2nd +Somebody 80.0 % of 50 .* no figure")
                .contains("skipped: there is no 'no-such-engine' here (it should be on the PATH)")
                .containsPattern(
                        "t-test: is 'own figure' better than 'both colours\\'\\? .* % of 4 games"
                                + " against .* % of 2; t = .* p = 0.* nothing follows\\.")
                .contains("report: ");
        assertThat(temp.resolve("runs/report.html")).content().contains("tiny/own-figure/report");
        assertThat(temp.resolve("runs/tiny/own-figure/report.html")).isNotEmptyFile();
        assertThat(temp.resolve("runs/results.csv")).content().hasLineCount(5);
        List<String> games = results("own-figure");
        assertThat(games).hasSize(4);
        String tables = out.toString();

        assertThat(run()).isZero();
        assertThat(err.toString()).as("nothing to play").isEmpty();
        assertThat(results("own-figure")).isEqualTo(games);
        assertThat(out.toString()).isEqualTo(tables);

        assertThat(run("--scale", "standard", "multi-agent")).isZero();
        assertThat(err.toString()).as("goes on").contains("6 games to play");
        assertThat(results("own-figure")).hasSize(6).startsWith(games.toArray(String[]::new));
    }

    private static final String CLAIMS =
            """
            citation: Seen
            claims:
              - {claim: flat wins, row: seen-table/own figure}
            """;

    @Test
    void aPapersClaimsAreALineEachAndItsTablesAreForThoseWhoAsk() throws Exception {
        Path folder = Files.createDirectories(temp.resolve("experiments/seen"));
        Files.writeString(folder.resolve("paper.yaml"), CLAIMS);
        Files.writeString(
                folder.resolve("seen-table.yaml"),
                TINY.replaceAll("(?m)^(paper|citation): .*\\n", ""));
        assertThat(run("seen")).as(err.toString()).isZero();
        assertThat(out.toString())
                .startsWith("Seen\n")
                .containsPattern("flat wins +90 % +not recorded +.* % of 4 games, no record\n")
                .doesNotContain("A tiny table");
        assertThat(temp.resolve("runs/report.html")).content().contains("<td>flat wins</td>");
        assertThat(temp.resolve("runs/summary.json"))
                .content()
                .contains("\"claim\" : \"flat wins\"");
        for (String[] asked : new String[][] {{"seen", "--all"}, {"seen-table"}}) {
            assertThat(run(asked)).isZero();
            assertThat(out.toString()).contains("A tiny table").doesNotContain("flat wins");
        }
    }

    private static final String SHOWN_AGAIN =
            """
            paper: btt-go
            citation: BTT-Go
            title: Shown again
            about: The games of another table.
            game: go
            size: 5
            scales:
              quick: {games: 2, playouts: 10}
              standard: {skip: nobody has the time}
              paper: {skip: nobody has the time}
            rows:
              - name: another figure
                same: tiny/own figure
                figures: {both: 50, games: 100}
              - name: an engine that is not there
                same: tiny/absent engine
              - name: own games
                a: random
                b: random
            """;

    @Test
    void gamesThatSeveralRowsShowArePlayedOnce() throws Exception {
        Files.createDirectories(temp.resolve("experiments"));
        Files.writeString(temp.resolve("experiments/again.yaml"), SHOWN_AGAIN);

        assertThat(run("--list", "again")).isZero();
        assertThat(out.toString())
                .contains(
                        "another figure: flat against random, 4 games, 20 playouts a move; the games"
                                + " of tiny/own figure")
                .contains("own games: random against random, 2 games, 10 playouts a move\n");

        assertThat(run("again")).as(err.toString()).isZero();
        assertThat(err.toString()).as("not asked for, but needed").contains("6 games to play");
        assertThat(out.toString())
                .containsPattern("another figure +all games +50.0 % of 100 .* 4  too few games")
                .containsPattern("not there .* skipped: there is no 'no-such-engine' here")
                .doesNotContain("A tiny table");
        List<String> games = results("own-figure");
        assertThat(games).hasSize(4);
        assertThat(temp.resolve("runs/again/another-figure")).doesNotExist();
        assertThat(temp.resolve("runs/report.html"))
                .content()
                .contains("href=\"tiny/own-figure/report.html\"")
                .contains("the games of tiny/own figure");

        assertThat(run("all", "--json")).isZero();
        assertThat(err.toString()).as("both colours").contains("2 games to play");
        assertThat(results("own-figure")).isEqualTo(games);
        JsonNode summary = new ObjectMapper().readTree(out.toString());
        assertThat(summary.path("playedGames").asInt()).isEqualTo(8);
        JsonNode experiments = summary.path("experiments");
        JsonNode again = experiments.path(0).path("rows").path(0);
        JsonNode tiny = experiments.path(1).path("rows").path(0);
        assertThat(again.path("row").asText()).isEqualTo("another figure");
        assertThat(again.path("folder").asText()).isEqualTo(tiny.path("folder").asText());
        JsonNode line = again.path("lines").path(0);
        assertThat(line.path("wins")).isEqualTo(tiny.path("lines").path(0).path("wins"));
        assertThat(line.path("paperRate").asDouble()).isEqualTo(0.5);
    }

    /** Neither player counts, so there is nothing to hold against the paper's figure. */
    @Test
    void aSavingStandsBesideThePapers() throws Exception {
        Files.createDirectories(temp.resolve("experiments"));
        Files.writeString(
                temp.resolve("experiments/tiny.yaml"),
                TINY.replace("{both: 90,", "{saving: 30, both: 90,"));
        assertThat(run()).as(err.toString()).isZero();
        assertThat(out.toString())
                .containsPattern("own figure +all games +90.0 % of 100 .* 4  too few games")
                .containsPattern("own figure +moves saved +30.0 % +- +- +0  nothing to compare");
        assertThat(temp.resolve("runs/results.csv")).content().hasLineCount(6);
        Path results = temp.resolve("runs/tiny/own-figure/results.jsonl");
        String counted = "{\"gatedSimulations\":10,\"gatedPlayoutMoves\":";
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(results)) {
            boolean first = line.contains("\"game\":0");
            String efforts =
                    counted + (first ? "80}," : "100},") + counted + (first ? "100}" : "80}");
            lines.add(line.replaceFirst("\"counts\":\\[.*?]", "\"effort\":[" + efforts + "]"));
        }
        Files.write(results, lines);
        assertThat(run()).isZero();
        assertThat(out.toString())
                .containsPattern(
                        "own figure +moves saved +30.0 % +20.0 % +20.0 to 20.0 % +4  too few games");
    }

    @Test
    void theReportOfSomethingElseIsNotReplaced() throws Exception {
        Path dir = Files.createDirectories(temp.resolve("runs"));
        Path page = Files.writeString(dir.resolve("report.html"), "mine");
        assertThat(run("tiny")).isEqualTo(2);
        assertThat(err.toString()).contains("has a report.html that is not of experiments");
        assertThat(page).hasContent("mine");
        assertThat(dir).isDirectoryNotContaining(file -> !file.equals(page));
    }

    @Test
    void machinesGetJson() throws Exception {
        assertThat(run("--json", "tiny")).isZero();
        JsonNode summary = new ObjectMapper().readTree(out.toString());
        assertThat(summary.path("scale").asText()).isEqualTo("quick");
        assertThat(summary.path("running").asBoolean()).isFalse();
        JsonNode rows = summary.path("experiments").path(0).path("rows");
        assertThat(rows.path(0).path("lines").path(0).path("games").asInt()).isEqualTo(4);
        assertThat(rows.path(2).path("lines").path(0).path("verdict").asText())
                .isEqualTo("skipped");
    }

    @Test
    void listsWithoutPlaying() throws Exception {
        assertThat(run("--list", "--scale", "paper")).isZero();
        assertThat(out.toString())
                .contains("own figure: flat against random, skipped: nobody has the time");
        assertThat(run("--list")).isZero();
        assertThat(out.toString()).contains("flat against random, 4 games, 20 playouts a move");
        assertThat(temp.resolve("runs")).doesNotExist();
    }

    @Test
    void playsOnlyTheBoardsThatAreAskedFor() throws Exception {
        assertThat(run("--list", "--size", "5,9")).isZero();
        assertThat(out.toString()).contains("flat against random, 4 games");
        assertThat(run("--list", "--size", "9,19")).isZero();
        assertThat(out.toString())
                .contains("own figure: flat against random, skipped: left out by --size 9,19")
                .doesNotContain("4 games");
        assertThat(run("--list", "--size", "nine")).isEqualTo(2);
        assertThat(err.toString()).contains("nine");
    }

    @Test
    void aChangedExperimentDoesNotMixWithOldGames() throws Exception {
        assertThat(run()).isZero();
        Files.writeString(
                temp.resolve("experiments/tiny.yaml"), TINY.replace("size: 5", "size: 4"));
        assertThat(run()).isEqualTo(2);
        assertThat(err.toString()).contains("holds another run: game.size was 5 and is 4");
    }

    @Test
    void aRowWhosePlayerFailsIsSaidToHaveFailed() throws Exception {
        Files.createDirectories(temp.resolve("experiments"));
        Files.writeString(
                temp.resolve("experiments/tiny.yaml"),
                TINY.replace("needs: no-such-engine", "")
                        .replace("gtp:no-such-engine --mode gtp", "gtp:cat"));
        assertThat(run()).isEqualTo(1);
        assertThat(out.toString()).containsPattern("absent engine .* failed: .*games in a row");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "btt-goo | unknown paper or experiment 'btt-goo'; did you mean 'btt-go'?",
                "--scale=quik | unknown scale 'quik'; did you mean 'quick'?",
                "--jobs=0 | --jobs 0 is not between 1 and 1000",
                "--size=0 | --size 0 is not a board size, such as 9",
                "--experiments=nowhere | there is no folder of experiments 'nowhere';",
            })
    void wrongUsageIsNamed(String argument, String message) {
        StringWriter errors = new StringWriter();
        String[] args = {"reproduce", "--experiments=../experiments", argument};
        String[] last = {"reproduce", argument};
        boolean own = argument.startsWith("--experiments");
        int code =
                Main.run(
                        new PrintWriter(out, true),
                        new PrintWriter(errors, true),
                        own ? last : args);
        assertThat(code).isEqualTo(2);
        assertThat(errors.toString()).contains(message);
    }

    /** The repository's own: whatever a scale needs must parse, players included. */
    @Test
    void everyExperimentOfTheRepositoryCanBePlayed() {
        List<Experiment> all = Experiments.in(Path.of("../experiments")).all();
        assertThat(all).isNotEmpty();
        for (Experiment experiment : all) {
            for (Row row : experiment.rows()) {
                for (Scale scale : Scale.values()) {
                    assertThat(
                                    RowRun.of(
                                                    experiment,
                                                    row,
                                                    scale,
                                                    temp,
                                                    Part.ALL,
                                                    Games.LIST,
                                                    Optional.empty())
                                            .name())
                            .startsWith(row.origin().experiment());
                }
            }
        }
    }
}
