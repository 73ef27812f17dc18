package moyo.lab.experiment;

import java.util.List;
import moyo.lab.record.Standing;
import moyo.lab.stats.Tally;

/**
 * What came of a row.
 *
 * @param finding {@link Finding#SKIPPED} or {@link Finding#FAILED} for the whole row, with its
 *     reason; else {@link Finding#NO_FIGURE}, and the games decide
 * @param folder of its run, seen from the report; empty if nothing was played
 */
public record RowResult(
        Row row, Effort effort, Standing standing, Finding finding, String reason, String folder) {
    /** Of a row whose games are there, all or some. */
    public static RowResult played(Row row, Effort effort, Standing standing, String folder) {
        return new RowResult(row, effort, standing, Finding.NO_FIGURE, "", folder);
    }

    public static RowResult skipped(Row row, Effort effort, String reason) {
        return new RowResult(row, effort, new Standing(), Finding.SKIPPED, reason, "");
    }

    /** The same, broken off. */
    public RowResult failed(String why) {
        return new RowResult(row, effort, standing, Finding.FAILED, why, folder);
    }

    public List<Line> lines() {
        return row.sides().stream().map(this::line).toList();
    }

    private Line line(Side side) {
        Tally ours =
                switch (side) {
                    case BOTH -> standing.total();
                    case FIRST -> standing.asFirst();
                    case SECOND -> standing.asSecond();
                };
        Figure figure = row.figure(side);
        Finding judged =
                finding == Finding.NO_FIGURE ? Rule.judge(ours.proportion(), figure) : finding;
        return new Line(side, figure, ours, judged, reason);
    }
}
