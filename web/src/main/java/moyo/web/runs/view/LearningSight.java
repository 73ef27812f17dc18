package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.lab.desk.LearningDesk;
import org.jspecify.annotations.Nullable;

/** The learning of a team of agents, from {@code trials.csv}. */
final class LearningSight implements Sight {
    /** The stage of the new games that the learned team plays at the end. */
    private static final String CONFIRMED = "confirmed";

    private final Path folder;
    private final Path trials;
    private @Nullable Stamp stamp;
    private List<Map<String, String>> rows = List.of();
    private JsonNode facts = MissingNode.getInstance();

    LearningSight(Path folder) {
        this.folder = folder;
        trials = folder.resolve("trials.csv");
    }

    @Override
    public boolean look() throws IOException {
        Path learning = folder.resolve("learning.json");
        Stamp now = Stamp.of(List.of(trials, learning, folder.resolve("team.txt")));
        if (now.equals(stamp)) {
            return false;
        }
        rows = Files.isRegularFile(trials) ? CsvRows.of(Files.readString(trials)) : List.of();
        facts = Figure.json(learning);
        stamp = now;
        return true;
    }

    @Override
    public Map<String, Object> json() {
        CurveJson curve = new CurveJson("Win rate of each trial", CurveJson.SHARE, "trial");
        String team = "";
        long games = 0;
        for (Map<String, String> row : rows) {
            games += (long) CsvRows.number(row, "games");
            if (CONFIRMED.equals(row.get("stage"))) {
                continue;
            }
            boolean kept = "true".equals(row.get("kept"));
            curve.add(
                    CsvRows.number(row, "trial"),
                    CsvRows.number(row, "rate"),
                    CsvRows.number(row, "low"),
                    CsvRows.number(row, "high"),
                    kept,
                    "%s: %s against %s"
                            .formatted(row.get("stage"), row.get("team"), row.get("opponent")));
            team = kept ? row.getOrDefault("team", "") : team;
        }
        Map<String, Object> learning = new LinkedHashMap<>();
        learning.put("xName", "trial");
        learning.put("team", team);
        learning.put("curves", curve.isEmpty() ? List.of() : List.of(curve.json()));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("played", games);
        json.put("finished", Files.isRegularFile(folder.resolve("team.txt")));
        json.put("updated", Stamp.of(List.of(trials)).latest());
        json.put("headline", headline());
        json.put("learning", learning);
        json.put(
                "facts",
                Figure.facts(facts).stream()
                        .filter(fact -> !LearningDesk.CANDIDATES.equals(fact.get("name")))
                        .toList());
        return json;
    }

    /** Returns the result of the new games of the learned team; empty before them. */
    private String headline() {
        return rows.stream()
                .filter(row -> CONFIRMED.equals(row.get("stage")))
                .map(
                        row ->
                                String.format(
                                        Locale.ROOT,
                                        "The learned team won %.1f %% (%.1f to %.1f %%) of %s new"
                                                + " games against the baseline.",
                                        100 * CsvRows.number(row, "rate"),
                                        100 * CsvRows.number(row, "low"),
                                        100 * CsvRows.number(row, "high"),
                                        row.get("games")))
                .reduce("", (before, text) -> text);
    }
}
