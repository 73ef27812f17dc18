package moyo.app.lab;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.app.option.ProgramVersion;
import moyo.lab.desk.rows.Extent;
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
            "Prints a line for each claim of the papers: the paper's figure, that of the recorded"
                    + " games with its verdict, and whether games played here, for at most five"
                    + " minutes, agree with the recorded ones; writes a report with all tables and"
                    + " plots.",
            "With --scale it plays all rows of the experiments. The same command continues a stopped"
                    + " reproduction."
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
            description =
                    "Folder of the games and the report; default runs/reproduce-SCALE, or"
                            + " runs/reproduce-check without a scale.")
    private @Nullable Path dir;

    @Mixin private ExperimentOptions options = new ExperimentOptions();

    @Override
    public Integer call() throws Exception {
        Experiments known = Experiments.in(options.folder());
        List<Experiment> named = known.named(paper);
        if (named.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("moyo: there is no experiment of '%s' yet".formatted(paper));
            return 0;
        }
        boolean one = named.stream().anyMatch(experiment -> experiment.id().equals(paper));
        Extent extent = one ? options.all(named) : options.ofPapers(named);
        Path target = dir == null ? options.usualFolder("reproduce", extent) : dir;
        return options.carryOut(known.cited(), extent, options.folder(), target, spec, one);
    }
}
