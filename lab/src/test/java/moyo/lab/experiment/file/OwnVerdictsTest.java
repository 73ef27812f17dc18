package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.console.ComparisonText;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Question;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlayedRows;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.figure.SampleRuns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Verdicts that need no paper: a sequential test of a row, and rows against a reference row. */
final class OwnVerdictsTest {
    private static final String TEXT =
            """
            game: connect4
            games: 400
            playouts: 50
            b: random
            reference: c=1
            sprt: [0, 50]
            rows:
              - {name: c=<c>, a: uct exploration=<c>, for: {c: [0.5, 1, 2]}}
              - {name: "the same", same: x/c=1}
            """;

    private static Experiment parse(String text) {
        return Experiments.of(List.of(ExperimentFile.parse(text, "x"))).all().get(0);
    }

    /** Results with a rate of A for each row. */
    private static ExperimentResult played(Experiment experiment, int games, double... rates) {
        List<RowResult> rows = new ArrayList<>();
        for (Row row : experiment.rows()) {
            Cost cost = row.cost(Scale.QUICK);
            rows.add(
                    PlayedRows.of(
                            row,
                            cost,
                            SampleRuns.random("a", "b", games, rates[rows.size()], 1).results(),
                            ""));
        }
        return new ExperimentResult(experiment, rows);
    }

    private static String text(ExperimentResult result) {
        StringWriter text = new StringWriter();
        ComparisonText.print(new PrintWriter(text, true), result);
        return text.toString();
    }

    @Test
    void theReferenceIsTestedAgainstEveryOtherRow() {
        List<Question> questions = parse(TEXT).questions();
        assertThat(questions).extracting(Question::better).containsExactly("c=0.5", "c=2");
        assertThat(questions).extracting(Question::than).containsOnly("c=1");
        assertThat(questions.get(0).confidence())
                .as("two tests in two directions")
                .isCloseTo(1 - 0.05 / 4, within(1e-12));
    }

    @Test
    void theTableShowsTheVerdictsAgainstTheReference() {
        Experiment experiment = parse(TEXT.replace("sprt: [0, 50]\n", ""));
        assertThat(text(played(experiment, 800, 0.9, 0.5, 0.2, 0.5)))
                .containsPattern("c=0.5 +all games .* 800 +better than 'c=1'\n")
                .containsPattern("c=1 +all games .* 800\n")
                .containsPattern("c=2 +all games .* 800 +worse than 'c=1'\n")
                .containsPattern(
                        "t-test: is 'c=2' better than 'c=1'\\? .* Verdict: no, it is worse")
                .contains("with 98.75 % confidence")
                .doesNotContain("Paper");
        assertThat(text(played(experiment, 800, 0.5, 0.5, 0.5, 0.5)))
                .contains("no difference from 'c=1' shown");
        assertThat(text(played(experiment, 8, 0.5, 0.5, 0.5, 0.5)))
                .contains("'c=1': too few games");
    }

    @Test
    void theTableShowsTheDecisionOfASequentialTest() {
        Experiment experiment = parse(TEXT.replace("reference: c=1\n", ""));
        assertThat(experiment.rows().get(0).cost(Scale.PAPER).sprt())
                .isEqualTo("0.0,50.0,0.05,0.05");
        assertThat(experiment.rows().get(0).cost(Scale.PAPER))
                .hasToString("at most 400 games, 50 playouts a move, SPRT 0.0,50.0,0.05,0.05");
        ExperimentResult result = played(experiment, 400, 0.9, 0.2, 0.5, 0.5);
        assertThat(text(result))
                .containsPattern("c=0.5 .* 400 +SPRT 0 to 50 Elo: closer to 50\n")
                .containsPattern("c=1 .* 400 +SPRT 0 to 50 Elo: closer to 0\n");
        assertThat(result.rows().get(0).sprt().orElseThrow().isDecided()).isTrue();
        ExperimentResult begun = played(experiment, 2, 0.9, 0.2, 0.5, 0.5);
        assertThat(text(begun)).contains("SPRT 0 to 50 Elo: not decided");
        assertThat(begun.rows().get(0).sprt().orElseThrow().isDecided()).isFalse();
        assertThat(
                        parse(TEXT.replace("sprt: [0, 50]\n", ""))
                                .rows()
                                .get(0)
                                .cost(Scale.QUICK)
                                .test())
                .isEmpty();
    }

    /** One change each, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "[0, 50] | 0,50 | ",
                "[0, 50] | [0, 50, 0.1, 0.1] | ",
                "[0, 50] | [50, 0] | 'x', row 'c=0.5', scales, quick: SPRT '50,0' needs elo0 below elo1",
                "[0, 50] | [0, 50, 0.1] | SPRT '0,50,0.1' is not E0,E1 or E0,E1,ALPHA,BETA",
                "[0, 50] | [0, x] | SPRT '0,x': 'x' is not a number",
                "reference: c=1 | reference: c=3 | 'x': there is no row 'c=3'; did you mean",
                "[0.5, 1, 2]}} | [1]}} | 'x': there is no row beside the 'reference'",
                "[0.5, 1, 2]} | [0.5, 1, 2]}, size: <c> | 'c=0.5' and 'c=1' have different opponents",
            })
    void saysWhatIsWrong(String right, String wrong, String message) {
        String text = TEXT.replace(right, wrong);
        assertThat(text).isNotEqualTo(TEXT);
        if (message == null) {
            assertThat(parse(text).rows()).hasSize(4);
        } else {
            assertThatThrownBy(() -> parse(text))
                    .isInstanceOf(BadInput.class)
                    .hasMessageContaining(message);
        }
    }
}
