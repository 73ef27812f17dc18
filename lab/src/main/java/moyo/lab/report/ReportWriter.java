package moyo.lab.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import moyo.lab.record.WholeFile;
import moyo.lab.report.data.GamesCsv;
import moyo.lab.report.data.SummaryCsv;
import moyo.lab.report.data.SummaryJson;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.RunView;

/**
 * Writes the report of a run: {@code report.html} for people; {@code summary.json}, {@code
 * summary.csv} and {@code games.csv} for machines. A file is replaced atomically, so it can be read
 * at any time.
 */
public final class ReportWriter {
    private ReportWriter() {}

    /** Returns the text of {@code report.html} and writes nothing. */
    public static String page(RunView view) {
        return Page.of(Figures.of(view));
    }

    /** Writes the files; creates the folder if necessary. */
    public static void write(RunView view, Path dir) throws IOException {
        Figures figures = Figures.of(view);
        Files.createDirectories(dir);
        WholeFile.write(dir.resolve("games.csv"), GamesCsv.of(view));
        WholeFile.write(dir.resolve("summary.csv"), SummaryCsv.of(figures.standings()));
        WholeFile.write(dir.resolve("summary.json"), SummaryJson.of(figures));
        WholeFile.write(dir.resolve("report.html"), Page.of(figures));
    }
}
