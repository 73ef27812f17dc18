package moyo.app.lab;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.game.BadInput;
import moyo.lab.desk.rows.Extent;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.file.Experiments;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo experiment}: plays any experiment from a file. */
@Command(
        name = "experiment",
        description = {
            "Plays the experiment of a YAML file (docs/reproduce.md) row by row, prints a table"
                    + " with error bars and writes a report with plots.",
            "The same command continues a stopped experiment."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class ExperimentCommandLine implements Callable<Integer> {
    private static final String YAML = ".*\\.ya?ml";

    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "FILE.yaml|NAME",
            description =
                    "A file, or the name of a file in the folder of experiments. --list without"
                            + " FILE lists all experiments.")
    private @Nullable String name;

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Folder of the games and the report; default runs/experiment-NAME-SCALE.")
    private @Nullable Path dir;

    @Mixin private ExperimentOptions options = new ExperimentOptions();

    @Override
    public Integer call() throws Exception {
        String chosen = name;
        if (chosen == null) {
            return listAll();
        }
        Experiment experiment = find(chosen);
        Path files = chosen.matches(YAML) ? Experiments.home(Path.of(chosen)) : options.folder();
        List<Experiment> one = List.of(experiment);
        Extent extent = options.all(one);
        String usual = "experiment-" + experiment.id();
        Path target = dir == null ? options.usualFolder(usual, extent) : dir;
        return options.carryOut(one, extent, files, target, spec, true);
    }

    private Experiment find(String text) {
        if (!text.matches(YAML)) {
            return Experiments.in(options.folder()).only(text);
        }
        Path file = Path.of(text);
        if (!Files.isRegularFile(file)) {
            throw new BadInput("there is no file '%s'".formatted(text));
        }
        return Experiments.read(file);
    }

    private int listAll() {
        if (!options.isList()) {
            throw new BadInput(
                    "no experiment is given; name a FILE.yaml, or list the experiments with"
                            + " --list");
        }
        for (Experiment experiment : Experiments.in(options.folder()).all()) {
            spec.commandLine()
                    .getOut()
                    .println("%s: %s".formatted(experiment.id(), experiment.title()));
        }
        return 0;
    }
}
