package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import moyo.web.runs.find.FoundRun;

/**
 * How far experiments are, from their summary and from the order that the page has left.
 *
 * @param planned the number of games of all rows; 0 if unknown
 */
record ExperimentProgress(String title, long planned, boolean finished, String problem) {
    /**
     * Reads the progress.
     *
     * @param parts the rows in folders
     * @param briefs returns how far a row is
     * @param summary {@code summary.json}; missing while no row has ended
     */
    static ExperimentProgress of(
            FoundRun run,
            List<FoundRun> parts,
            Function<FoundRun, Brief> briefs,
            JsonNode summary) {
        JsonNode order = Figure.json(run.folder().resolve("order.json"));
        JsonNode experiments = summary.path("experiments");
        String title = title(run, order, experiments);
        if (!experiments.isArray()) {
            boolean known = order.isObject() || !parts.isEmpty();
            return new ExperimentProgress(
                    title,
                    order.path("games").asLong(),
                    false,
                    known ? "" : "its summary.json is not that of an experiment");
        }
        Map<String, FoundRun> byPath = new HashMap<>();
        parts.forEach(part -> byPath.put(part.path(), part));
        Set<String> seen = new HashSet<>();
        long planned = 0;
        boolean finished = true;
        for (JsonNode experiment : experiments) {
            for (JsonNode row : experiment.path("rows")) {
                String folder = row.path("folder").asText();
                String name =
                        folder.isEmpty()
                                ? experiment.path("experiment").asText()
                                        + " "
                                        + row.path("row").asText()
                                : folder;
                boolean skipped =
                        row.path("lines").path(0).path("verdict").asText().equals("skipped");
                if (seen.add(name) && !skipped) {
                    FoundRun part = byPath.get(run.path() + "/" + folder);
                    planned += row.path("plannedGames").asLong();
                    finished &= part != null && briefs.apply(part).finished();
                }
            }
        }
        boolean complete = order.path("outcome").asText().equals("complete");
        return new ExperimentProgress(title, planned, finished || complete, "");
    }

    private static String title(FoundRun run, JsonNode order, JsonNode experiments) {
        if (order.has("title")) {
            return order.path("title").asText();
        }
        return experiments.size() == 1
                ? experiments.path(0).path("title").asText(run.path())
                : run.path();
    }
}
