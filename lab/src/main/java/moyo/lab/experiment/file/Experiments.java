package moyo.lab.experiment.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Hint;

/**
 * All experiments of a folder and of the folders in it, in the order of their paths. A folder that
 * has a file {@code paper.yaml} holds the experiments of one publication.
 */
public record Experiments(List<Experiment> all) {
    private static final String ALL = "all";

    public Experiments {
        all = List.copyOf(all);
    }

    public static Experiments in(Path folder) {
        try (Stream<Path> files = Files.walk(folder, 2)) {
            List<ExperimentFile> read =
                    files.filter(Experiments::isExperiment)
                            .sorted()
                            .map(ExperimentFile::read)
                            .toList();
            checkNames(read);
            Experiments experiments = of(read);
            ClaimReader.check(experiments.all());
            return experiments;
        } catch (IOException e) {
            throw new BadInput(
                    "there are no experiments: cannot read the folder '%s'".formatted(folder), e);
        }
    }

    /** Returns the folder of the experiments that belong to the program; it may be missing. */
    public static Path usualFolder() {
        return Path.of(System.getProperty("moyo.home", ""), "experiments");
    }

    private static boolean isExperiment(Path file) {
        return file.toString().matches(".*\\.ya?ml") && !file.endsWith(PaperReader.FILE);
    }

    /** Two files of one name would share the folder of their games. */
    private static void checkNames(List<ExperimentFile> files) {
        Set<String> ids = new HashSet<>();
        for (ExperimentFile file : files) {
            if (!ids.add(file.id())) {
                throw new BadInput("two experiments are called '%s'".formatted(file.id()));
            }
        }
    }

    /**
     * Returns the folder of experiments to which a file belongs, beside which the records are: its
     * folder, or the one above if its folder is that of a publication.
     */
    public static Path home(Path file) {
        Path folder = file.resolveSibling("");
        return Files.isRegularFile(folder.resolve(PaperReader.FILE))
                ? folder.resolve("..").normalize()
                : folder;
    }

    /**
     * Reads the experiment of a text; its rows can refer to no other file.
     *
     * @param id the name of the experiment
     */
    public static Experiment parse(String text, String id) {
        ExperimentFile file = ExperimentFile.parse(text, id);
        return file.experiment(new SharedRows(List.of(file)));
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
    public List<Experiment> cited() {
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
        Stream<String> papers =
                cited().stream().map(e -> e.paper().id()).filter(id -> !id.isEmpty());
        return Stream.of(Stream.of(ALL), papers, cited().stream().map(Experiment::id))
                .flatMap(names -> names)
                .distinct()
                .toList();
    }
}
