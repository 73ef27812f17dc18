package moyo.lab.report.figure;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import moyo.lab.record.GameResult;

/** Groups games by the reason for which they ended. */
public final class Endings {
    private Endings() {}

    /** Returns the games by reason, the most frequent reason first. */
    public static Map<String, List<GameResult>> byReason(List<GameResult> games) {
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
}
