package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import moyo.app.option.JobsOption;
import moyo.game.BadInput;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Options of experiments, of the papers' and others. */
final class ExperimentOptions {
    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            description =
                    "Size of the experiment: quick (minutes, the default), standard (hours) or"
                            + " paper (days).")
    private String scale = Scale.QUICK.id();

    @Option(
            names = "--size",
            paramLabel = "N",
            split = ",",
            description = "Plays only rows with these board sizes, such as 9,13.")
    private List<Integer> sizes = List.of();

    @Mixin private JobsOption jobs = new JobsOption();

    @Option(
            names = "--experiments",
            paramLabel = "DIR",
            description = "Folder of the experiment files; default: experiments/ beside ./moyo.")
    private @Nullable Path experiments;

    @Option(names = "--list", description = "Prints what would be played, and plays nothing.")
    private boolean list;

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    Scale scale() {
        return Scale.parse(scale);
    }

    boolean isList() {
        return list;
    }

    /** Plays the experiments and prints their tables; returns an exit code. */
    int carryOut(List<Experiment> chosen, Path dir, CommandSpec spec)
            throws InterruptedException, IOException {
        List<Experiment> onBoards =
                chosen.stream().map(e -> sizes.isEmpty() ? e : e.onBoards(sizes)).toList();
        Reproducer reproducer =
                new Reproducer(Workplaces.of(spec, jobs.count()), onBoards, scale(), dir);
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

    /** Returns the folder of experiments; the launcher passes the folder of the repository. */
    Path folder() {
        Path folder =
                experiments == null
                        ? Path.of(System.getProperty("moyo.home", ""), "experiments")
                        : experiments;
        if (!Files.isDirectory(folder)) {
            throw new BadInput(
                    "there is no folder of experiments '%s'; run ./moyo of a clone, or name a"
                                    .formatted(folder)
                            + " folder with --experiments DIR");
        }
        return folder;
    }
}
