package moyo.lab.experiment.result;

import java.util.ArrayList;
import java.util.List;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Row;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.stats.Tally;

/**
 * What came of a row.
 *
 * @param work what the players' searches did
 * @param finding {@link Finding#SKIPPED} or {@link Finding#FAILED} for the whole row, with its
 *     reason; else {@link Finding#NO_FIGURE}, and the games decide
 * @param folder of its run, seen from the report; empty if nothing was played
 */
public record RowResult(
        Row row,
        Cost cost,
        Standing standing,
        SearchWork work,
        Finding finding,
        String reason,
        String folder) {
    /** Of a row whose games are there, all or some. */
    public static RowResult played(
            Row row, Cost cost, Standing standing, SearchWork work, String folder) {
        return new RowResult(row, cost, standing, work, Finding.NO_FIGURE, "", folder);
    }

    public static RowResult skipped(Row row, Cost cost, String reason) {
        return new RowResult(
                row, cost, new Standing(), new SearchWork(), Finding.SKIPPED, reason, "");
    }

    /** The same, broken off. */
    public RowResult failed(String why) {
        return new RowResult(row, cost, standing, work, Finding.FAILED, why, folder);
    }

    /** Whether it was played as it should be, as far as there are games. */
    boolean isPlayed() {
        return finding == Finding.NO_FIGURE;
    }

    /** Rates, and behind them what is saved if the paper says so. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        row.subsets().forEach(subset -> lines.add(rate(subset)));
        if (row.saving().isThere()) {
            lines.add(saving());
        }
        return lines;
    }

    /** The rate of all games, whatever its lines are about. */
    public Line total() {
        return rate(GameSubset.BOTH);
    }

    private Line rate(GameSubset subset) {
        Tally ours =
                switch (subset) {
                    case BOTH -> standing.total();
                    case FIRST -> standing.asFirst();
                    case SECOND -> standing.asSecond();
                };
        Figure figure = row.figure(subset);
        return new RateLine(
                subset, figure, ours, either(ResultJudge.judge(ours.proportion(), figure)), reason);
    }

    private Line saving() {
        Finding judged = ResultJudge.judge(work, standing.total().games(), row.saving());
        return new SavingLine(
                row.saving(), work.saving(), work.comparedGames(), either(judged), reason);
    }

    /** What holds for the whole row goes before what its games say. */
    private Finding either(Finding judged) {
        return isPlayed() ? judged : finding;
    }
}
