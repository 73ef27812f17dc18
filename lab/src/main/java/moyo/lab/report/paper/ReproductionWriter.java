package moyo.lab.report.paper;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.record.WholeFile;

/**
 * Writes the report of the papers' experiments: {@code report.html} for people; {@code results.csv}
 * and {@code summary.json} for machines.
 */
public final class ReproductionWriter {
    private static final String RESULTS = "results.csv";
    private static final String SUMMARY = "summary.json";
    private static final String PAGE = "report.html";

    private ReproductionWriter() {}

    /** Throws {@code BadInput} if a folder has the report of something else, such as a match. */
    public static void requireReplaceable(Path dir) {
        for (String name : List.of(PAGE, SUMMARY)) {
            if (Files.exists(dir.resolve(name)) && !Files.exists(dir.resolve(RESULTS))) {
                throw new BadInput(
                        "'%s' has a %s that is not of experiments; choose another folder"
                                .formatted(dir, name));
            }
        }
    }

    /** Writes the files; creates the folder if necessary. */
    public static void write(Reproduction reproduction, Path dir) throws IOException {
        Files.createDirectories(dir);
        WholeFile.write(dir.resolve(RESULTS), ReproductionCsv.of(reproduction));
        WholeFile.write(dir.resolve(SUMMARY), ReproductionJson.of(reproduction));
        WholeFile.write(dir.resolve(PAGE), ReproductionPage.of(reproduction));
    }
}
