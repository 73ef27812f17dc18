package moyo.web.runs.play;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;

/** The experiments that belong to the program. */
final class Shipped {
    private final Path folder;

    /**
     * @param folder may be missing
     */
    Shipped(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    /** Returns the experiments as the form lists them. */
    List<Map<String, Object>> list() {
        List<Map<String, Object>> list = new ArrayList<>();
        for (Experiment experiment : all()) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("name", experiment.id());
            json.put("title", experiment.title());
            json.put("rows", experiment.rows().size());
            Map<String, Long> games = new LinkedHashMap<>();
            for (Scale scale : Scale.values()) {
                games.put(scale.id(), games(experiment, scale));
            }
            json.put("games", games);
            String refusal = refusal(experiment);
            json.put("refused", refusal.isEmpty() ? null : refusal);
            list.add(json);
        }
        return list;
    }

    private List<Experiment> all() {
        return Files.isDirectory(folder) ? Experiments.in(folder).all() : List.of();
    }

    /**
     * Returns an experiment.
     *
     * @throws BadInput if there is none of this name, or it plays outside programs
     */
    Experiment find(String name) {
        Experiment experiment = new Experiments(all()).only(name);
        String refusal = refusal(experiment);
        if (!refusal.isEmpty()) {
            throw new BadInput(refusal);
        }
        return experiment;
    }

    private static String refusal(Experiment experiment) {
        boolean outside =
                experiment.rows().stream()
                        .anyMatch(row -> row.a().isOutside() || row.b().isOutside());
        return outside
                ? "It plays outside programs; start it with ./moyo experiment %s."
                        .formatted(experiment.id())
                : "";
    }

    /** Returns the number of games of the rows that own theirs. */
    static long games(Experiment experiment, Scale scale) {
        return experiment.rows().stream()
                .filter(row -> !experiment.isBorrowed(row))
                .map((Row row) -> row.cost(scale))
                .mapToLong(cost -> cost.games())
                .sum();
    }
}
