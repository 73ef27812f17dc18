package moyo.lab.report.chart;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.report.figure.TrainingView;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.Measuring;
import moyo.lab.teach.Metrics;
import moyo.lab.teach.Speed;
import org.jfree.chart.JFreeChart;

/** The plots of a training's report, by their captions. */
final class TrainingPlots {
    private TrainingPlots() {}

    static Map<String, JFreeChart> of(TrainingView view) {
        Map<String, JFreeChart> plots = new LinkedHashMap<>();
        if (view.ratings().size() > 1) {
            plots.put("Elo above the first network, 95 % error bars", PastChart.of(view));
        }
        if (!view.exams().isEmpty()) {
            plots.put("Perfect moves: policy alone (blue), 100 visits (orange)", exams(view));
        }
        if (!view.metrics().isEmpty()) {
            List<Metrics> lines = view.metrics();
            plots.put(
                    "Losses: policy (blue), value (orange), all (grey)",
                    new LinesChart()
                            .add(Ink.LINE, lines, Metrics::seconds, Metrics::policy)
                            .add(Ink.LIMIT, lines, Metrics::seconds, Metrics::value)
                            .add(Ink.FAINT, lines, Metrics::seconds, Metrics::total)
                            .draw());
            plots.put(
                    "Entropy of the policy in nats: network (blue), target (orange)",
                    new LinesChart()
                            .add(Ink.LINE, lines, Metrics::seconds, Metrics::networkEntropy)
                            .add(Ink.LIMIT, lines, Metrics::seconds, Metrics::targetEntropy)
                            .draw());
            plots.put(
                    "Calibration of the value: results by predicted win rate",
                    CalibrationChart.of(view.calibration()));
        }
        if (!view.speeds().isEmpty()) {
            speeds(view.speeds(), plots);
        }
        return plots;
    }

    private static JFreeChart exams(TrainingView view) {
        return new LinesChart()
                .add(
                        Ink.LINE,
                        at(view, ExamRecord.POLICY_ALONE),
                        ExamRecord::seconds,
                        e -> e.result().share())
                .add(
                        Ink.LIMIT,
                        at(view, Measuring.EXAM_VISITS),
                        ExamRecord::seconds,
                        e -> e.result().share())
                .draw(Look.percents());
    }

    private static List<ExamRecord> at(TrainingView view, int visits) {
        return view.exams().stream().filter(e -> e.visits() == visits).toList();
    }

    private static void speeds(List<Speed> lines, Map<String, JFreeChart> plots) {
        plots.put(
                "Self-play: positions a second",
                new LinesChart()
                        .add(Ink.LINE, lines, Speed::seconds, Speed::positionsPerSecond)
                        .draw());
        plots.put(
                "Self-play: games a second",
                new LinesChart()
                        .add(Ink.LINE, lines, Speed::seconds, Speed::gamesPerSecond)
                        .draw());
    }
}
