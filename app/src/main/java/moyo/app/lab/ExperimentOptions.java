package moyo.app.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import moyo.app.option.JobsOption;
import moyo.app.option.MasterOption;
import moyo.app.option.PartOption;
import moyo.game.BadInput;
import moyo.lab.desk.Interrupt;
import moyo.lab.desk.Workplace;
import moyo.lab.desk.rows.Extent;
import moyo.lab.desk.rows.Records;
import moyo.lab.desk.rows.Reproducer;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Options of experiments, of the papers' and others. */
final class ExperimentOptions {
    /** The time limit of a check, in minutes. */
    private static final double USUAL_MINUTES = 5;

    @Option(
            names = "--scale",
            paramLabel = "SCALE",
            description =
                    "Size of the experiment: quick (minutes; the default of moyo experiment),"
                            + " standard (hours; the default of --record) or paper (days).")
    private @Nullable String scale;

    @Option(
            names = "--minutes",
            paramLabel = "M",
            description =
                    "Time limit; the same command goes on after it. Default: 5 for a check of the"
                            + " papers' claims, otherwise none.")
    private @Nullable Double minutes;

    @Option(
            names = "--size",
            paramLabel = "N",
            split = ",",
            description = "Plays only rows with these board sizes, such as 9,13.")
    private List<Integer> sizes = List.of();

    @Option(
            names = "--rows",
            paramLabel = "TEXT",
            description = "Plays only rows whose name contains this text.")
    private @Nullable String rows;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "Plays a row only until it has this number of games, with --record recorded"
                            + " ones included; the next call may go on with more.")
    private @Nullable Integer games;

    @Mixin private JobsOption jobs = new JobsOption();

    @Mixin private MasterOption master = new MasterOption();

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

    private Scale scale() {
        String chosen = scale;
        if (chosen != null) {
            return Scale.parse(chosen);
        }
        return record ? Scale.STANDARD : Scale.QUICK;
    }

    /** Returns what is played of experiments of which all rows are wanted. */
    Extent all(List<Experiment> chosen) {
        return Extent.all(scale(), chosen, minutes(Double.POSITIVE_INFINITY)).withGames(games());
    }

    /**
     * Returns what is played of papers: all rows of a scale, or without one those of the claims.
     */
    Extent ofPapers(List<Experiment> chosen) {
        boolean asked = scale != null || record || games != null || !part.value().isAll();
        boolean claimed = chosen.stream().anyMatch(e -> !e.paper().claims().isEmpty());
        return asked || !claimed ? all(chosen) : Extent.check(chosen, minutes(USUAL_MINUTES));
    }

    private double minutes(double usual) {
        double limit = minutes == null ? usual : minutes;
        if (!(limit > 0)) {
            throw new BadInput("--minutes %s is not more than 0".formatted(minutes));
        }
        return limit;
    }

    private int games() {
        if (games == null) {
            return Integer.MAX_VALUE;
        }
        if (games < 1) {
            throw new BadInput("--games %d is less than 1".formatted(games));
        }
        return games;
    }

    /** Returns the experiments without the rows that the options leave out. */
    private List<Experiment> selected(List<Experiment> chosen) {
        for (int size : sizes) {
            if (size < 1) {
                throw new BadInput("--size %d is not a board size, such as 9".formatted(size));
            }
        }
        List<Experiment> onBoards =
                chosen.stream().map(e -> sizes.isEmpty() ? e : e.onBoards(sizes)).toList();
        String text = rows;
        if (text == null) {
            return onBoards;
        }
        if (chosen.stream()
                .flatMap(e -> e.rows().stream())
                .noneMatch(row -> row.name().contains(text))) {
            throw new BadInput(
                    "--rows '%s' is part of no row's name; --list shows them".formatted(text));
        }
        return onBoards.stream().map(e -> e.withRowsNamed(text)).toList();
    }

    /** Returns the default folder of experiments; recorded games are in one folder for all. */
    Path usualFolder(String name, Extent extent) {
        if (record) {
            return Path.of("runs", "record-" + extent.id());
        }
        return Path.of("runs", "%s-%s%s".formatted(name, extent.id(), part.value().suffix()));
    }

    boolean isList() {
        return list;
    }

    /**
     * Plays the experiments and prints their tables; returns an exit code.
     *
     * @param chosen those that are played, and others that the report may show
     * @param files the folder of the experiment files, beside which the records are
     * @param tables whether tables are printed, although their paper lists claims
     */
    int carryOut(
            List<Experiment> chosen,
            Extent extent,
            Path files,
            Path dir,
            CommandSpec spec,
            boolean tables)
            throws InterruptedException, IOException {
        if (record && !part.value().isAll()) {
            throw new BadInput(
                    "--record and --part exclude each other: a record is written by one process at"
                            + " a time");
        }
        try (Workplace workplace =
                list ? Workplaces.of(spec, jobs.count()) : Workplaces.of(spec, jobs, master)) {
            Reproducer reproducer =
                    new Reproducer(
                            workplace,
                            selected(chosen),
                            extent,
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
    }

    /** Returns the folder of experiments; the launcher passes the folder of the repository. */
    Path folder() {
        Path folder = experiments == null ? Experiments.usualFolder() : experiments;
        if (!Files.isDirectory(folder)) {
            throw new BadInput(
                    "there is no folder of experiments '%s'; run ./moyo of a clone, or name a"
                                    .formatted(folder)
                            + " folder with --experiments DIR");
        }
        return folder;
    }
}
