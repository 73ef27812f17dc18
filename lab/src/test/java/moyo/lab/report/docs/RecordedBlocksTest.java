package moyo.lab.report.docs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import moyo.game.BadInput;
import org.junit.jupiter.api.Test;

final class RecordedBlocksTest {
    private static String fill(String page) {
        return RecordedBlocks.fill(page, "page.md", SampleRecords.RESULTS);
    }

    /** Fills one mark in a sentence and returns what stands in it. */
    private static String figure(String mark) {
        String filled = fill("It is <!-- " + mark + " -->old<!-- end -->.");
        assertThat(filled).startsWith("It is <!-- " + mark + " -->").endsWith("<!-- end -->.");
        return filled.substring(filled.indexOf("-->") + 3, filled.lastIndexOf("<!--"));
    }

    @Test
    void writesFiguresIntoSentences() {
        assertThat(figure("rate: teams/table 3"))
                .matches("\\d\\d\\.\\d % \\(\\d\\d\\.\\d to \\d\\d\\.\\d\\) of 400 games");
        assertThat(figure("first: teams/table 3")).endsWith(" of 200 games");
        assertThat(figure("score: teams/table 3")).matches("\\d+-0-\\d+");
        assertThat(figure("games: teams/table 3")).isEqualTo("400");
        assertThat(figure("draws: teams/table 3")).isEqualTo("0 of 400, 0.0 % (0.0 to 1.0)");
        assertThat(figure("saving: teams/table 3")).startsWith("40.0 % (");
        assertThat(figure("time-saving: teams/table 3")).startsWith("33.3 % (");
        assertThat(figure("verdict: teams/table 3")).isEqualTo("saves more");
        assertThat(figure("rate: teams/table 2")).isEqualTo("(not recorded)");
        assertThat(figure("rate: teams/changed")).isEqualTo("(not recorded)");
    }

    @Test
    void tellsWhatATableKnew() {
        assertThat(fill("<!-- supervision: teams/table 3; teams/table 2 -->\n<!-- end -->"))
                .contains(
                        "- Supervision in x, 'table 3': with the gate open a table entry valued 25.0 % of"
                                + " the new nodes of a (12,000 of 48,000); the others had prior knowledge"
                                + " alone.\n");
        assertThat(fill("<!-- supervision: teams/table 2 -->\n<!-- end -->"))
                .contains("\n\nnot recorded\n\n");
    }

    @Test
    void theRecordedPageHasTheSavingOfTimeAndTheSupervision() {
        String page = RecordedPage.of(SampleRecords.RESULTS, "./moyo docs");
        assertThat(page)
                .containsPattern("\\| table 3 \\| moves saved \\| 30 % \\| 40.0 % \\|")
                .containsPattern(
                        "\\| table 3 \\| CPU time saved \\| - \\| 33.3 % \\| 33.3 to 33.3 % \\| 400 \\|")
                .contains("- Supervision in x, 'table 3': with the gate open");
        assertThat(page.lines().filter(line -> line.contains("CPU time saved")))
                .as("rows with a record")
                .hasSize(3);
    }

    @Test
    void comparesTwoRows() {
        assertThat(figure("difference: teams/table 3; teams/table 1"))
                .matches("−\\d\\d\\.\\d points \\(−\\d\\d\\.\\d to −\\d\\d?\\.\\d\\)");
        assertThat(figure("difference: teams/table 1; teams/table 3")).startsWith("+");
        assertThat(figure("difference: teams/table 1; teams/table 1"))
                .matches("0\\.0 points \\(−(\\d\\.\\d) to \\+\\1, no difference shown\\)");
        assertThat(
                        figure(
                                "contrast: teams/table 1; teams/table 3; singles/agent 64; teams/table"
                                        + " 3"))
                .matches("\\+1?\\d\\.\\d points \\([−+]\\d+\\.\\d to \\+\\d+\\.\\d\\)");
        assertThat(figure("t-test: teams/table 1; teams/table 3")).matches("t = \\d.* p = 0\\.00");
        assertThat(figure("difference: teams/table 1; teams/table 2")).isEqualTo("(not recorded)");
        assertThatThrownBy(() -> figure("difference: teams/table 1"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'teams/table 1' are not 2 rows");
    }

    @Test
    void writesTablesOfExperimentsAndRows() {
        String filled = fill("Text\n\n<!-- recorded: teams; singles/agent 64 -->\n<!-- end -->\n");
        assertThat(filled.lines().filter(line -> line.startsWith("| table 3 |")))
                .singleElement()
                .asString()
                .contains("| 59.15 % of 1000 |", "| 400 | differs | 1000 playouts a move |");
        assertThat(filled)
                .contains("-->\n\n| row | paper |")
                .contains("| table 3, moves saved | 30 % | 40.0 % (")
                .contains("| agent 64 |")
                .contains("|\n\nStale record: playouts 1000, now 2000: *changed*.\n\nNot")
                .endsWith("\n\nNot recorded: *table 2*.\n\n<!-- end -->\n");
        assertThat(fill("<!-- by-colour: teams/table 3 -->\n<!-- end -->"))
                .contains("| table 3 | 59.15 % all games |")
                .contains(" of 400 |");
        assertThat(fill("<!-- savings: teams/table 3; teams/table 2 -->\n<!-- end -->"))
                .contains("| table 3 | 30 % |")
                .endsWith("|\n\nNot recorded: *table 2*.\n\n<!-- end -->");
        assertThat(fill("<!-- recorded: teams/table 2 -->\n<!-- end -->"))
                .isEqualTo(
                        "<!-- recorded: teams/table 2 -->\n\nNot recorded: *table 2*.\n\n"
                                + "<!-- end -->");
    }

    @Test
    void fillsAPageThatIsFilledWithTheSame() {
        String page =
                "<!-- recorded: teams -->\n<!-- end -->\n\na <!-- rate: teams/table 3 --><!-- end -->\n";
        assertThat(fill(fill(page))).isEqualTo(fill(page));
        assertThat(RecordedBlocks.areIn(page)).isTrue();
        assertThat(RecordedBlocks.areIn("text <!-- a remark -->")).isFalse();
    }

    @Test
    void namesTheNearestWord() {
        assertThatThrownBy(() -> figure("rate: team/table 3"))
                .isInstanceOf(BadInput.class)
                .hasMessage(
                        "page.md, '<!-- rate: team/table 3 -->': unknown experiment 'team'; did you"
                                + " mean 'teams'?");
        assertThatThrownBy(() -> fill("<!-- recorded: teams/tabel 3 -->\n<!-- end -->"))
                .hasMessageContaining(
                        "experiment 'teams' has no row 'tabel 3'; did you mean 'table 3'?");
        assertThatThrownBy(() -> figure("rate: teams"))
                .hasMessageContaining("write EXPERIMENT/ROW");
        assertThatThrownBy(() -> fill("<!-- claims: agent -->\n<!-- end -->"))
                .hasMessageContaining("unknown paper 'agent'; did you mean 'agents'?");
        assertThatThrownBy(() -> figure("rates: teams/table 3"))
                .hasMessageContaining("'<!-- end -->': ends no figure");
    }

    @Test
    void refusesMarksThatMarkdownWouldNotShow() {
        assertThatThrownBy(() -> fill("- <!-- rate: teams/table 3 --><!-- end -->"))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("must not begin a line");
        assertThatThrownBy(() -> fill("a <!-- recorded: teams --><!-- end -->"))
                .hasMessageContaining("a table needs a line of its own");
        assertThatThrownBy(() -> fill("a <!-- rate: teams/table 3 -->"))
                .hasMessageContaining("there is no '<!-- end -->'");
        assertThatThrownBy(
                        () ->
                                fill(
                                        "a <!-- rate: teams/table 3 --> <!-- rate: teams/table 3"
                                                + " --><!-- end -->"))
                .hasMessageContaining("there is no '<!-- end -->'");
    }
}
