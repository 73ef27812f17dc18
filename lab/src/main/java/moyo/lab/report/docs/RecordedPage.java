package moyo.lab.report.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.Answer;
import moyo.lab.experiment.result.ClaimResult;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.stats.Interval;

/** The page of all recorded games: the claims of each paper, and every row of every experiment. */
public final class RecordedPage {
    private static final String NONE = "-";
    private static final String ABSENT = "not recorded";
    private static final List<String> CLAIM_HEADINGS = List.of("claim", "paper", "recorded");
    private static final List<String> HEADINGS =
            List.of(
                    "row",
                    "games of A",
                    "paper",
                    "recorded",
                    "95 % interval",
                    "games",
                    "verdict",
                    "budget",
                    "played");

    private RecordedPage() {}

    /**
     * Returns the page.
     *
     * @param results with the records beside the rows
     * @param command renews the page
     */
    public static String of(List<ExperimentResult> results, String command) {
        Markdown page = new Markdown();
        page.heading(1, "The recorded games");
        page.paragraph(
                ("Written by `%s` from the records in `experiments/recorded` ([reproduce.md]"
                                + "(reproduce.md#records)); do not edit. Rates are the points of A,"
                                + " draws count half; intervals are Wilson's, the verdicts are"
                                + " explained in [reproduce.md](reproduce.md#the-verdict). The budget is that"
                                + " of players whose spec has none. %s")
                        .formatted(command, count(results)));
        List<Paper> papers =
                results.stream()
                        .map(result -> result.experiment().paper())
                        .filter(Paper::isThere)
                        .distinct()
                        .toList();
        for (Paper paper : papers) {
            List<ExperimentResult> ofPaper =
                    results.stream().filter(r -> r.experiment().paper().equals(paper)).toList();
            page.heading(2, paper.id().isEmpty() ? paper.citation() : paper.id());
            page.paragraph(paper.citation());
            claims(page, ClaimResult.of(ofPaper));
            ofPaper.forEach(result -> experiment(page, result));
        }
        List<ExperimentResult> own =
                results.stream()
                        .filter(result -> !result.experiment().paper().isThere())
                        .filter(ExperimentResult::isRecorded)
                        .toList();
        if (!own.isEmpty()) {
            page.heading(2, "Experiments without a paper");
            own.forEach(result -> experiment(page, result));
        }
        return page.toString();
    }

    private static String count(List<ExperimentResult> results) {
        List<RowResult> rows = results.stream().flatMap(result -> result.rows().stream()).toList();
        return "%d of %d rows have a record."
                .formatted(
                        rows.stream().filter(row -> row.recordedResult().isPresent()).count(),
                        rows.size());
    }

    private static void claims(Markdown page, List<ClaimResult> claims) {
        if (!claims.isEmpty()) {
            page.table(
                    CLAIM_HEADINGS,
                    claims.stream()
                            .map(c -> List.of(c.claim().claim(), c.paper(), c.recorded()))
                            .toList());
        }
    }

    private static void experiment(Markdown page, ExperimentResult result) {
        Experiment experiment = result.experiment();
        page.heading(3, experiment.id());
        page.paragraph(experiment.title());
        List<List<String>> lines = new ArrayList<>();
        result.rows().forEach(row -> lines.addAll(lines(row)));
        page.table(HEADINGS, lines);
        List<String> remarks = absences(result);
        ofRecords(result).questions().stream()
                .filter(question -> question.finding() != Answer.NOT_PLAYED)
                .forEach(question -> remarks.add(question.sentence()));
        for (PlotResult plot : result.plots()) {
            Optional<PlotResult> kept =
                    plot.plot().data().isEmpty() ? plot.recordedResult() : Optional.of(plot);
            remarks.add(
                    kept.map(PlotResult::sentence)
                            .orElse("%s: %s.".formatted(plot.plot().name(), ABSENT)));
        }
        if (!remarks.isEmpty()) {
            page.list(remarks);
        }
    }

    /** Returns a sentence for each reason why rows are not recorded, with their names. */
    private static List<String> absences(ExperimentResult result) {
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (RowResult row : result.rows()) {
            if (row.recorded().isEmpty()
                    && !row.row().cost(Scale.STANDARD).isSkipped()
                    && !row.row().unrecorded().isEmpty()) {
                rows.computeIfAbsent(row.row().unrecorded(), why -> new ArrayList<>())
                        .add("'" + row.row().name() + "'");
            }
        }
        List<String> sentences = new ArrayList<>();
        rows.forEach(
                (why, names) ->
                        sentences.add(
                                "Not recorded: %s: %s.".formatted(String.join(", ", names), why)));
        return sentences;
    }

    /** Returns the result with the recorded games in place of those played here. */
    private static ExperimentResult ofRecords(ExperimentResult result) {
        return new ExperimentResult(
                result.experiment(),
                result.rows().stream()
                        .map(
                                row ->
                                        row.recordedResult()
                                                .orElse(
                                                        RowResult.skipped(
                                                                row.row(), row.cost(), ABSENT)))
                        .toList());
    }

    private static List<List<String>> lines(RowResult row) {
        String name = row.row().name();
        if (row.recordedResult().isEmpty()) {
            String days = row.recorded().map(RowRecord::days).orElse(NONE);
            return row.lines().stream()
                    .map(
                            line ->
                                    List.of(
                                            name,
                                            line.label(),
                                            paper(line),
                                            NONE,
                                            NONE,
                                            NONE,
                                            absence(row),
                                            NONE,
                                            days))
                    .toList();
        }
        RowRecord record = row.recorded().orElseThrow();
        return row.recordedResult().orElseThrow().lines().stream()
                .map(
                        line ->
                                List.of(
                                        name,
                                        line.label(),
                                        paper(line),
                                        percent(line.ours()),
                                        interval(line.interval()),
                                        Long.toString(line.games()),
                                        line.finding() == Finding.NO_FIGURE ? NONE : line.verdict(),
                                        budget(record.cost()),
                                        record.days()))
                .toList();
    }

    /** Returns why a row has no figures; the programs of this machine play no part in it. */
    private static String absence(RowResult row) {
        if (row.recorded().isPresent()) {
            return "stale record: " + row.recorded().get().stale();
        }
        Cost cost = row.row().cost(Scale.STANDARD);
        return cost.isSkipped() ? "not played: " + cost.skip() : ABSENT;
    }

    private static String budget(Cost cost) {
        String text = cost.toString();
        int comma = text.indexOf(", ");
        return comma < 0 ? "as in the specs" : text.substring(comma + 2);
    }

    private static String paper(Line line) {
        if (Double.isNaN(line.paper())) {
            return NONE;
        }
        String whose = line.whose().isEmpty() ? "" : line.whose() + ": ";
        String share = String.format(Locale.ROOT, "%.2f", 100 * line.paper());
        String games = line.paperGames() == 0 ? "" : " of " + line.paperGames();
        return whose + share.replaceAll("\\.?0+$", "") + " %" + games;
    }

    private static String percent(double rate) {
        return Double.isNaN(rate) ? NONE : String.format(Locale.ROOT, "%.1f %%", 100 * rate);
    }

    private static String interval(Interval interval) {
        return Double.isFinite(interval.low())
                ? String.format(
                        Locale.ROOT, "%.1f to %.1f %%", 100 * interval.low(), 100 * interval.high())
                : NONE;
    }
}
