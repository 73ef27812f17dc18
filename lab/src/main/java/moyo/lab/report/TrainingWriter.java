package moyo.lab.report;

import java.io.IOException;
import java.nio.file.Path;
import moyo.lab.record.WholeFile;
import moyo.lab.report.figure.TrainingView;

/** Writes the report of a training: {@code report.html}. */
public final class TrainingWriter {
    private TrainingWriter() {}

    /** Writes the report into a folder, which exists. */
    public static void write(TrainingView view, Path dir) throws IOException {
        WholeFile.write(dir.resolve("report.html"), TrainingPage.of(view));
    }
}
