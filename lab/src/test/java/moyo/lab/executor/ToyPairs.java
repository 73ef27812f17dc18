package moyo.lab.executor;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.lab.clock.TimeLimit;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;

/** Pairs of tic-tac-toe. */
final class ToyPairs {
    static final Entrant RANDOM = new Entrant("a", "random");

    private ToyPairs() {}

    static List<PairTask> of(int pairs, Entrant a, Entrant b) {
        List<PairTask> tasks = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            tasks.add(pair(pair, a, b));
        }
        return tasks;
    }

    static PairTask pair(int pair, Entrant a, Entrant b) {
        TimeLimit limit = new TimeLimit(0, 0, 1, 3);
        var conditions =
                new PairTask.Conditions(
                        "toy", Map.of("name", "tic-tac-toe"), MatchRules.STANDARD.withTime(limit));
        return new PairTask(
                conditions, "a vs b", pair, a, b, 1000 + pair, List.of(pair % 9), List.of(0, 1));
    }
}
