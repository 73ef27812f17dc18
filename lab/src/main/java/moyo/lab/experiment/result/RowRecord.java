package moyo.lab.experiment.result;

import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Row;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;

/**
 * The recorded games of a row.
 *
 * @param cost the budget at which they were played, and the number of games that were planned
 * @param days the days of the first and the last game
 * @param stale what has changed in the definition of the row since; empty if nothing
 * @param sameBudget whether games that are played here have the same players, board and budget, so
 *     that they can be compared with the record
 * @param sameSeed whether they have the seed of the record, too, so that they may repeat its games
 */
public record RowRecord(
        Cost cost,
        Standing standing,
        SearchWork work,
        String days,
        String stale,
        boolean sameBudget,
        boolean sameSeed) {
    /** Returns whether the record is of the row as it is defined now. */
    public boolean isCurrent() {
        return stale.isEmpty();
    }

    /** Returns the record beside games that have its seed. */
    public RowRecord ofTheSameSeed() {
        return new RowRecord(cost, standing, work, days, stale, sameBudget, true);
    }

    /** Returns the record beside games of the same budget and another seed. */
    public RowRecord ofTheSameBudget() {
        return new RowRecord(cost, standing, work, days, stale, true, false);
    }

    /** Returns the record as the result of a row, with its verdicts. */
    public RowResult shownAs(Row row) {
        return RowResult.played(row, cost, standing, work, "");
    }
}
