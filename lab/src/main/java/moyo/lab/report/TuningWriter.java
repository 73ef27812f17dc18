package moyo.lab.report;

import java.io.IOException;
import java.nio.file.Path;
import moyo.lab.record.WholeFile;
import moyo.lab.report.data.TuningJson;
import moyo.lab.report.figure.TuningView;

/** Writes the report of a tuning: {@code report.html} and {@code summary.json}. */
public final class TuningWriter {
    private TuningWriter() {}

    /** Writes the files into an existing folder. */
    public static void write(TuningView view, Path dir) throws IOException {
        WholeFile.write(dir.resolve("summary.json"), TuningJson.of(view));
        WholeFile.write(dir.resolve("report.html"), TuningPage.of(view));
    }
}
