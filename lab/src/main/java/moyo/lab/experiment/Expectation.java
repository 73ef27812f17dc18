package moyo.lab.experiment;

import java.util.Arrays;
import java.util.List;
import moyo.game.BadInput;

/** The sign of a study's effect according to the paper. */
public enum Expectation {
    BELOW_ZERO("below-zero", "below 0"),
    ABOVE_ZERO("above-zero", "above 0");

    private final String id;
    private final String words;

    Expectation(String id, String words) {
        this.id = id;
        this.words = words;
    }

    /** Returns its name in files. */
    public String id() {
        return id;
    }

    public static Expectation parse(String text) {
        List<String> ids = Arrays.stream(values()).map(Expectation::id).toList();
        return Arrays.stream(values())
                .filter(expectation -> expectation.id.equals(text))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "unknown expectation '%s'%s"
                                                .formatted(text, Hint.of(text, ids))));
    }

    /** Returns the words of reports: {@code below 0}. */
    @Override
    public String toString() {
        return words;
    }
}
