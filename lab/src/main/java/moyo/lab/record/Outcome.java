package moyo.lab.record;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** Who has won a game: the side that moved first, the other, or nobody. */
public enum Outcome {
    FIRST,
    SECOND,
    DRAW;

    /** As it is written in records. */
    @JsonValue
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }
}
