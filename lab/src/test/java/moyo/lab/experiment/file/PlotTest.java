package moyo.lab.experiment.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.regex.Pattern;
import moyo.game.BadInput;
import moyo.lab.experiment.Expectation;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Plot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlotTest {
    private static final String TEXT =
            """
            game: go
            games: 2
            b: random
            plots:
              - {name: Figure 1, of: stones, row: original, expect: below-zero, about: Few stones.}
              - {name: Figure 2, of: errors, data: recorded/x.gz, expect: above-zero}
            rows:
              - {name: original, a: uct}
              - {name: other, a: random}
            """;

    private static Experiment parse(String text) {
        return Experiments.of(List.of(ExperimentFile.parse(text, "x"))).all().get(0);
    }

    @Test
    void isReadFromTheFile() {
        assertThat(parse(TEXT).plots())
                .containsExactly(
                        new Plot(
                                "Figure 1",
                                "stones",
                                "original",
                                "",
                                Expectation.BELOW_ZERO,
                                "Few stones."),
                        new Plot(
                                "Figure 2",
                                "errors",
                                "",
                                "recorded/x.gz",
                                Expectation.ABOVE_ZERO,
                                ""));
        assertThat(parse(TEXT).onBoards(List.of(9)).plots()).hasSize(2);
    }

    /** One change each, and what is then said. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "row: original | row: orignal | plot 1: there is no row 'orignal'; did you mean 'original'?",
                "below-zero | below-zer | plot 1: unknown expectation 'below-zer'; did you mean 'below-zero'?",
                "expect: above-zero | expects: above-zero | plot 2: unknown 'expects'; did you mean 'expect'?",
                ", expect: above-zero | ~~ | plot 2: 'expect' is missing",
                "of: stones, | ~~ | plot 1: 'of' is missing",
                "row: original, | ~~ | plot 1: either 'row' or 'data' is needed",
                "row: original | row: original, data: x | plot 1: either 'row' or 'data' is needed",
                "Figure 2 | Figure 1 | plot 2: two plots are called 'Figure 1'",
                "plots: | plot: | unknown 'plot'; did you mean 'plots'?",
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
    void plotsAreAList() {
        String text = TEXT.replaceAll("plots:\n.*\n.*\n", "plots: {name: Figure 1}\n");
        assertThatThrownBy(() -> parse(text)).hasMessage("'x': 'plots' is not a list");
    }
}
