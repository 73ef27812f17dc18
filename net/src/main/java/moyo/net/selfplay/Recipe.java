package moyo.net.selfplay;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How a game is taught unless the user says otherwise.
 *
 * @param minutes the duration of a run
 * @param blocks the residual blocks of the network
 * @param channels the channels of the network
 * @param games the games that a thread plays at once when it evaluates positions itself
 * @param play how self-play games are played
 * @param trainer further options of the trainer, by name without dashes
 */
public record Recipe(
        double minutes,
        int blocks,
        int channels,
        int games,
        SelfPlayOptions play,
        Map<String, String> trainer) {

    /** The recipe of the shipped network of Go 9x9, for a GPU. */
    public static final Recipe STANDARD =
            new Recipe(24, 6, 64, 32, SelfPlayOptions.STANDARD, Map.of());

    public Recipe {
        trainer = Collections.unmodifiableMap(new TreeMap<>(trainer));
    }
}
