package moyo.web.runs.view;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.desk.RunFacts;
import moyo.lab.follow.RunTail;
import moyo.lab.record.ResultsFile;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.Verdict;
import moyo.lab.run.RunFolder;
import moyo.session.GameList;
import org.jspecify.annotations.Nullable;

/** A match or a tournament. */
final class GamesSight implements Sight {
    private final Path folder;
    private final GameList games;
    private @Nullable Stamp planStamp;
    private RunFolder.@Nullable Description description;
    private @Nullable RunTail tail;
    private String recordType = "";

    GamesSight(Path folder, GameList games) {
        this.folder = folder;
        this.games = games;
    }

    @Override
    public boolean look() throws IOException {
        Stamp now = Stamp.of(List.of(folder.resolve("run.json")));
        boolean changed = !now.equals(planStamp);
        if (changed) {
            readPlan();
            planStamp = now;
        }
        RunTail current = tail();
        if (current.isReplaced()) {
            current = new RunTail(folder, current.plan(), GameJson.MOST);
            tail = current;
            changed = true;
        }
        return current.read() || changed;
    }

    /** A process that goes on with a run adds a line to the file; the plan stays the same. */
    private void readPlan() {
        RunFolder.Description read = RunFolder.describe(folder);
        description = read;
        if (tail == null || !tail.plan().equals(read.plan())) {
            tail = new RunTail(folder, read.plan(), GameJson.MOST);
            recordType = games.ofFacts(read.plan().game()).recordType();
        }
    }

    private RunTail tail() {
        if (tail == null) {
            throw new IllegalStateException("look first");
        }
        return tail;
    }

    /**
     * Returns the matchups, for a run that has this one as a row.
     *
     * @param points the points of each course
     * @param prefix left out of the name of the row
     */
    List<Map<String, Object>> matchups(int points, String prefix) {
        List<Map<String, Object>> matchups = FiguresJson.matchups(tail().figures(false), points);
        String name = tail().plan().name();
        String part = name.startsWith(prefix) ? name.substring(prefix.length()) : name;
        matchups.forEach(matchup -> matchup.put("part", part));
        return matchups;
    }

    /**
     * Returns the newest games.
     *
     * @param inside the folder relative to that of the run shown; empty, or ends with a slash
     */
    List<Map<String, Object>> newest(String inside) {
        return GameJson.of(tail(), recordType, inside);
    }

    int games() {
        return tail().games();
    }

    /** Returns the command of the process that has played last; may be empty. */
    String command() {
        return description == null ? "" : description.lastSession().path("command").asText();
    }

    /** Returns whether there are games that are not read yet. */
    boolean isBehind() {
        return tail().isBehind();
    }

    @Override
    public Map<String, Object> json() {
        RunTail run = tail();
        RunFolder.Description known = description;
        if (known == null) {
            throw new IllegalStateException("look first");
        }
        Figures figures = run.figures(false);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("title", run.plan().name());
        json.put("kind", run.plan().matchups().size() > 1 ? "tournament" : "match");
        json.put("played", run.games());
        json.put("planned", known.part().games(run.plan()));
        json.put("reading", run.isBehind());
        json.put("finished", run.isFinished());
        json.put("updated", Stamp.of(List.of(folder.resolve(ResultsFile.NAME))).latest());
        json.put("headline", run.games() == 0 ? "" : Verdict.headline(figures));
        json.put("conclusion", Verdict.conclusion(figures));
        json.put("warnings", warnings(figures));
        json.put("matchups", FiguresJson.matchups(figures, points(figures)));
        json.put("ratings", FiguresJson.ratings(figures.ratings()));
        json.put("games", newest(""));
        json.put("command", command());
        json.put("facts", Figure.facts(RunFacts.of(known)));
        return json;
    }

    private static int points(Figures figures) {
        return FiguresJson.points(figures.standings().size());
    }

    private List<String> warnings(Figures figures) {
        List<String> warnings = new ArrayList<>(Verdict.warnings(figures));
        int faults = tail().faults();
        if (faults > 0) {
            warnings.add(
                    faults == 1
                            ? "1 game ended by a fault of a player."
                            : "%d games ended by a fault of a player.".formatted(faults));
        }
        return warnings;
    }
}
