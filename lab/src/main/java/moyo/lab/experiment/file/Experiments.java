package moyo.lab.experiment.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Paper;

/** All experiments of a folder, in the order of their names. */
public record Experiments(List<Experiment> all) {
    private static final String ALL = "all";

    public Experiments {
        all = List.copyOf(all);
    }

    public static Experiments in(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return of(
                    files.filter(file -> file.toString().matches(".*\\.ya?ml"))
                            .sorted()
                            .map(ExperimentFile::read)
                            .toList());
        } catch (IOException e) {
            throw new BadInput(
                    "there are no experiments: cannot read the folder '%s'".formatted(folder), e);
        }
    }

    /** Reads the experiment of a file, and the files of its folder that its rows refer to. */
    public static Experiment read(Path file) {
        ExperimentFile read = ExperimentFile.read(file);
        List<ExperimentFile> files = new ArrayList<>(List.of(read));
        for (String lender : read.lenders()) {
            for (String ending : List.of(".yaml", ".yml")) {
                Path other = file.resolveSibling(lender + ending);
                if (Files.isRegularFile(other)) {
                    files.add(ExperimentFile.read(other));
                    break;
                }
            }
        }
        return read.experiment(new SharedRows(files));
    }

    static Experiments of(List<ExperimentFile> files) {
        SharedRows sharedRows = new SharedRows(files);
        return new Experiments(files.stream().map(file -> file.experiment(sharedRows)).toList());
    }

    /** Returns the experiments that repeat a paper. */
    private List<Experiment> cited() {
        return all.stream().filter(e -> e.paper().isThere()).toList();
    }

    /**
     * Returns the experiments of a paper, the experiment of that name, or {@code all}; only
     * experiments that repeat a paper.
     */
    public List<Experiment> named(String name) {
        if (!known().contains(name)) {
            throw new BadInput(
                    "unknown paper or experiment '%s'%s".formatted(name, Hint.of(name, known())));
        }
        return cited().stream()
                .filter(e -> List.of(ALL, e.paper().id(), e.id()).contains(name))
                .toList();
    }

    /** Returns the experiment of that name, whether or not it repeats a paper. */
    public Experiment only(String name) {
        return all.stream()
                .filter(e -> e.id().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "there is no file '%s' and no experiment of that name%s"
                                                .formatted(name, Hint.of(name, ids()))));
    }

    private List<String> ids() {
        return all.stream().map(Experiment::id).toList();
    }

    private List<String> known() {
        return Stream.of(Stream.of(ALL), Paper.ids().stream(), cited().stream().map(Experiment::id))
                .flatMap(names -> names)
                .toList();
    }
}
