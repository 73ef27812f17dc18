package moyo.lab.report.docs;

import java.util.List;
import java.util.Map;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.CurvePoint;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Origin;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlayedRows;
import moyo.lab.experiment.result.RowRecord;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.play.Entrant;
import moyo.lab.record.GameResult;
import moyo.lab.report.figure.SampleRuns;
import moyo.lab.stats.Proportion;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.table.TranspositionMemory;

/** Two experiments: rows with a record, one whose record is stale, and one without. */
final class SampleRecords {
    private static final Cost COST = new Cost(400, 1000, 0, "");

    static final List<ExperimentResult> RESULTS =
            List.of(
                    experiment(
                            "teams",
                            recorded("table 3", 0.4, ""),
                            recorded("table 1", 0.6, ""),
                            recorded("changed", 0.6, "playouts 1000, now 2000"),
                            absent("table 2")),
                    experiment("singles", recorded("agent 64", 0.5, "")));

    private SampleRecords() {}

    private static ExperimentResult experiment(String id, RowResult... rows) {
        return new ExperimentResult(
                new Experiment(
                        id,
                        new Paper("agents", "Marcolino and Matsubara 2011: Agents", ""),
                        "Title",
                        List.of(),
                        "go",
                        1,
                        List.of(rows).stream().map(RowResult::row).toList(),
                        List.of(),
                        "",
                        List.of()),
                List.of(rows));
    }

    private static Row row(String name) {
        return new Row(
                name,
                new Origin("x", name, 1),
                Map.of(),
                Entrant.of("a"),
                Entrant.of("b"),
                List.of(),
                "none",
                Map.of(Scale.STANDARD, COST),
                Map.of(GameSubset.BOTH, new Figure("", new Proportion(0.5915, 1000))),
                new SavingFigure("", 0.3),
                CurvePoint.NONE);
    }

    private static RowResult absent(String name) {
        return RowResult.skipped(row(name), COST, "left out");
    }

    private static RowResult recorded(String name, double rate, String stale) {
        List<GameResult> games =
                SampleRuns.withMemory(SampleRuns.random("a", "b", 400, rate, 1)).results().stream()
                        .map(SampleRecords::supervised)
                        .toList();
        RowResult played = PlayedRows.of(row(name), COST, games, "");
        RowRecord record =
                new RowRecord(
                        COST, played.standing(), played.work(), "2026-11-18", stale, false, false);
        return absent(name).beside(record);
    }

    /** A table entry valued 30 of 120 new nodes of A. */
    private static GameResult supervised(GameResult game) {
        Counts a =
                game.countsOf(game.game())
                        .and(Counter.of("new-nodes", "", ""), 120)
                        .and(TranspositionMemory.TABLE_NODES, 30);
        Counts b = game.countsOf(1 - game.game());
        return game.game() == 0
                ? SampleRuns.withCounts(game, a, b, 0.002, 0.003)
                : SampleRuns.withCounts(game, b, a, 0.003, 0.002);
    }
}
