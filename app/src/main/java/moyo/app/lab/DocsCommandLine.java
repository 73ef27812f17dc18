package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import moyo.app.manual.Manual;
import moyo.app.option.Games;
import moyo.app.option.ProgramVersion;
import moyo.lab.desk.rows.Extent;
import moyo.lab.desk.rows.Records;
import moyo.lab.desk.rows.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.record.WholeFile;
import moyo.lab.report.docs.DataPage;
import moyo.lab.report.docs.RecordedBlocks;
import moyo.lab.report.docs.RecordedPage;
import moyo.lab.report.docs.SettingsPage;
import moyo.lab.run.Part;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * {@code moyo docs}: writes the pages of docs/ that are generated, and the recorded figures in
 * those that are written by hand. Plays no games.
 */
@Command(
        name = "docs",
        hidden = true,
        description =
                "Writes docs/recorded.md and the recorded figures in the other pages from the records, docs/data.md and "
                        + "docs/settings.md from the declarations; "
                        + "with --manual the manual pages and the completion of the shell instead.",
        mixinStandardHelpOptions = true)
public final class DocsCommandLine implements Callable<Integer> {
    private static final String COMMAND = "./moyo docs";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Option(
            names = "--home",
            paramLabel = "DIR",
            description = "The repository; default: that of ./moyo.")
    private Path home = Path.of(System.getProperty("moyo.home", ""));

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Where the pages are written; default: docs/ of the repository.")
    private @Nullable Path dir;

    @Option(
            names = "--manual",
            paramLabel = "DIR",
            description = "Writes man/man1/*.1 and completion/moyo.bash into this folder.")
    private @Nullable Path manual;

    @Override
    public Integer call() throws IOException {
        if (manual != null) {
            new Manual(spec.root().commandLine(), ProgramVersion.text()).write(manual);
            return 0;
        }
        Path target = dir == null ? home.resolve("docs") : dir;
        List<ExperimentResult> recorded = recorded();
        write(target.resolve("recorded.md"), RecordedPage.of(recorded, COMMAND));
        write(target.resolve("data.md"), DataPage.of(COMMAND));
        write(target.resolve("settings.md"), SettingsPage.of(Games.LIST, COMMAND));
        fill(home.resolve("README.md"), dir == null ? home : dir, recorded);
        for (Path page : pages()) {
            fill(page, target, recorded);
        }
        return 0;
    }

    private List<Path> pages() throws IOException {
        try (Stream<Path> files = Files.list(home.resolve("docs"))) {
            return files.filter(file -> file.toString().endsWith(".md")).sorted().toList();
        }
    }

    /** Renews the recorded figures in a page that is written by hand, if it has any. */
    private void fill(Path page, Path target, List<ExperimentResult> recorded) throws IOException {
        String text = Files.readString(page);
        if (RecordedBlocks.areIn(text)) {
            String name = page.getFileName().toString();
            write(target.resolve(name), RecordedBlocks.fill(text, name, recorded));
        }
    }

    private void write(Path file, String text) throws IOException {
        if (Files.exists(file) && Files.readString(file).equals(text)) {
            return;
        }
        WholeFile.write(file, text);
        spec.commandLine().getErr().println("moyo: '%s' is renewed".formatted(file));
    }

    /** Reads all records beside the rows, as if no games had been played here. */
    private List<ExperimentResult> recorded() {
        Path folder = home.resolve("experiments");
        List<Experiment> experiments = Experiments.in(folder).all();
        return new Reproducer(
                        Workplaces.of(spec, 1),
                        experiments,
                        Extent.all(Scale.STANDARD, experiments, Double.POSITIVE_INFINITY),
                        folder.resolve("recorded").resolve("no games are played"),
                        Part.ALL,
                        Optional.of(Records.beside(folder, false)))
                .results();
    }
}
