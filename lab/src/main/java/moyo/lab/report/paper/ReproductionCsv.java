package moyo.lab.report.paper;

import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RateLine;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.report.data.Csv;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;

/**
 * A row for each line of each table. Rates are from 0 to 1; where the side is {@code saving}, a
 * rate is the share saved.
 */
final class ReproductionCsv {
    private ReproductionCsv() {}

    static String of(Reproduction view) {
        Csv csv = new Csv(ReproductionFields.CSV);
        for (ExperimentResult result : view.results()) {
            for (RowResult row : result.rows()) {
                row.lines().forEach(line -> write(csv, view, result, row, line));
            }
        }
        return csv.toString();
    }

    private static void write(
            Csv csv, Reproduction view, ExperimentResult result, RowResult row, Line line) {
        boolean isRate = line instanceof RateLine;
        Tally tally = line instanceof RateLine rate ? rate.tally() : Tally.NONE;
        Interval interval = line.interval();
        Interval difference = line.difference();
        csv.row(
                result.experiment().paper().id(),
                result.experiment().id(),
                row.row().name(),
                row.row().a().spec(),
                row.row().b().spec(),
                line.id(),
                view.extent(),
                line.whose(),
                line.paper(),
                line.paperGames(),
                line.games(),
                isRate ? tally.wins() : "",
                isRate ? tally.draws() : "",
                isRate ? tally.losses() : "",
                line.ours(),
                interval.low(),
                interval.high(),
                difference.low(),
                difference.high(),
                line.finding().label(),
                line.reason(),
                row.folder());
    }
}
