package moyo.lab.experiment.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    static Experiments of(List<ExperimentFile> files) {
        Loans loans = new Loans(files);
        return new Experiments(files.stream().map(file -> file.experiment(loans)).toList());
    }

    /** Those of a paper, the one of that name, or {@code all}. */
    public List<Experiment> named(String name) {
        if (!known().contains(name)) {
            throw new BadInput(
                    "unknown paper or experiment '%s'%s".formatted(name, Hint.of(name, known())));
        }
        return all.stream()
                .filter(e -> List.of(ALL, e.paper().id(), e.id()).contains(name))
                .toList();
    }

    private List<String> known() {
        return Stream.of(Stream.of(ALL), Paper.ids().stream(), all.stream().map(Experiment::id))
                .flatMap(names -> names)
                .toList();
    }
}
