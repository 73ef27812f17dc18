package moyo.lab.experiment.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import moyo.lab.experiment.Expectation;
import moyo.lab.experiment.Plot;
import moyo.session.study.DataStudy;
import moyo.session.study.Mean;
import moyo.session.study.StudyResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PlotResultTest {
    /** A study whose result is known. */
    private record Known(StudyResult result) implements DataStudy {
        @Override
        public String x() {
            return "move";
        }

        @Override
        public String y() {
            return "cells";
        }

        @Override
        public StudyResult of(Path data) {
            return result;
        }
    }

    private static Plot plot(Expectation expectation) {
        return new Plot("Figure 4", "cells", "", "x.gz", expectation, "");
    }

    private static PlotResult result(Mean effect, Expectation expectation) {
        StudyResult measured = new StudyResult(Map.of(), "cells, A minus B", effect);
        return PlotResult.of(plot(expectation), new Known(measured), measured);
    }

    /** The 95 % interval of 100 games is ± 1.984 standard errors, of 20 games ± 2.093. */
    @ParameterizedTest
    @CsvSource({
        "-2, 1, 100, BELOW_ZERO, AGREES",
        "-2, 1, 100, ABOVE_ZERO, DIFFERS",
        "2, 1, 100, ABOVE_ZERO, AGREES",
        "2, 1, 100, BELOW_ZERO, DIFFERS",
        "-1.9, 1, 100, BELOW_ZERO, TOO_FEW_GAMES",
        "-2.05, 1, 20, BELOW_ZERO, TOO_FEW_GAMES",
        "-2.1, 1, 20, BELOW_ZERO, AGREES",
        "-9, 1, 19, BELOW_ZERO, TOO_FEW_GAMES",
        "NaN, NaN, 0, BELOW_ZERO, TOO_FEW_GAMES",
    })
    void theIntervalMustLieOnTheSideThatThePaperClaims(
            double value, double error, int games, Expectation expectation, Finding finding) {
        assertThat(result(new Mean(value, error, games), expectation).finding()).isEqualTo(finding);
    }

    @Test
    void isToldInASentence() {
        assertThat(result(new Mean(-3.21, 0.5, 100), Expectation.BELOW_ZERO).sentence())
                .isEqualTo(
                        "Figure 4: cells, A minus B: -3.2, 95 % interval -4.2 to -2.2, 100 games."
                                + " Paper: below 0. Verdict: agrees.");
        assertThat(result(Mean.of(new double[0]), Expectation.ABOVE_ZERO).sentence())
                .isEqualTo(
                        "Figure 4: cells, A minus B: 0 games. Paper: above 0."
                                + " Verdict: too few games.");
    }

    @Test
    void aSkippedPlotSaysWhy() {
        StudyResult none = new StudyResult(Map.of(), "", Mean.of(new double[0]));
        PlotResult skipped =
                PlotResult.skipped(
                        plot(Expectation.BELOW_ZERO), new Known(none), "there is no file 'x.gz'");
        assertThat(skipped.finding()).isEqualTo(Finding.SKIPPED);
        assertThat(skipped.sentence()).isEqualTo("Figure 4: skipped: there is no file 'x.gz'.");
        assertThat(skipped.measured().lines()).isEmpty();
    }
}
