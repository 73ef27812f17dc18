package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CurveTest {
    private static final String TEXT =
            """
            paper: multi-agent
            citation: A paper
            title: A figure
            about: Text.
            game: go
            a: agents
            b: fuego-style
            curves: agents
            scales:
              quick: {games: 2}
              standard: {games: 2}
              paper: {games: 2}
            rows:
              - {name: one, curve: {of: table 1, at: 1}}
              - {name: two, curve: {of: table 1, at: 2}}
              - {name: one again, same: x/one, curve: {of: table 3, at: 1}}
              - {name: beside}
            """;

    private static Experiment parse(String text) {
        return Experiments.of(List.of(ExperimentFile.parse(text, "x"))).all().get(0);
    }

    @Test
    void rowsMayLieOnCurves() {
        Experiment experiment = parse(TEXT);
        assertThat(experiment.curves()).isEqualTo("agents");
        assertThat(experiment.rows())
                .extracting(Row::point)
                .containsExactly(
                        new CurvePoint("table 1", 1),
                        new CurvePoint("table 1", 2),
                        new CurvePoint("table 3", 1),
                        CurvePoint.NONE);
        Experiment elsewhere = experiment.onBoards(List.of(13));
        assertThat(elsewhere.curves()).isEqualTo("agents");
        assertThat(elsewhere.rows().get(1).point()).isEqualTo(new CurvePoint("table 1", 2));
    }

    @Test
    void mostExperimentsHaveNone() {
        String text = TEXT.replaceAll("curves: agents\n|, curve: \\{.*?}", "");
        assertThat(parse(text).curves()).isEmpty();
        assertThat(parse(text).rows()).extracting(Row::point).containsOnly(CurvePoint.NONE);
    }

    /** One change each, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "at: 2 | at: 1 | 'table 1' has two rows at 1",
                "at: 2 | at: two | row 'two', curve: 'at' is not a number from -1.0E9 to 1.0E9: \"two\"",
                "at: 2 | on: 2 | row 'two', curve: unknown 'on'",
                ", at: 2 | ~~ | row 'two', curve: 'at' is missing",
                "of: table 1, at: 2 | at: 2 | row 'two', curve: 'of' is missing",
                "curve: {of: table 1, at: 2} | curve: table 1 | 'curve' has no 'name: value' lines",
                "curves: agents | seed: 1 | 'curves' is missing: the label of the x axis of the curves",
            })
    void saysWhatIsWrong(String right, String wrong, String message) {
        String text = TEXT.replaceFirst(Pattern.quote(right), wrong);
        assertThat(text).isNotEqualTo(TEXT);
        assertThatThrownBy(() -> parse(text))
                .isInstanceOf(BadInput.class)
                .hasMessageContaining("'x'")
                .hasMessageContaining(message);
    }

    @Test
    void curvesHavePoints() {
        assertThatThrownBy(() -> parse(TEXT.replaceAll(", curve: \\{.*?}", "")))
                .hasMessage("'x': no row has a 'curve'");
    }
}
