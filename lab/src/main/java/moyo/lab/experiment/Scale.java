package moyo.lab.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import moyo.game.BadInput;

/** The size of an experiment. */
public enum Scale {
    /** Minutes: shows that everything works, decides nothing. */
    QUICK,
    /** Hours: games enough for a verdict, at budgets a laptop can afford. */
    STANDARD,
    /** The paper's own time, and at least its number of games. */
    PAPER;

    /** Returns its name on the command line and in files. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static List<String> ids() {
        return Arrays.stream(values()).map(Scale::id).toList();
    }

    /** Returns the scale of a name; empty if there is none. */
    public static Optional<Scale> find(String text) {
        return Arrays.stream(values()).filter(scale -> scale.id().equals(text)).findFirst();
    }

    public static Scale parse(String text) {
        return find(text)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "unknown scale '%s'%s"
                                                .formatted(text, Hint.of(text, ids()))));
    }
}
