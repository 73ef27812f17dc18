package moyo.cluster;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import moyo.lab.executor.PairTask;
import moyo.lab.play.Entrant;
import moyo.lab.play.MatchRules;

/** Pairs of tic-tac-toe. */
final class Toys {
    private Toys() {}

    /** Pairs of a player that thinks for a time about each move, against another one. */
    static List<PairTask> pairs(int pairs, int millis, String other) {
        var conditions = new PairTask.Conditions("toy", Map.of("name", "toy"), MatchRules.STANDARD);
        Entrant a = new Entrant("a", "random millis=" + millis);
        Entrant b = new Entrant("b", other);
        List<PairTask> tasks = new ArrayList<>();
        for (int pair = 0; pair < pairs; pair++) {
            tasks.add(
                    new PairTask(
                            conditions,
                            "a vs b",
                            pair,
                            a,
                            b,
                            pair,
                            List.of(pair % 9),
                            List.of(0, 1)));
        }
        return tasks;
    }
}
