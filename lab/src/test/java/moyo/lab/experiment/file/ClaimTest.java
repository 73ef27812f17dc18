package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.console.ClaimText;
import moyo.lab.experiment.Claim;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ClaimResult;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlayedRows;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.SampleRuns;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The claims of a paper: read from its file, beside records and games. */
final class ClaimTest {
    private static final String PAPER =
            """
            citation: Seen
            claims:
              - {claim: the team wins, row: x/team}
              - {claim: the team loses moving second, row: x/team, side: second}
              - {claim: the other wins, row: x/other}
            """;

    private static final String EXPERIMENT =
            """
            game: go
            b: b
            games: 400
            rows:
              - {name: team, a: a, figures: {both: 59.15, second: 40, games: 2000}}
              - {name: other, a: random, figures: {both: 30, games: 100}}
            """;

    @TempDir private Path temp;
    private Path folder;

    @BeforeEach
    void write() throws IOException {
        folder = Files.createDirectory(temp.resolve("seen"));
        Files.writeString(folder.resolve("x.yaml"), EXPERIMENT);
        Files.writeString(folder.resolve("paper.yaml"), PAPER);
    }

    private Experiment experiment() {
        return Experiments.in(temp).only("x");
    }

    @Test
    void isReadFromThePapersFile() {
        assertThat(experiment().paper().claims())
                .containsExactly(
                        new Claim("the team wins", "x", "team", false, ""),
                        new Claim("the team loses moving second", "x", "team", false, "second"),
                        new Claim("the other wins", "x", "other", false, ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "row: x/team} | row: x/tean} | claim 'the team wins': there is no row 'tean'; did you mean 'team'?",
                "row: x/team} | row: y/team} | claim 'the team wins': there is no experiment 'y'",
                "row: x/team} | plot: x/team} | claim 'the team wins': there is no plot 'team'",
                "row: x/team} | row: team} | claim 1: 'row' must be EXPERIMENT/ROW, not 'team'",
                "row: x/team} | side: both} | claim 1: give either 'row' or 'plot'",
                "row: x/team} | line: x/team} | claim 1: unknown 'line'",
                "side: second | side: third | there is no side 'third'",
                "claim: the team wins, | | claim 1: 'claim' is missing"
            })
    void saysWhatIsWrong(String right, String wrong, String message) throws IOException {
        String text = PAPER.replaceFirst(Pattern.quote(right), wrong == null ? "" : wrong);
        Files.writeString(folder.resolve("paper.yaml"), text);
        assertThatThrownBy(this::experiment)
                .isInstanceOf(BadInput.class)
                .hasMessageContaining(message);
    }

    /** 400 games here at about 60 %; the record has the same rate. */
    private ExperimentResult played(boolean recorded) {
        Experiment experiment = experiment();
        Row team = experiment.rows().get(0);
        Cost cost = team.cost(Scale.QUICK);
        RowResult result =
                PlayedRows.of(team, cost, SampleRuns.random("a", "b", 400, 0.6, 1).results(), "");
        RowResult kept =
                PlayedRows.of(team, cost, SampleRuns.random("a", "b", 400, 0.6, 2).results(), "");
        RowRecord record =
                new RowRecord(cost, kept.standing(), kept.work(), "today", "", true, false);
        RowResult other = RowResult.skipped(experiment.rows().get(1), cost, "there is no 'x' here");
        return new ExperimentResult(
                experiment, List.of(recorded ? result.beside(record) : result, other));
    }

    @Test
    void standsBesideTheRecordAndTheGamesHere() {
        List<ClaimResult> results = ClaimResult.of(List.of(played(true)));
        assertThat(results).hasSize(3);
        ClaimResult team = results.get(0);
        assertThat(team.paper()).isEqualTo("59.15 %");
        assertThat(team.recorded())
                .matches("\\d\\d\\.\\d % \\(\\d\\d\\.\\d to \\d\\d\\.\\d\\) of 400 games: agrees");
        assertThat(team.here()).matches("\\d\\d\\.\\d % of 400 games, consistent");
        assertThat(results.get(1).paper()).isEqualTo("40 %");
        assertThat(results.get(1).recorded()).endsWith("of 200 games: differs");
        assertThat(results.get(2).recorded()).isEqualTo("not recorded");
        assertThat(results.get(2).here()).isEqualTo("skipped: there is no 'x' here");
        assertThat(ClaimResult.of(List.of(played(false))).get(0).recorded())
                .isEqualTo("not recorded");
    }

    @Test
    void isPrintedInALine() {
        StringWriter text = new StringWriter();
        ClaimText.print(new PrintWriter(text, true), ClaimResult.of(List.of(played(true))));
        List<String> lines = text.toString().lines().toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).isEqualTo("Seen");
        assertThat(lines.get(1)).matches(" +paper +recorded +here");
        assertThat(lines.get(2)).startsWith("  the team wins   ").contains("  59.15 %  ");
        assertThat(lines.get(4)).matches("  the other wins +30 % +not recorded +skipped: there.*");
        assertThat(lines.get(4).indexOf("not recorded"))
                .isEqualTo(lines.get(1).indexOf("recorded"));
    }
}
