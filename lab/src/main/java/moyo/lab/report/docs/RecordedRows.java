package moyo.lab.report.docs;

import java.util.List;
import java.util.stream.Stream;
import moyo.game.BadInput;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.RowResult;

/** Experiments and their rows by the names that documents use: {@code EXPERIMENT/ROW}. */
record RecordedRows(List<ExperimentResult> results) {
    /** Separates the names of a list; no row has it in its name. */
    private static final String SEPARATOR = ";";

    RecordedRows {
        results = List.copyOf(results);
    }

    /** Returns the names of a list: {@code agents-singles; agents-teams/table 3}. */
    static List<String> names(String list) {
        return Stream.of(list.split(SEPARATOR)).map(String::strip).toList();
    }

    /** Returns the rows of a list of experiments and of single rows, in its order. */
    List<RowResult> rows(String list) {
        return names(list).stream()
                .flatMap(
                        name ->
                                name.contains("/")
                                        ? Stream.of(row(name))
                                        : experiment(name).rows().stream())
                .toList();
    }

    RowResult row(String name) {
        int slash = name.indexOf('/');
        if (slash < 0) {
            throw new BadInput("'%s' names no row; write EXPERIMENT/ROW".formatted(name));
        }
        ExperimentResult experiment = experiment(name.substring(0, slash).strip());
        String row = name.substring(slash + 1).strip();
        return experiment.rows().stream()
                .filter(result -> result.row().name().equals(row))
                .findFirst()
                .orElseThrow(() -> unknownRow(experiment, row));
    }

    private static BadInput unknownRow(ExperimentResult experiment, String row) {
        List<String> known = experiment.rows().stream().map(result -> result.row().name()).toList();
        return new BadInput(
                "experiment '%s' has no row '%s'%s"
                        .formatted(experiment.experiment().id(), row, Hint.of(row, known)));
    }

    ExperimentResult experiment(String id) {
        return results.stream()
                .filter(result -> result.experiment().id().equals(id))
                .findFirst()
                .orElseThrow(() -> new BadInput(unknownExperiment(id)));
    }

    private String unknownExperiment(String id) {
        List<String> known = results.stream().map(result -> result.experiment().id()).toList();
        return "unknown experiment '%s'%s".formatted(id, Hint.of(id, known));
    }

    /** Returns the experiments of a paper. */
    List<ExperimentResult> ofPaper(String id) {
        List<ExperimentResult> all =
                results.stream().filter(r -> r.experiment().paper().id().equals(id)).toList();
        if (id.isEmpty() || all.isEmpty()) {
            List<String> known =
                    results.stream()
                            .map(r -> r.experiment().paper().id())
                            .filter(paper -> !paper.isEmpty())
                            .distinct()
                            .toList();
            throw new BadInput("unknown paper '%s'%s".formatted(id, Hint.of(id, known)));
        }
        return all;
    }
}
