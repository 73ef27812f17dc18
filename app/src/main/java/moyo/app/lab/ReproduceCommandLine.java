package moyo.app.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.file.Experiments;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo reproduce}: plays the papers' experiments and compares their figures with ours. */
@Command(
        name = "reproduce",
        description = {
            "Plays the papers' experiments and prints each table with the paper's figures beside"
                    + " ours, error bars and a verdict; writes a report with plots.",
            "The same command continues a stopped reproduction."
        },
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class)
public final class ReproduceCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "PAPER",
            description =
                    "A paper, by the name of its folder of experiments; the name of an experiment;"
                            + " or all (the default). 'moyo reproduce --list' shows them.")
    private String paper = "all";

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "Folder of the games and the report; default runs/reproduce-SCALE.")
    private @Nullable Path dir;

    @Mixin private ExperimentOptions options = new ExperimentOptions();

    @Override
    public Integer call() throws Exception {
        List<Experiment> named = Experiments.in(options.folder()).named(paper);
        if (named.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("moyo: there is no experiment of '%s' yet".formatted(paper));
            return 0;
        }
        Path target = dir == null ? options.usualFolder("reproduce") : dir;
        boolean one = named.stream().anyMatch(experiment -> experiment.id().equals(paper));
        return options.carryOut(named, options.folder(), target, spec, one);
    }
}
