package moyo.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The generated pages of docs/ are those that the code and the records make. */
final class DocsCommandLineTest {
    @TempDir private Path temp;

    @ParameterizedTest
    @ValueSource(strings = {"recorded.md", "data.md", "settings.md"})
    void thePagesAreUpToDate(String page) throws Exception {
        Said said = Said.moyo("docs", "--home=..", "--dir=" + temp);
        assertThat(said.code()).as(said.err()).isZero();
        assertThat(Path.of("../docs", page))
                .as("docs/%s is out of date; renew it with: ./moyo docs", page)
                .hasSameTextualContentAs(temp.resolve(page));
    }

    /** Tables and figures in pages that are written by hand. */
    @Test
    void theRecordedFiguresInOtherPagesAreUpToDate() throws Exception {
        Said said = Said.moyo("docs", "--home=..", "--dir=" + temp);
        assertThat(said.code()).as(said.err()).isZero();
        Set<String> filled = new HashSet<>();
        try (Stream<Path> files = Files.list(temp)) {
            for (Path file : files.toList()) {
                String name = file.getFileName().toString();
                Path page = Path.of("..", name.equals("README.md") ? "" : "docs", name);
                assertThat(page)
                        .as("%s is out of date; renew it with: ./moyo docs", page)
                        .hasSameTextualContentAs(file);
                filled.add(name);
            }
        }
        assertThat(filled)
                .contains(
                        "multi-agent.md",
                        "btt-go.md",
                        "blokus-eval.md",
                        "together.md",
                        "results.md");
    }

    @Test
    void aWrongFigureInAPageIsNamed() throws Exception {
        Path home = temp.resolve("home");
        Files.createDirectories(home.resolve("docs"));
        Files.createDirectories(home.resolve("experiments"));
        Files.writeString(
                home.resolve("experiments/tiny.yaml"),
                "game: connect4\ngames: 2\nplayouts: 5\nb: random\nrows:\n  - {name: one, a: uct}\n");
        Files.writeString(
                home.resolve("README.md"), "It wins <!-- rate: tiny/one -->?<!-- end -->.\n");
        Files.writeString(home.resolve("docs/page.md"), "<!-- recorded: tny -->\n<!-- end -->\n");
        Said said = Said.moyo("docs", "--home=" + home);
        assertThat(said.code()).isEqualTo(2);
        assertThat(said.err())
                .contains(
                        "page.md, '<!-- recorded: tny -->': unknown experiment 'tny'; did you mean 'tiny'?");
        assertThat(home.resolve("README.md"))
                .hasContent("It wins <!-- rate: tiny/one -->(not recorded)<!-- end -->.\n");
        assertThat(Files.readString(home.resolve("docs/recorded.md")))
                .contains("### tiny", "| one | all games | - | - | - | - | not recorded | - | - |");
    }

    @Test
    void everyRecordIsOfARowAsItIsNow() throws Exception {
        assertThat(Files.readString(Path.of("../docs/recorded.md"))).doesNotContain("stale");
        Path folder = Path.of("../experiments");
        Set<String> rows = new HashSet<>();
        for (Experiment experiment : Experiments.in(folder).all()) {
            for (Row row : experiment.rows()) {
                rows.add(row.origin().experiment() + "/" + row.origin().folder() + ".json");
            }
        }
        Path records = folder.resolve("recorded");
        try (Stream<Path> files = Files.walk(records)) {
            assertThat(files.filter(file -> file.toString().endsWith(".json")))
                    .isNotEmpty()
                    .allMatch(file -> rows.contains(records.relativize(file).toString()));
        }
    }

    @Test
    void everyRowHasARecordOrASentenceWhyNot() throws Exception {
        Path folder = Path.of("../experiments");
        String page = Files.readString(Path.of("../docs/recorded.md"));
        for (Experiment experiment : Experiments.in(folder).all()) {
            for (Row row : experiment.rows()) {
                Path record =
                        folder.resolve("recorded")
                                .resolve(row.origin().experiment())
                                .resolve(row.origin().folder() + ".json");
                boolean isOpen = !Files.exists(record) && !row.cost(Scale.STANDARD).isSkipped();
                if (isOpen) {
                    String name = experiment.id() + "/" + row.name();
                    assertThat(row.unrecorded()).as(name).isNotBlank();
                    assertThat(page).as(name).contains(row.unrecorded() + ".");
                }
            }
        }
    }

    @Test
    void playsNothingAndWritesOnlyWhatHasChanged() throws Exception {
        String[] command = {"docs", "--home=..", "--dir=" + temp};
        assertThat(Said.moyo(command).err()).contains("recorded.md' is renewed");
        Files.delete(temp.resolve("data.md"));
        assertThat(Said.moyo(command).err())
                .contains("data.md' is renewed")
                .doesNotContain("recorded.md");
        assertThat(Path.of("../experiments/recorded/no games are played")).doesNotExist();
    }
}
