package moyo.lab.report;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * Writes the report of a run: {@code report.html} for people; {@code summary.json}, {@code
 * summary.csv} and {@code games.csv} for machines. Who reads while it is written again sees the old
 * file or the new one, never half of one.
 */
public final class ReportWriter {
    private ReportWriter() {}

    /** Makes the folder if it is not there. */
    public static void write(RunView view, Path dir) throws IOException {
        Figures figures = Figures.of(view);
        Files.createDirectories(dir);
        replace(dir.resolve("games.csv"), GamesCsv.of(view));
        replace(dir.resolve("summary.csv"), SummaryCsv.of(figures.standings()));
        replace(dir.resolve("summary.json"), SummaryJson.of(figures));
        replace(dir.resolve("report.html"), Page.of(figures));
    }

    private static void replace(Path file, String text) throws IOException {
        Path draft = Files.createTempFile(file.toAbsolutePath().getParent(), "report", ".tmp");
        try {
            Files.writeString(draft, text);
            move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
