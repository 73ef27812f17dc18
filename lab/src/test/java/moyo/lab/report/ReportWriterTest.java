package moyo.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.SampleRuns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ReportWriterTest {
    private final RunView view = SampleRuns.view(SampleRuns.random("a", "b", 10, 0.5, 1));

    @Test
    void writesFourFilesAndLeavesNoDrafts(@TempDir Path dir) throws IOException {
        Path below = dir.resolve("runs/x");
        ReportWriter.write(view, below);
        ReportWriter.write(view, below);
        try (Stream<Path> files = Files.list(below)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder(
                            "report.html", "summary.json", "summary.csv", "games.csv");
        }
    }

    @Test
    void theSameRunGivesTheSamePage() {
        assertThat(Page.of(Figures.of(view))).isEqualTo(Page.of(Figures.of(view)));
    }
}
