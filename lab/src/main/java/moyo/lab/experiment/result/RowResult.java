package moyo.lab.experiment.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Row;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;
import moyo.lab.stats.Tally;

/**
 * The result of a row.
 *
 * @param work the counters of the players' searches
 * @param finding {@link Finding#SKIPPED} or {@link Finding#FAILED} for the whole row, with its
 *     reason; otherwise {@link Finding#NO_FIGURE}, and each line has its own verdict
 * @param folder the folder of its run, relative to the report; empty if nothing was played
 * @param recorded the recorded games of the row
 */
public record RowResult(
        Row row,
        Cost cost,
        Standing standing,
        SearchWork work,
        Finding finding,
        String reason,
        String folder,
        Optional<RowRecord> recorded) {
    /** Returns the result of a row of which some or all games were played. */
    public static RowResult played(
            Row row, Cost cost, Standing standing, SearchWork work, String folder) {
        return new RowResult(
                row, cost, standing, work, Finding.NO_FIGURE, "", folder, Optional.empty());
    }

    public static RowResult skipped(Row row, Cost cost, String reason) {
        return new RowResult(
                row,
                cost,
                new Standing(),
                new SearchWork(),
                Finding.SKIPPED,
                reason,
                "",
                Optional.empty());
    }

    /** Returns the result of a row that has failed. */
    public RowResult failed(String why) {
        return new RowResult(row, cost, standing, work, Finding.FAILED, why, folder, recorded);
    }

    /** Returns the result with the recorded games of the row beside it. */
    public RowResult beside(RowRecord record) {
        return new RowResult(
                row, cost, standing, work, finding, reason, folder, Optional.of(record));
    }

    /** Returns the recorded games as a result, if the record is of the row as it is now. */
    public Optional<RowResult> recordedResult() {
        return recorded.filter(RowRecord::isCurrent).map(record -> record.shownAs(row));
    }

    /** Returns whether the games played here are consistent with the record. */
    public Consistency consistency() {
        if (standing.total().games() == 0) {
            return Consistency.NOT_PLAYED;
        }
        if (recorded.isEmpty()) {
            return Consistency.NOT_RECORDED;
        }
        RowRecord record = recorded.get();
        if (!record.isCurrent()) {
            return Consistency.STALE;
        }
        if (!record.sameBudget()) {
            return Consistency.OTHER_BUDGET;
        }
        return record.sameSeed() ? Consistency.SAME_SEED : consistency(record);
    }

    /** A row with a figure of a saving is decided when its rate and its saving are. */
    private Consistency consistency(RowRecord record) {
        Consistency rates = Consistency.of(standing.total(), record.standing().total());
        if (!row.saving().isThere() || rates == Consistency.INCONSISTENT) {
            return rates;
        }
        Consistency savings =
                Consistency.of(work.saving(), work.comparedGames(), record.work().saving());
        return savings == Consistency.CONSISTENT ? rates : savings;
    }

    /** Returns the state of the sequential test; empty if the row has none. */
    public Optional<SprtResult> sprt() {
        return cost.test().map(test -> new SprtResult(test, standing.pairs()));
    }

    /** Returns whether the row was neither skipped nor has failed. */
    boolean isPlayed() {
        return finding == Finding.NO_FIGURE;
    }

    /** Returns the lines of the table: the rates, and the saving if the paper has one. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        row.subsets().forEach(subset -> lines.add(rate(subset)));
        if (row.saving().isThere()) {
            lines.add(saving());
        }
        return lines;
    }

    /** Returns the line of all games. */
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

    /** Returns the verdict: that of the whole row, or else that of the line. */
    private Finding either(Finding judged) {
        return isPlayed() ? judged : finding;
    }
}
