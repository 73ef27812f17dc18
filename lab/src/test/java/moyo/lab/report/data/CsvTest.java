package moyo.lab.report.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;
import moyo.lab.record.SampleCounts;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.SampleRuns;
import moyo.search.count.Counts;
import org.junit.jupiter.api.Test;

final class CsvTest {
    @Test
    void quotesOnlyWhatNeedsIt() {
        assertThat(new Csv("name", "value").row("a,b", 1.5).row("say \"hi\"", "two\nlines"))
                .hasToString("name,value\n\"a,b\",1.5\n\"say \"\"hi\"\"\",\"two\nlines\"\n");
    }

    @Test
    void noTextIsAFormula() {
        assertThat(
                        new Csv("a", "b", "c", "d")
                                .row("=1+2", "+x", "@SUM(A1)", "-y")
                                .row("\t=1", -5.5, -3, "a=b"))
                .hasToString("a,b,c,d\n'=1+2,'+x,'@SUM(A1),'-y\n'\t=1,-5.5,-3,a=b\n");
    }

    @Test
    void leavesFieldsEmptyThatAreNoNumbers() {
        assertThat(new Csv("x", "y", "z").row(Double.NaN, Double.POSITIVE_INFINITY, 0.0))
                .hasToString("x,y,z\n,,0.0\n");
    }

    @Test
    void gamesComeBackAsTheyWere() {
        String a = "gtp:gnugo --mode \"gtp\", level 1";
        String b = "uct <b>'s";
        GameResult game =
                SampleRuns.game(a, b, 3, 1, Outcome.SECOND, "crash,\nburn", Double.NaN, List.of());
        RunView view = SampleRuns.view(new MatchupResults(a, b, List.of(game)));
        List<List<String>> rows = read(GamesCsv.of(view));
        assertThat(rows).hasSize(2);
        assertThat(rows.get(1)).hasSameSizeAs(rows.get(0));
        assertThat(field(rows, "first")).isEqualTo(b);
        assertThat(field(rows, "second")).isEqualTo(a);
        assertThat(field(rows, "winner")).isEqualTo(a);
        assertThat(field(rows, "result")).isEqualTo("second");
        assertThat(field(rows, "pointsOfA")).isEqualTo("1.0");
        assertThat(field(rows, "reason")).isEqualTo("crash,\nburn");
        assertThat(field(rows, "score")).isEmpty();
        assertThat(field(rows, "simulationsSecond")).isEqualTo("50000");
        assertThat(field(rows, "file")).isEqualTo("games/3-1.sgf");
    }

    @Test
    void countsOfSearchesStandBehindAllElse() {
        Counts first = SampleCounts.of(1, 2, 3, 4, 5, 7, 8);
        GameResult game =
                SampleRuns.withCounts(
                        SampleRuns.game(0, 0, Outcome.FIRST), first, Counts.NONE, 0.5, Double.NaN);
        List<List<String>> rows =
                read(GamesCsv.of(SampleRuns.view(new MatchupResults("a", "b", List.of(game)))));
        assertThat(rows.get(1)).hasSameSizeAs(rows.get(0));
        assertThat(field(rows, "file")).isEqualTo("games/0-0.sgf");
        assertThat(field(rows, "playoutMovesFirst")).isEqualTo("2");
        assertThat(field(rows, "interruptedFirst")).isEqualTo("5");
        assertThat(field(rows, "hitsFirst")).isEqualTo("8");
        assertThat(field(rows, "hitsSecond")).isEqualTo("0");
        assertThat(field(rows, "gatedSimulationsCpuSecondsFirst")).isEqualTo("0.5");
        assertThat(field(rows, "gatedSimulationsCpuSecondsSecond")).isEmpty();
    }

    @Test
    void summaryHasARowForEachColour() {
        MatchupResults matchup =
                new MatchupResults(
                        "a",
                        "b",
                        List.of(
                                SampleRuns.game(0, 0, Outcome.FIRST),
                                SampleRuns.game(0, 1, Outcome.FIRST),
                                SampleRuns.game(1, 0, Outcome.FIRST)));
        List<List<String>> rows = read(SummaryCsv.of(List.of(MatchupFigures.of(matchup))));
        assertThat(rows).hasSize(4).allMatch(row -> row.size() == rows.get(0).size());
        assertThat(rows.get(1)).startsWith("a", "b", "both", "3", "2", "0", "1");
        assertThat(rows.get(2)).startsWith("a", "b", "first", "2", "2", "0", "0", "1.0");
        assertThat(rows.get(3)).startsWith("a", "b", "second", "1", "0", "0", "1", "0.0");
    }

    private static String field(List<List<String>> rows, String name) {
        return rows.get(1).get(rows.get(0).indexOf(name));
    }

    /** A reader of RFC 4180, written apart from the writer. */
    private static List<List<String>> read(String csv) {
        List<List<String>> rows = new ArrayList<>();
        List<String> row = new ArrayList<>();
        StringBuilder field = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < csv.length(); i++) {
            char c = csv.charAt(i);
            if (quoted && c == '"' && csv.startsWith("\"\"", i)) {
                field.append('"');
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (!quoted && (c == ',' || c == '\n')) {
                row.add(field.toString());
                field.setLength(0);
                if (c == '\n') {
                    rows.add(List.copyOf(row));
                    row.clear();
                }
            } else {
                field.append(c);
            }
        }
        assertThat(row).isEmpty();
        return rows;
    }
}
