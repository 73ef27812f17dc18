package moyo.lab.run;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import moyo.lab.record.GameResult;

/** Counts faults that follow each other while a run is played: too many, and it is not worth it. */
final class FaultStreak {
    /** So many faults of one player in a row end a run. */
    static final int OF_ONE_PLAYER = 3;

    /** So many faulty games in a row end it, whoever failed. */
    static final int OF_ANYBODY = 6;

    private final Map<String, Integer> ofPlayer = new HashMap<>();
    private int ofAnybody;

    /** Returns a complaint if there were too many; else nothing. */
    Optional<String> add(GameResult result) {
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
