package moyo.lab.desk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.run.Merge;
import moyo.lab.run.Part;
import moyo.lab.run.RunFolder;

/**
 * Joins the folders of the parts of a run, or of experiments row by row, into one folder and writes
 * the reports of the runs.
 */
public final class MergeDesk {
    /** The path of a run in the folder of a match or tournament: the folder itself. */
    private static final Path ITSELF = Path.of("");

    private final Workplace workplace;

    public MergeDesk(Workplace workplace) {
        this.workplace = workplace;
    }

    /** Checks all folders, then joins them; returns an exit code. */
    public int merge(List<Path> sources, Path target) throws IOException {
        for (Path source : sources) {
            checkPlaces(source, target);
        }
        Map<Path, Merge> merges = merges(sources, target);
        merges.values().forEach(merge -> merge.remarks().forEach(workplace::say));
        for (Map.Entry<Path, Merge> entry : merges.entrySet()) {
            carryOut(entry.getKey(), entry.getValue(), target);
        }
        if (!merges.containsKey(ITSELF)) {
            workplace.say(
                    "for the report of the experiments, run their command without --part and with"
                            + " --dir '%s'; it also plays missing games".formatted(target));
        }
        return 0;
    }

    private static void checkPlaces(Path source, Path target) throws IOException {
        if (!Files.isDirectory(source)) {
            throw new BadInput("there is no folder '%s'".formatted(source));
        }
        Path from = source.toRealPath();
        Path to = Files.exists(target) ? target.toRealPath() : target.toAbsolutePath().normalize();
        if (from.equals(to)) {
            throw new BadInput(
                    "'%s' is also the target; games that are in the target stay there, so name it"
                                    .formatted(source)
                            + " with --into only");
        }
        if (from.startsWith(to) || to.startsWith(from)) {
            throw new BadInput(
                    "one of '%s' and '%s' is inside the other; choose another target"
                            .formatted(source, target));
        }
    }

    /** Returns the merges by the path of the run in the target; each is checked. */
    private static Map<Path, Merge> merges(List<Path> sources, Path target) throws IOException {
        Map<Path, List<Path>> runs = new TreeMap<>();
        for (Path source : sources) {
            for (Path run : runs(source)) {
                runs.computeIfAbsent(run, r -> new ArrayList<>()).add(source.resolve(run));
            }
        }
        if (runs.containsKey(ITSELF) && runs.size() > 1) {
            throw new BadInput(
                    "'%s' is the folder of one run and another folder is that of experiments;"
                                    .formatted(runs.get(ITSELF).get(0))
                            + " only parts of one run can be joined");
        }
        if (!runs.containsKey(ITSELF)) {
            checkTarget(target, runs);
        }
        Map<Path, Merge> merges = new LinkedHashMap<>();
        runs.forEach((run, parts) -> merges.put(run, Merge.of(parts, target.resolve(run))));
        return merges;
    }

    /**
     * Returns the paths of the runs in a folder: itself, or the rows of experiments, {@code
     * EXPERIMENT/ROW}.
     */
    private static List<Path> runs(Path source) throws IOException {
        if (RunFolder.isRun(source)) {
            return List.of(ITSELF);
        }
        List<Path> rows = new ArrayList<>();
        for (Path experiment : folders(source)) {
            for (Path row : folders(experiment)) {
                if (RunFolder.isRun(row)) {
                    checkRow(experiment.getFileName().toString(), row);
                    rows.add(source.relativize(row));
                }
            }
        }
        if (rows.isEmpty()) {
            throw new BadInput(
                    "'%s' is neither the folder of a run, which has a run.json, nor of experiments,"
                                    .formatted(source)
                            + " whose rows have one");
        }
        return rows;
    }

    /** Other folders with runs inside, such as a learning, have files that cannot be joined. */
    private static void checkRow(String experiment, Path folder) {
        if (!RunFolder.describe(folder).plan().name().startsWith(experiment + ", ")) {
            throw new BadInput("'%s' is not a row of an experiment".formatted(folder));
        }
    }

    private static List<Path> folders(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).sorted().toList();
        }
    }

    /** Refuses a target that has files but none of the experiments. */
    private static void checkTarget(Path target, Map<Path, List<Path>> runs) throws IOException {
        if (!Files.isDirectory(target)) {
            return;
        }
        List<String> experiments = runs.keySet().stream().map(r -> r.getName(0) + "").toList();
        try (Stream<Path> files = Files.list(target)) {
            List<String> names = files.map(file -> file.getFileName().toString()).toList();
            if (RunFolder.isRun(target)
                    || !names.isEmpty() && names.stream().noneMatch(experiments::contains)) {
                throw new BadInput(
                        "'%s' has other files, such as '%s'; choose another target"
                                .formatted(target, names.get(0)));
            }
        }
    }

    private void carryOut(Path run, Merge merge, Path target) throws IOException {
        Path folder = target.resolve(run);
        String recordType = workplace.games().ofFacts(merge.plan().game()).recordType();
        Merge.Outcome outcome = merge.carryOut(workplace.circumstances().known(), recordType);
        RunReport report = RunReport.of(folder, workplace.games());
        report.write();
        workplace.say(
                "%d games are in '%s', %d of them copied now, %s"
                        .formatted(outcome.games(), folder, outcome.copied(), missing(outcome)));
        if (outcome.withoutRecord() > 0) {
            workplace.say(
                    "%d copied games have a result but no record in games/"
                            .formatted(outcome.withoutRecord()));
        }
        if (run.equals(ITSELF)) {
            report.print(workplace.out(), false);
        }
    }

    /** {@code 20 are missing (part 3/4)}. */
    private static String missing(Merge.Outcome outcome) {
        String parts =
                outcome.missingParts().stream()
                        .map(Part::toString)
                        .collect(Collectors.joining(", "));
        return "%d are missing%s"
                .formatted(outcome.missing(), parts.isEmpty() ? "" : " (part %s)".formatted(parts));
    }
}
