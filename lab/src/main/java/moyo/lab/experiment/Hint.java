package moyo.lab.experiment;

import java.util.Collection;
import moyo.game.Nearest;

/** Completes the message about an unknown word. */
public final class Hint {
    private Hint() {}

    /** Returns a question with the nearest known word, or the list of the known words. */
    public static String of(String word, Collection<String> known) {
        return Nearest.to(word, known)
                .map(n -> "; did you mean '" + n + "'?")
                .orElse("; known are " + String.join(", ", known));
    }
}
