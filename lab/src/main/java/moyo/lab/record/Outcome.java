package moyo.lab.record;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** The winner of a game: the side that moved first, the other side, or none. */
public enum Outcome {
    FIRST,
    SECOND,
    DRAW;

    /** Returns the word of records. */
    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
