package moyo.app;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import moyo.game.BadInput;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code moyo reproduce}: the papers' experiments, their figures beside ours. */
@Command(
        name = "reproduce",
        description = {
            "Plays the papers' experiments and prints each table with the paper's figures beside"
                    + " ours, error bars and a verdict; writes a report with plots.",
            "The same command goes on where it was stopped or killed."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class ReproduceCommandLine implements Callable<Integer> {
    @CommandLine.Spec private CommandLine.Model.CommandSpec spec;

    @Parameters(
            arity = "0..1",
            paramLabel = "PAPER",
            description =
                    "btt-go, multi-agent, blokus-eval, the name of an experiment, or all (the"
                            + " default).")
    private String paper = "all";

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            description = "quick (minutes, the default), standard (hours) or paper (days).")
    private String scale = Scale.QUICK.id();

    @Option(
            names = "--dir",
            paramLabel = "DIR",
            description = "For games and report; default runs/reproduce-SCALE.")
    private @Nullable Path dir;

    @Option(
            names = "--size",
            paramLabel = "N",
            split = ",",
            description = "Only boards of these sizes, as 9,13; other rows are skipped.")
    private List<Integer> sizes = List.of();

    @Option(names = "--jobs", paramLabel = "J", description = "Games at once; default: the cores.")
    private int jobs = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--experiments",
            paramLabel = "DIR",
            description = "The experiments' files; default: experiments/ beside ./moyo.")
    private @Nullable Path experiments;

    @Option(names = "--list", description = "Only says what would be played.")
    private boolean list;

    @Option(names = "--json", description = "The summary as JSON.")
    private boolean json;

    @Override
    public Integer call() throws Exception {
        if (jobs < 1) {
            throw new BadInput("--jobs %d is not 1 or more".formatted(jobs));
        }
        Scale chosen = Scale.parse(scale);
        List<Experiment> named =
                Experiments.in(folder()).named(paper).stream()
                        .map(e -> sizes.isEmpty() ? e : e.onBoards(sizes))
                        .toList();
        if (named.isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("moyo: there is no experiment of '%s' yet".formatted(paper));
            return 0;
        }
        Path target = dir == null ? Path.of("runs", "reproduce-" + chosen.id()) : dir;
        Reproducer reproducer = new Reproducer(Workplaces.of(spec, jobs), named, chosen, target);
        if (list) {
            reproducer.list();
            return 0;
        }
        int exitCode = reproducer.play();
        if (exitCode != Interrupt.EXIT_CODE) {
            reproducer.print(json);
        }
        return exitCode;
    }

    /** The launcher says where the repository is. */
    private Path folder() {
        Path folder =
                experiments == null
                        ? Path.of(System.getProperty("moyo.home", ""), "experiments")
                        : experiments;
        if (!Files.isDirectory(folder)) {
            throw new BadInput(
                    "there is no folder '%s' with experiments; './moyo' of a clone finds its own,"
                                    .formatted(folder)
                            + " --experiments DIR names another");
        }
        return folder;
    }
}
