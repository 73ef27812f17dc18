package moyo.lab.experiment.result;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Question;

/** The result of an experiment. */
public record ExperimentResult(
        Experiment experiment, List<RowResult> rows, List<PlotResult> plots) {
    public ExperimentResult {
        rows = List.copyOf(rows);
        plots = List.copyOf(plots);
    }

    /** Without plots. */
    public ExperimentResult(Experiment experiment, List<RowResult> rows) {
        this(experiment, rows, List.of());
    }

    /** Returns the verdicts on the lines of its table and on its plots. */
    public Stream<Finding> findings() {
        return Stream.concat(
                rows.stream().flatMap(row -> row.lines().stream()).map(Line::finding),
                plots.stream().map(PlotResult::finding));
    }

    /** Returns the results of its questions, in their order. */
    public List<QuestionResult> questions() {
        return experiment.questions().stream()
                .map(
                        question ->
                                QuestionResult.of(
                                        question, row(question.better()), row(question.than())))
                .toList();
    }

    /**
     * Returns the last cell of a line: its verdict, and in the first line of a row the remark on
     * the row. A row without a figure has no verdict if nothing is compared.
     */
    public String verdict(RowResult row, Line line) {
        boolean silent = line.finding() == Finding.NO_FIGURE;
        String remark = line.id().equals(row.lines().get(0).id()) ? remark(row) : "";
        if (silent && (!isCompared() || !remark.isEmpty())) {
            return remark;
        }
        return remark.isEmpty() ? line.verdict() : line.verdict() + "; " + remark;
    }

    /**
     * Returns why a row with games is not played on, the decision of its sequential test and the
     * verdicts on it against the reference; empty if there are none.
     */
    public String remark(RowResult row) {
        Stream<String> decision =
                row.isPlayed()
                        ? Stream.concat(
                                Stream.of(row.row().leftOut()),
                                row.sprt().map(SprtResult::label).stream())
                        : Stream.empty();
        Stream<String> verdicts =
                questions().stream()
                        .filter(result -> result.question().paper() == Question.PaperSays.NO_PAPER)
                        .filter(result -> result.question().better().equals(row.row().name()))
                        .map(QuestionResult::remark);
        return Stream.concat(decision, verdicts)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("; "));
    }

    /**
     * Returns whether our figures are compared with others: with those of a paper or of another
     * player.
     */
    public boolean isCompared() {
        return experiment.paper().isThere()
                || rows.stream()
                        .flatMap(row -> row.lines().stream())
                        .anyMatch(line -> !Double.isNaN(line.paper()));
    }

    /** Returns whether a row has recorded games. */
    public boolean isRecorded() {
        return rows.stream().anyMatch(row -> row.recorded().isPresent());
    }

    private RowResult row(String name) {
        return rows.stream().filter(row -> row.row().name().equals(name)).findFirst().orElseThrow();
    }
}
