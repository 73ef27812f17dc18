package moyo.lab.report.figure;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.lab.stats.Rating;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.Metrics;
import moyo.lab.teach.Speed;
import moyo.lab.teach.TrainingFolder;

/**
 * The content of the report of a training, finished or not.
 *
 * @param running whether the training runs
 * @param minutes the duration of the whole run
 * @param state the time and CPU time so far
 * @param ratings of the networks against their past, oldest first
 * @param made the minute at which each rated network was made, by its name
 * @param examAbout what the questions of the exam are; empty if there is none
 * @param best the name of the best network; empty before the first games
 * @param facts the options of the training and its machine
 * @param command the command that continues it
 */
public record TrainingView(
        String title,
        boolean running,
        double minutes,
        TrainingFolder.State state,
        List<Metrics> metrics,
        List<Speed> speeds,
        List<Rating> ratings,
        Map<String, Double> made,
        List<ExamRecord> exams,
        String examAbout,
        Optional<String> best,
        List<Fact> facts,
        String command,
        Instant written) {

    /** A point of the calibration of values: predictions of about the same size. */
    public record Calibration(double prediction, double result, double rows) {}

    private static final int CALIBRATED_LINES = 10;

    public TrainingView {
        metrics = List.copyOf(metrics);
        speeds = List.copyOf(speeds);
        ratings = List.copyOf(ratings);
        made = Map.copyOf(made);
        exams = List.copyOf(exams);
        facts = List.copyOf(facts);
    }

    /** Returns the last result of the exam at these visits. */
    public Optional<ExamRecord> lastExam(int visits) {
        return exams.stream().filter(e -> e.visits() == visits).reduce((a, b) -> b);
    }

    /** Returns the calibration of the last metrics lines, bins without rows left out. */
    public List<Calibration> calibration() {
        List<Metrics> last =
                metrics.subList(Math.max(0, metrics.size() - CALIBRATED_LINES), metrics.size());
        int bins = last.stream().mapToInt(m -> m.calibration().size()).max().orElse(0);
        List<Calibration> points = new ArrayList<>();
        for (int bin = 0; bin < bins; bin++) {
            double rows = 0;
            double prediction = 0;
            double result = 0;
            for (Metrics line : last) {
                if (bin < line.calibration().size()) {
                    List<Double> sums = line.calibration().get(bin);
                    rows += sums.get(2);
                    prediction += sums.get(0) * sums.get(2);
                    result += sums.get(1) * sums.get(2);
                }
            }
            if (rows > 0) {
                points.add(new Calibration(prediction / rows, result / rows, rows));
            }
        }
        return points;
    }
}
