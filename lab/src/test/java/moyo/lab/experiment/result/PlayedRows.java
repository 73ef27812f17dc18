package moyo.lab.experiment.result;

import java.util.List;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Row;
import moyo.lab.record.GameResult;
import moyo.lab.record.SearchWork;
import moyo.lab.record.Standing;

/** Rows with games for tests. */
public final class PlayedRows {
    private PlayedRows() {}

    public static RowResult of(Row row, Cost cost, List<GameResult> games, String folder) {
        Standing standing = new Standing();
        games.forEach(standing::add);
        return RowResult.played(row, cost, standing, SearchWork.of(games), folder);
    }
}
