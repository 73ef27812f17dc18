package moyo.web.runs.view;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.lab.follow.LineTail;
import moyo.lab.record.GameResult;
import moyo.lab.record.Json;
import moyo.lab.record.ResultsFile;
import moyo.lab.tune.Trial;
import moyo.session.GameList;

/** The tuning of a player's settings. */
final class TuningSight implements Sight {
    private final Path folder;
    private final GameList games;
    private final SummaryFile summary;
    private final LineTail resultLines;
    private final LineTail trialLines;
    private final ResultsFile.Reader reader;
    private final Deque<GameResult> newest = new ArrayDeque<>();
    private final List<Trial> trials = new ArrayList<>();
    private JsonNode facts = MissingNode.getInstance();
    private int played;

    TuningSight(Path folder, GameList games) {
        this.folder = folder;
        this.games = games;
        summary = new SummaryFile(folder);
        Path results = folder.resolve(ResultsFile.NAME);
        resultLines = new LineTail(results);
        trialLines = new LineTail(folder.resolve("tuning.jsonl"));
        reader = new ResultsFile.Reader(results, result -> Optional.empty(), this::add);
    }

    private void add(GameResult result) {
        played++;
        newest.addFirst(result.withoutMoves());
        if (newest.size() > GameJson.MOST) {
            newest.removeLast();
        }
    }

    @Override
    public boolean look() throws IOException {
        if (facts.isMissingNode()) {
            facts = Figure.json(folder.resolve("tuning.json"));
            if (!facts.isObject()) {
                throw new BadInput(
                        "'%s' is not as we wrote it".formatted(folder.resolve("tuning.json")));
            }
        }
        boolean changed = summary.look();
        changed |= resultLines.read(reader::read);
        changed |= trialLines.read(this::addTrial);
        return changed;
    }

    private void addTrial(String line) {
        try {
            trials.add(Json.MAPPER.readValue(line, Trial.class));
        } catch (IOException | RuntimeException e) {
            throw new BadInput(
                    "a line of '%s' is not a trial".formatted(folder.resolve("tuning.jsonl")), e);
        }
    }

    @Override
    public Map<String, Object> json() {
        JsonNode file = summary.json();
        Map<String, Object> tuning = new LinkedHashMap<>();
        tuning.put("xName", "games");
        tuning.put("curves", new TuningCurves(facts, file).of(trials));
        tuning.put("parameters", file.path("parameters"));
        tuning.put("tuned", file.path("tuned").asText());
        if (file.path("confirmation").isObject()) {
            tuning.put("confirmation", file.path("confirmation"));
        }
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("played", played);
        json.put("planned", file.path("plannedGames").asInt());
        json.put("finished", isFinished());
        json.put("updated", Stamp.of(List.of(folder.resolve(ResultsFile.NAME))).latest());
        json.put("headline", headline(file));
        json.put("tuning", tuning);
        json.put("games", games());
        json.put("command", summary.command());
        json.put("facts", Figure.facts(facts));
        return json;
    }

    private boolean isFinished() {
        int planned = summary.json().path("plannedGames").asInt();
        return planned > 0 && played >= planned && !summary.json().path("running").asBoolean();
    }

    private static String headline(JsonNode file) {
        String verdict = file.path("confirmation").path("verdict").asText();
        if (!verdict.isEmpty()) {
            return verdict;
        }
        return file.path("predictedScore").isNumber() && file.path("playedGames").asInt() > 0
                ? String.format(
                        Locale.ROOT,
                        "Predicted score of the estimate against %s: %.1f %% (%.1f to %.1f %%).",
                        file.path("opponent").asText(),
                        100 * file.path("predictedScore").asDouble(),
                        100 * file.path("predictedLow").asDouble(),
                        100 * file.path("predictedHigh").asDouble())
                : "";
    }

    private List<Map<String, Object>> games() {
        String type = games.of(facts.path("name").asText(), Map.of()).recordType();
        return newest.stream()
                .map(
                        result ->
                                GameJson.of(
                                        result,
                                        result.first(),
                                        result.second(),
                                        "games/t%04d-%d.%s"
                                                .formatted(result.pair(), result.game(), type)))
                .toList();
    }
}
