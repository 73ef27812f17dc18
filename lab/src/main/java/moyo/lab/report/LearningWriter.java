package moyo.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import moyo.lab.learn.Trial;
import moyo.lab.record.WholeFile;
import moyo.lab.report.data.Csv;
import moyo.lab.report.figure.LearningView;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;

/** Writes the report of a learning: {@code report.html} and {@code trials.csv}. */
public final class LearningWriter {
    private LearningWriter() {}

    /** Writes the files; creates the folder if necessary. */
    public static void write(LearningView view, Path dir) throws IOException {
        Files.createDirectories(dir);
        WholeFile.write(dir.resolve("trials.csv"), csv(view));
        WholeFile.write(dir.resolve("report.html"), LearningPage.of(view));
    }

    private static String csv(LearningView view) {
        Csv csv =
                new Csv(
                        "trial",
                        "stage",
                        "team",
                        "opponent",
                        "games",
                        "rate",
                        "low",
                        "high",
                        "elo",
                        "kept");
        for (int i = 0; i < view.trials().size(); i++) {
            Trial trial = view.trials().get(i);
            Interval interval = LearningView.interval(trial);
            EloEstimate elo = trial.pairs().elo(0.95);
            csv.row(
                    i,
                    trial.stage(),
                    trial.team(),
                    trial.opponent(),
                    2 * trial.pairs().pairs(),
                    trial.pairs().mean(),
                    interval.low(),
                    interval.high(),
                    elo.elo(),
                    trial.kept());
        }
        return csv.toString();
    }
}
