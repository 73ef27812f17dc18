package moyo.web.runs.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.follow.RunTail;
import moyo.lab.record.GameResult;
import moyo.lab.run.Matchup;
import moyo.lab.run.RunFolder;

/** The newest games of a run as the page lists them. */
final class GameJson {
    /** How many games the page gets. */
    static final int MOST = 200;

    private GameJson() {}

    /**
     * Returns the games of a tail, the newest first.
     *
     * @param folder the folder of the tail relative to that of the run; empty, or ends with a slash
     */
    static List<Map<String, Object>> of(RunTail tail, String recordType, String folder) {
        List<Map<String, Object>> games = new ArrayList<>();
        for (GameResult result : tail.newest()) {
            Matchup matchup = tail.matchup(result);
            boolean aFirst = result.game() == 0;
            games.add(
                    of(
                            result,
                            aFirst ? matchup.a() : matchup.b(),
                            aFirst ? matchup.b() : matchup.a(),
                            folder + RunFolder.gameFile(tail.plan(), recordType, result.id())));
        }
        return games;
    }

    static Map<String, Object> of(GameResult result, String first, String second, String file) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("pair", result.pair());
        json.put("game", result.game());
        json.put("first", first);
        json.put("second", second);
        json.put(
                "result",
                switch (result.result()) {
                    case FIRST -> "first";
                    case SECOND -> "second";
                    case DRAW -> "draw";
                });
        json.put("reason", result.reason());
        json.put("plies", result.plies());
        json.put("when", result.when());
        json.put("file", file);
        return json;
    }

    /** Returns the newest of several lists. */
    static List<Map<String, Object>> newest(List<Map<String, Object>> games) {
        return games.stream()
                .sorted(
                        Comparator.comparing(
                                        (Map<String, Object> game) ->
                                                String.valueOf(game.get("when")))
                                .reversed())
                .limit(MOST)
                .toList();
    }
}
