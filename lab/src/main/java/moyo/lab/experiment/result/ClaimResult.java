package moyo.lab.experiment.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import moyo.lab.experiment.Claim;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.stats.Interval;

/**
 * A claim of a paper beside our recorded games and those played here, each in a few words.
 *
 * @param paper the paper's figure
 * @param recorded ours, with its interval and the verdict
 * @param here what was played now, and whether it is consistent with the record
 */
public record ClaimResult(Paper of, Claim claim, String paper, String recorded, String here) {
    private static final String NOTHING = "-";

    /** Returns the results of all claims whose experiments are among the given ones. */
    public static List<ClaimResult> of(List<ExperimentResult> results) {
        List<ClaimResult> all = new ArrayList<>();
        List<Paper> papers =
                results.stream().map(result -> result.experiment().paper()).distinct().toList();
        for (Paper paper : papers) {
            for (Claim claim : paper.claims()) {
                results.stream()
                        .filter(result -> result.experiment().id().equals(claim.experiment()))
                        .findFirst()
                        .ifPresent(result -> all.add(of(paper, claim, result)));
            }
        }
        return all;
    }

    private static ClaimResult of(Paper paper, Claim claim, ExperimentResult result) {
        return claim.isPlot() ? ofPlot(paper, claim, result) : ofRow(paper, claim, result);
    }

    private static ClaimResult ofRow(Paper paper, Claim claim, ExperimentResult result) {
        RowResult row =
                result.rows().stream()
                        .filter(r -> r.row().name().equals(claim.of()))
                        .findFirst()
                        .orElseThrow();
        Line ours = line(row, claim.side());
        Optional<Line> kept = row.recordedResult().map(record -> line(record, claim.side()));
        String figure = Double.isNaN(ours.paper()) ? NOTHING : percent(ours.paper(), "%.2f");
        return new ClaimResult(paper, claim, figure, recorded(row, kept), here(row, ours));
    }

    private static Line line(RowResult row, String side) {
        List<Line> lines = row.lines();
        String wanted = side.isEmpty() ? SavingFigure.ID : side;
        return lines.stream()
                .filter(line -> line.id().equals(wanted))
                .findFirst()
                .orElse(lines.get(0));
    }

    private static String recorded(RowResult row, Optional<Line> kept) {
        if (kept.isEmpty() || kept.get().games() == 0) {
            return row.recorded().isPresent() ? "stale record" : "not recorded";
        }
        Line line = kept.get();
        Interval interval = line.interval();
        String figure =
                String.format(
                        Locale.ROOT,
                        "%s (%.1f to %.1f) of %d games",
                        percent(line.ours(), "%.1f"),
                        100 * interval.low(),
                        100 * interval.high(),
                        line.games());
        return line.finding() == Finding.NO_FIGURE ? figure : figure + ": " + line.verdict();
    }

    private static String here(RowResult row, Line ours) {
        if (row.finding() != Finding.NO_FIGURE) {
            return row.finding().label() + ": " + row.reason();
        }
        if (ours.games() == 0 || Double.isNaN(ours.ours())) {
            return "not played";
        }
        return "%s of %d games, %s"
                .formatted(percent(ours.ours(), "%.1f"), ours.games(), row.consistency().label());
    }

    /** A plot is of recorded data alone, or of the games of a row, recorded and played here. */
    private static ClaimResult ofPlot(Paper paper, Claim claim, ExperimentResult result) {
        PlotResult plot =
                result.plots().stream()
                        .filter(p -> p.plot().name().equals(claim.of()))
                        .findFirst()
                        .orElseThrow();
        boolean ofRecord = !plot.plot().data().isEmpty();
        String kept = plot.recordedResult().map(PlotResult::outcome).orElse("not recorded");
        return new ClaimResult(
                paper,
                claim,
                plot.plot().expect().toString(),
                ofRecord ? plot.outcome() : kept,
                ofRecord ? NOTHING : plot.outcome());
    }

    private static String percent(double share, String format) {
        String number = String.format(Locale.ROOT, format, 100 * share);
        return (format.contains(".2") ? number.replaceAll("\\.?0+$", "") : number) + " %";
    }
}
