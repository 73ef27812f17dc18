package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.app.option.JobsOption;
import moyo.app.option.PartOption;
import moyo.game.BadInput;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.Records;
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
                    "Size of the experiment: quick (minutes, the default), standard (hours; the"
                            + " default of --record) or paper (days).")
    private @Nullable String scale;

    @Option(
            names = "--size",
            paramLabel = "N",
            split = ",",
            description = "Plays only rows with these board sizes, such as 9,13.")
    private List<Integer> sizes = List.of();

    @Mixin private JobsOption jobs = new JobsOption();

    @Mixin private PartOption part = new PartOption();

    @Option(
            names = "--experiments",
            paramLabel = "DIR",
            description = "Folder of the experiment files; default: experiments/ beside ./moyo.")
    private @Nullable Path experiments;

    @Option(
            names = "--record",
            description =
                    "Adds the games to the records beside the experiment files (recorded/), which"
                            + " are the results of the repository, and goes on from them.")
    private boolean record;

    @Option(names = "--list", description = "Prints what would be played, and plays nothing.")
    private boolean list;

    @Option(
            names = "--all",
            description = "Prints all tables, also where a paper's claims are summed up.")
    private boolean all;

    @Option(names = "--json", description = "Prints the summary as JSON.")
    private boolean json;

    Scale scale() {
        String chosen = scale;
        if (chosen != null) {
            return Scale.parse(chosen);
        }
        return record ? Scale.STANDARD : Scale.QUICK;
    }

    /** Returns the default folder of experiments; recorded games are in one folder for all. */
    Path usualFolder(String name) {
        if (record) {
            return Path.of("runs", "record-" + scale().id());
        }
        return Path.of("runs", "%s-%s%s".formatted(name, scale().id(), part.value().suffix()));
    }

    boolean isList() {
        return list;
    }

    /**
     * Plays the experiments and prints their tables; returns an exit code.
     *
     * @param files the folder of the experiment files, beside which the records are
     * @param tables whether tables are printed, although their paper lists claims
     */
    int carryOut(List<Experiment> chosen, Path files, Path dir, CommandSpec spec, boolean tables)
            throws InterruptedException, IOException {
        if (record && !part.value().isAll()) {
            throw new BadInput(
                    "--record and --part exclude each other: a record is written by one process at"
                            + " a time");
        }
        List<Experiment> onBoards =
                chosen.stream().map(e -> sizes.isEmpty() ? e : e.onBoards(sizes)).toList();
        Reproducer reproducer =
                new Reproducer(
                        Workplaces.of(spec, jobs.count()),
                        onBoards,
                        scale(),
                        dir,
                        part.value(),
                        Optional.of(Records.beside(files, record)));
        if (list) {
            reproducer.list();
            return 0;
        }
        int exitCode = reproducer.play();
        if (exitCode != Interrupt.EXIT_CODE) {
            reproducer.print(json, all || tables);
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
