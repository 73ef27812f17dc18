package moyo.lab.report.docs;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.result.Answer;
import moyo.lab.experiment.result.ClaimResult;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.experiment.result.QuestionResult;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.record.PlayerWork;
import moyo.search.count.Counter;
import moyo.search.table.TranspositionMemory;

/** Sentences about recorded games: claims, t-tests, plots, and what a table knew. */
final class RecordedLists {
    private RecordedLists() {}

    /** Returns the claims of a paper as a table. */
    static String claims(List<ExperimentResult> ofPaper) {
        return new Markdown()
                .table(
                        List.of("claim", "paper", "recorded"),
                        ClaimResult.of(ofPaper).stream()
                                .map(c -> List.of(c.claim().claim(), c.paper(), c.recorded()))
                                .toList())
                .toString();
    }

    /** Returns the t-tests of an experiment whose rows are recorded. */
    static List<String> answers(ExperimentResult result) {
        return ofRecords(result).questions().stream()
                .filter(question -> question.finding() != Answer.NOT_PLAYED)
                .map(QuestionResult::sentence)
                .toList();
    }

    /** Returns the result with the recorded games in place of those played here. */
    private static ExperimentResult ofRecords(ExperimentResult result) {
        return new ExperimentResult(
                result.experiment(),
                result.rows().stream()
                        .map(row -> row.recordedResult().orElseGet(() -> absent(row)))
                        .toList());
    }

    private static RowResult absent(RowResult row) {
        return RowResult.skipped(row.row(), row.cost(), RecordedText.ABSENT);
    }

    /** Returns the plots of recorded data or of the recorded games of a row. */
    static List<String> plots(ExperimentResult result) {
        return result.plots().stream().map(RecordedLists::sentence).toList();
    }

    private static String sentence(PlotResult plot) {
        Optional<PlotResult> kept =
                plot.plot().data().isEmpty() ? plot.recordedResult() : Optional.of(plot);
        return kept.map(PlotResult::sentence)
                .orElse("%s: %s.".formatted(plot.plot().name(), RecordedText.ABSENT));
    }

    /**
     * Returns a sentence for each player with a table: the share of the new nodes that a table
     * entry valued instead of prior knowledge alone.
     */
    static List<String> supervision(List<RowResult> rows) {
        List<String> sentences = new ArrayList<>();
        for (RowResult row : rows) {
            row.recordedResult().ifPresent(kept -> supervision(kept, sentences));
        }
        return sentences;
    }

    private static void supervision(RowResult kept, List<String> sentences) {
        Row row = kept.row();
        String name = "%s, '%s'".formatted(row.origin().experiment(), row.name());
        supervision(name, row.a().name(), kept.work().a(), sentences);
        supervision(name, row.b().name(), kept.work().b(), sentences);
    }

    private static void supervision(
            String row, String player, PlayerWork work, List<String> sentences) {
        Counter known = TranspositionMemory.TABLE_NODES;
        long all = work.counts().get(known.per());
        if (all > 0) {
            sentences.add(
                    String.format(
                            Locale.ROOT,
                            "Supervision in %s: with the gate open a table entry valued %s of the"
                                    + " new nodes of %s (%,d of %,d); the others had prior"
                                    + " knowledge alone.",
                            row,
                            RecordedText.percent(work.mean(known)),
                            player,
                            work.counts().get(known),
                            all));
        }
    }
}
