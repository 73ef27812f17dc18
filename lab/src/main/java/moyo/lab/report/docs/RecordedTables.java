package moyo.lab.report.docs;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.ResultJudge;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.record.SearchWork;
import moyo.lab.stats.Tally;

/** Tables and lists of recorded games inside a page, by the word that asks for one. */
final class RecordedTables {
    private static final Map<String, BiFunction<RecordedRows, String, String>> KINDS = kinds();

    private RecordedTables() {}

    static Collection<String> words() {
        return KINDS.keySet();
    }

    /**
     * Returns a table or a list in Markdown.
     *
     * @param of experiments and rows, or a paper
     */
    static String of(String word, String of, RecordedRows rows) {
        return Objects.requireNonNull(KINDS.get(word)).apply(rows, of).stripTrailing();
    }

    private static Map<String, BiFunction<RecordedRows, String, String>> kinds() {
        Map<String, BiFunction<RecordedRows, String, String>> kinds = new LinkedHashMap<>();
        kinds.put("recorded", (rows, of) -> recorded(rows.rows(of)));
        kinds.put("by-colour", (rows, of) -> byColour(rows.rows(of)));
        kinds.put("savings", (rows, of) -> savings(rows.rows(of)));
        kinds.put("claims", (rows, of) -> RecordedLists.claims(rows.ofPaper(of)));
        kinds.put("t-tests", (rows, of) -> list(RecordedLists.answers(rows.experiment(of))));
        kinds.put("plots", (rows, of) -> list(RecordedLists.plots(rows.experiment(of))));
        kinds.put("supervision", (rows, of) -> list(RecordedLists.supervision(rows.rows(of))));
        return kinds;
    }

    private static String list(List<String> sentences) {
        return sentences.isEmpty()
                ? RecordedText.ABSENT
                : new Markdown().list(sentences).toString();
    }

    private static String recorded(List<RowResult> rows) {
        return table(
                rows,
                List.of("row", "paper", "recorded", "games", "verdict", "budget"),
                row -> row.lines().stream().map(line -> cells(row, line)).toList());
    }

    private static List<String> cells(RowResult row, Line line) {
        boolean isAll = line.id().equals(GameSubset.BOTH.id());
        return List.of(
                row.row().name() + (isAll ? "" : ", " + line.label()),
                RecordedText.paper(line),
                RecordedText.estimate(line.ours(), line.interval()),
                Long.toString(line.games()),
                RecordedText.verdict(line),
                RecordedText.budget(row.cost()));
    }

    private static String byColour(List<RowResult> rows) {
        return table(
                rows,
                List.of(
                        "row",
                        "paper",
                        "moving first",
                        "moving second",
                        "both",
                        "95 % interval",
                        "budget"),
                row -> List.of(colours(row)));
    }

    private static List<String> colours(RowResult row) {
        Tally all = row.standing().total();
        return List.of(
                row.row().name(),
                papers(row),
                colour(row.standing().asFirst()),
                colour(row.standing().asSecond()),
                "%s of %d".formatted(RecordedText.percent(all.rate()), all.games()),
                RecordedText.interval(all.wilson(ResultJudge.LEVEL)),
                RecordedText.budget(row.cost()));
    }

    private static String colour(Tally tally) {
        return tally.games() == 0
                ? RecordedText.NONE
                : "%s, %s"
                        .formatted(
                                RecordedFigures.score(tally), RecordedText.percent(tally.rate()));
    }

    /** Returns the paper's figures of a row: {@code 66.15 % moving 1st, 77.5 % moving 2nd}. */
    private static String papers(RowResult row) {
        String figures =
                row.lines().stream()
                        .filter(line -> !line.id().equals(SavingFigure.ID))
                        .filter(line -> !Double.isNaN(line.paper()))
                        .map(
                                line ->
                                        "%s %% %s"
                                                .formatted(
                                                        RecordedText.briefly(line.paper()),
                                                        line.label()))
                        .collect(Collectors.joining(", "));
        return figures.isEmpty() ? RecordedText.NONE : figures;
    }

    private static String savings(List<RowResult> rows) {
        return table(
                rows,
                List.of(
                        "row",
                        "moves saved, paper",
                        "won",
                        "games",
                        "moves saved, gate open",
                        "CPU time saved, gate open",
                        "moves saved, whole game",
                        "CPU time saved, whole game"),
                row -> List.of(saved(row)));
    }

    private static String paper(RowResult row) {
        double share = row.row().saving().share();
        return Double.isNaN(share) ? RecordedText.NONE : RecordedText.briefly(share) + " %";
    }

    private static List<String> saved(RowResult row) {
        Tally all = row.standing().total();
        SearchWork work = row.work();
        return List.of(
                row.row().name(),
                paper(row),
                RecordedText.estimate(all.rate(), all.wilson(ResultJudge.LEVEL)),
                Long.toString(all.games()),
                RecordedText.estimate(WorkFigures.moves(work)),
                RecordedText.estimate(WorkFigures.time(work)),
                RecordedText.estimate(WorkFigures.movesOfTheGame(work)),
                RecordedText.estimate(WorkFigures.timeOfTheGame(work)));
    }

    /** Returns a table of the rows that have a record, and a sentence about the others. */
    private static String table(
            List<RowResult> rows,
            List<String> headings,
            Function<RowResult, List<List<String>>> lines) {
        List<List<String>> recorded =
                rows.stream()
                        .flatMap(row -> row.recordedResult().stream())
                        .flatMap(row -> lines.apply(row).stream())
                        .toList();
        Map<String, List<String>> absent = new LinkedHashMap<>();
        rows.stream()
                .filter(row -> row.recordedResult().isEmpty())
                .forEach(
                        row ->
                                absent.computeIfAbsent(
                                                RecordedText.absence(row), why -> new ArrayList<>())
                                        .add("*" + row.row().name() + "*"));
        Markdown text = new Markdown();
        if (!recorded.isEmpty()) {
            text.table(headings, recorded);
        }
        absent.forEach(
                (why, names) ->
                        text.paragraph("%s: %s.".formatted(begun(why), String.join("; ", names))));
        return text.toString();
    }

    private static String begun(String sentence) {
        return sentence.substring(0, 1).toUpperCase(Locale.ROOT) + sentence.substring(1);
    }
}
