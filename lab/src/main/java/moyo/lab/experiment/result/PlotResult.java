package moyo.lab.experiment.result;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import moyo.lab.experiment.Plot;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Student;
import moyo.session.study.Mean;
import moyo.session.study.Study;
import moyo.session.study.StudyResult;

/**
 * The result of a plot.
 *
 * @param reason the reason why it was skipped; otherwise empty
 * @param recorded the study of the row's recorded games; nothing if there are none
 */
public record PlotResult(
        Plot plot,
        Study study,
        StudyResult measured,
        Finding finding,
        String reason,
        StudyResult recorded) {
    private static final StudyResult NOTHING =
            new StudyResult(Map.of(), "", Mean.of(new double[0]));

    /** Returns the result of a study, of all games or of those so far. */
    public static PlotResult of(Plot plot, Study study, StudyResult measured) {
        return new PlotResult(
                plot,
                study,
                measured,
                ResultJudge.judge(measured.effect(), plot.expect()),
                "",
                NOTHING);
    }

    public static PlotResult skipped(Plot plot, Study study, String reason) {
        return new PlotResult(plot, study, NOTHING, Finding.SKIPPED, reason, NOTHING);
    }

    /** Returns the result with the study of the recorded games beside it. */
    public PlotResult beside(StudyResult record) {
        return new PlotResult(plot, study, measured, finding, reason, record);
    }

    /** Returns the recorded games as a result; empty if there are none. */
    public Optional<PlotResult> recordedResult() {
        return recorded.lines().isEmpty()
                ? Optional.empty()
                : Optional.of(of(plot, study, recorded));
    }

    /** Returns the 95 % interval of the effect. */
    public Interval interval() {
        return interval(measured.effect());
    }

    /** Returns the 95 % interval of a mean; everything for fewer than two samples. */
    public static Interval interval(Mean mean) {
        return Student.interval(mean.value(), mean.error(), mean.samples(), ResultJudge.LEVEL);
    }

    /** Returns the verdict as text. */
    public String verdict() {
        return reason.isEmpty() ? finding.label() : finding.label() + ": " + reason;
    }

    /** Returns the figures and the verdict in a few words. */
    String outcome() {
        return finding == Finding.SKIPPED ? verdict() : figures() + ": " + verdict();
    }

    /** Returns the result as a sentence. */
    public String sentence() {
        return finding == Finding.SKIPPED
                ? "%s: %s.".formatted(plot.name(), verdict())
                : "%s: %s: %s. Paper: %s. Verdict: %s.%s"
                        .formatted(
                                plot.name(),
                                measured.measure(),
                                figures(),
                                plot.expect(),
                                verdict(),
                                recordedResult()
                                        .map(r -> " Recorded: %s.".formatted(r.outcome()))
                                        .orElse(""));
    }

    private String figures() {
        int games = measured.effect().samples();
        return games < 2
                ? "%d games".formatted(games)
                : "%s, 95 %% interval %s to %s, %d games"
                        .formatted(
                                number(measured.effect().value()),
                                number(interval().low()),
                                number(interval().high()),
                                games);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, Math.abs(value) < 1 ? "%.3f" : "%.1f", value);
    }
}
