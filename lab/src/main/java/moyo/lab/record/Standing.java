package moyo.lab.record;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.lab.stats.Pentanomial;
import moyo.lab.stats.Tally;

/** The score of a matchup from the view of player A. Results are added in any order. */
public final class Standing {
    private static final double MISSING = -1;

    private final Map<Integer, Double> halfPairs = new HashMap<>();
    private final Tally[] byColour = {new Tally(0, 0, 0), new Tally(0, 0, 0)};
    private Pentanomial pairs = new Pentanomial(0, 0, 0, 0, 0);

    /** Returns the standings of all matchups that have results. */
    public static Map<String, Standing> of(List<GameResult> results) {
        Map<String, Standing> standings = new LinkedHashMap<>();
        for (GameResult result : results) {
            standings.computeIfAbsent(result.matchup(), m -> new Standing()).add(result);
        }
        return standings;
    }

    public void add(GameResult result) {
        double points = result.pointsOfA();
        byColour[result.game()] = byColour[result.game()].plus(Tally.of(points));
        double other = halfPairs.getOrDefault(result.pair(), MISSING);
        if (other == MISSING) {
            halfPairs.put(result.pair(), points);
        } else {
            halfPairs.remove(result.pair());
            pairs = pairs.plus(other + points);
        }
    }

    public Tally total() {
        return byColour[0].plus(byColour[1]);
    }

    /** Returns the games in which A moved first. */
    public Tally asFirst() {
        return byColour[0];
    }

    public Tally asSecond() {
        return byColour[1];
    }

    /** Returns the finished pairs. */
    public Pentanomial pairs() {
        return pairs;
    }
}
