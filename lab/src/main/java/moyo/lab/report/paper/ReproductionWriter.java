package moyo.lab.report.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import moyo.lab.record.WholeFile;

/**
 * Writes the report of the papers' experiments: {@code report.html} for people; {@code results.csv}
 * and {@code summary.json} for machines.
 */
public final class ReproductionWriter {
    private ReproductionWriter() {}

    /** Writes the files; creates the folder if necessary. */
    public static void write(Reproduction reproduction, Path dir) throws IOException {
        Files.createDirectories(dir);
        WholeFile.write(dir.resolve("results.csv"), ReproductionCsv.of(reproduction));
        WholeFile.write(dir.resolve("summary.json"), ReproductionJson.of(reproduction));
        WholeFile.write(dir.resolve("report.html"), ReproductionPage.of(reproduction));
    }
}
