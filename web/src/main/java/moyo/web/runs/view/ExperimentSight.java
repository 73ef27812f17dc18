package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import moyo.game.BadInput;
import moyo.session.GameList;
import moyo.web.runs.find.FoundRun;
import moyo.web.runs.find.RunFinder;
import moyo.web.runs.find.RunKind;

/** Experiments: their rows are runs in folders of their own. */
final class ExperimentSight implements Sight {
    private final FoundRun run;
    private final RunFinder finder;
    private final GameList games;
    private final Map<String, GamesSight> rows = new TreeMap<>();
    private final Map<String, String> damaged = new TreeMap<>();
    private final SummaryFile summary;

    ExperimentSight(FoundRun run, RunFinder finder, GameList games) {
        this.run = run;
        this.finder = finder;
        this.games = games;
        summary = new SummaryFile(run.folder());
    }

    @Override
    public boolean look() throws IOException {
        boolean changed = summary.look();
        for (FoundRun part : finder.partsOf(run)) {
            if (part.kind() == RunKind.GAMES && !damaged.containsKey(inside(part))) {
                changed |= look(part);
            }
        }
        return changed;
    }

    private boolean look(FoundRun part) throws IOException {
        try {
            GamesSight row = rows.get(inside(part));
            if (row == null) {
                row = new GamesSight(part.folder(), games);
                row.look();
                rows.put(inside(part), row);
                return true;
            }
            return row.look();
        } catch (BadInput e) {
            rows.remove(inside(part));
            damaged.put(inside(part), String.valueOf(e.getMessage()));
            return true;
        }
    }

    private String command() {
        return summary.command().isEmpty()
                ? rows.values().stream().map(GamesSight::command).findFirst().orElse("")
                : summary.command();
    }

    /** Returns what the names of rows begin with and the page leaves out. */
    private String prefix(String inside) {
        String experiment = inside.substring(0, Math.max(0, inside.indexOf('/')));
        boolean only = rows.keySet().stream().allMatch(row -> row.startsWith(experiment + "/"));
        return only ? experiment + ", " : "";
    }

    private String inside(FoundRun part) {
        return part.path().substring(run.path().length() + 1);
    }

    @Override
    public Map<String, Object> json() {
        JsonNode file = summary.json();
        Map<String, Object> json = new LinkedHashMap<>();
        int points = FiguresJson.points(rows.size());
        List<Map<String, Object>> matchups = new ArrayList<>();
        List<Map<String, Object>> newest = new ArrayList<>();
        rows.forEach(
                (inside, row) -> {
                    matchups.addAll(row.matchups(points, prefix(inside)));
                    newest.addAll(row.newest(inside + "/"));
                });
        json.put("matchups", matchups);
        json.put("games", GameJson.newest(newest));
        json.put("reading", rows.values().stream().anyMatch(GamesSight::isBehind));
        json.put("played", rows.values().stream().mapToInt(GamesSight::games).sum());
        String headline = file.path("headline").asText();
        json.put("headline", headline.contains(";") ? headline : ""); // not the games alone
        json.put("warnings", List.copyOf(damaged.values()));
        json.put("command", command());
        json.put("facts", summary.facts());
        if (file.path("experiments").isArray()) {
            Map<String, Object> tables = new LinkedHashMap<>();
            tables.put("experiments", file.path("experiments"));
            tables.put("claims", file.path("claims"));
            json.put("experiment", tables);
        }
        return json;
    }
}
