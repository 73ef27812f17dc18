package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import moyo.lab.console.ClaimText;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.experiment.result.ClaimResult;
import org.junit.jupiter.api.Test;

/** What {@code ./moyo reproduce} prints at its end, without playing a game. */
final class ClaimLinesTest {
    private static final int MOST = 30;

    /** The way to all tables, and the path of the report. */
    private static final int AFTER_THE_CLAIMS = 2;

    @Test
    void aCheckOfAllClaimsEndsWithAtMostThirtyLines() {
        List<Paper> papers =
                Experiments.in(Path.of("../experiments")).cited().stream()
                        .map(Experiment::paper)
                        .distinct()
                        .toList();
        List<ClaimResult> claims =
                papers.stream()
                        .flatMap(
                                paper ->
                                        paper.claims().stream()
                                                .map(
                                                        claim ->
                                                                new ClaimResult(
                                                                        paper, claim, "", "", "")))
                        .toList();
        assertThat(claims).hasSizeGreaterThan(10);
        StringWriter out = new StringWriter();
        ClaimText.print(new PrintWriter(out, true), claims);
        assertThat(out.toString().lines().count() + AFTER_THE_CLAIMS).isLessThanOrEqualTo(MOST);
    }
}
