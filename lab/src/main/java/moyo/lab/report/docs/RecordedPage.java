package moyo.lab.report.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.stats.Saving;

/** The page of all recorded games: the claims of each paper, and every row of every experiment. */
public final class RecordedPage {
    private static final String NONE = RecordedText.NONE;
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
            if (!paper.claims().isEmpty()) {
                page.paragraph(RecordedLists.claims(ofPaper).stripTrailing());
            }
            ofPaper.forEach(result -> experiment(page, result));
        }
        List<ExperimentResult> own =
                results.stream().filter(result -> !result.experiment().paper().isThere()).toList();
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

    private static void experiment(Markdown page, ExperimentResult result) {
        Experiment experiment = result.experiment();
        page.heading(3, experiment.id());
        page.paragraph(experiment.title());
        List<List<String>> lines = new ArrayList<>();
        result.rows().forEach(row -> lines.addAll(lines(row)));
        page.table(HEADINGS, lines);
        List<String> remarks = absences(result);
        remarks.addAll(RecordedLists.answers(result));
        remarks.addAll(RecordedLists.plots(result));
        remarks.addAll(RecordedLists.supervision(result.rows()));
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
                                            RecordedText.paper(line),
                                            NONE,
                                            NONE,
                                            NONE,
                                            RecordedText.absence(row),
                                            NONE,
                                            days))
                    .toList();
        }
        RowRecord record = row.recorded().orElseThrow();
        List<List<String>> lines = new ArrayList<>();
        row.recordedResult()
                .orElseThrow()
                .lines()
                .forEach(line -> lines.add(line(name, line, record)));
        if (row.row().saving().isThere()) {
            lines.add(timeSaved(name, record));
        }
        return lines;
    }

    private static List<String> line(String name, Line line, RowRecord record) {
        return List.of(
                name,
                line.label(),
                RecordedText.paper(line),
                RecordedText.percent(line.ours()),
                RecordedText.interval(line.interval()),
                Long.toString(line.games()),
                RecordedText.verdict(line),
                RecordedText.budget(record.cost()),
                record.days());
    }

    /** The CPU time of the simulations whose playout moves the line before compares. */
    private static List<String> timeSaved(String name, RowRecord record) {
        Saving saving = WorkFigures.time(record.work());
        return List.of(
                name,
                "CPU time saved",
                NONE,
                RecordedText.percent(saving.share()),
                RecordedText.interval(saving.interval()),
                Integer.toString(record.work().comparedGames()),
                NONE,
                RecordedText.budget(record.cost()),
                record.days());
    }
}
