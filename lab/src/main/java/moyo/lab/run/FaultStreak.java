package moyo.lab.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import moyo.lab.record.GameResult;

/** Counts consecutive faults of a run, which is stopped if there are too many. */
public final class FaultStreak {
    /** The number of consecutive faults of one player that ends a run. */
    static final int OF_ONE_PLAYER = 3;

    /** The number of consecutive games with a fault of any player that ends a run. */
    static final int OF_ANYBODY = 6;

    private final Map<String, Integer> ofPlayer = new HashMap<>();
    private int ofAnybody;

    /** Returns an error message if there were too many; otherwise empty. */
    public Optional<String> add(GameResult result) {
        String[] names = result.matchup().split(Matchup.VERSUS, 2);
        if (!result.isFault()) {
            ofAnybody = 0;
            ofPlayer.put(names[0], 0);
            ofPlayer.put(names[1], 0);
            return Optional.empty();
        }
        String loser = names[result.pointsOfA() == 0 ? 0 : 1];
        int faults = ofPlayer.merge(loser, 1, Integer::sum);
        ofAnybody++;
        return faults >= OF_ONE_PLAYER || ofAnybody >= OF_ANYBODY
                ? Optional.of(
                        "%d games in a row ended by a fault, the last by %s of '%s': %s"
                                .formatted(ofAnybody, result.reason(), loser, result.detail()))
                : Optional.empty();
    }
}
