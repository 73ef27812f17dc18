package moyo.lab.report;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import moyo.lab.record.GameResult;
import moyo.lab.record.Outcome;

/** How games ended, and for whom. */
final class EndingTable {
    private EndingTable() {}

    static void write(Html html, List<GameResult> games) {
        Table table =
                Table.ofFigures(
                        html, "Ending", "Games", "Share", "First won", "Second won", "Drawn");
        byReason(games)
                .forEach(
                        (reason, ended) ->
                                table.row(
                                        reason,
                                        Numbers.count(ended.size()),
                                        Numbers.percent((double) ended.size() / games.size()),
                                        Numbers.count(count(ended, Outcome.FIRST)),
                                        Numbers.count(count(ended, Outcome.SECOND)),
                                        Numbers.count(count(ended, Outcome.DRAW))));
        table.end();
    }

    /** The most frequent ending first. */
    static Map<String, List<GameResult>> byReason(List<GameResult> games) {
        Map<String, List<GameResult>> reasons =
                games.stream().collect(Collectors.groupingBy(GameResult::reason));
        Comparator<String> order =
                Comparator.<String>comparingInt(reason -> -sizeOf(reasons, reason))
                        .thenComparing(Comparator.naturalOrder());
        Map<String, List<GameResult>> sorted = new TreeMap<>(order);
        sorted.putAll(reasons);
        return sorted;
    }

    private static int sizeOf(Map<String, List<GameResult>> reasons, String reason) {
        return reasons.getOrDefault(reason, List.of()).size();
    }

    static long count(List<GameResult> games, Outcome outcome) {
        return games.stream().filter(game -> game.result() == outcome).count();
    }
}
