package moyo.lab.experiment;

import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Finds programs that a row needs and that are not installed. */
public final class Needs {
    private static final Map<String, String> INSTALL = Map.of("gnugo", "apt-get install gnugo");

    private Needs() {}

    /** Returns the missing programs of a row and how to install them; empty if none is missing. */
    public static String missing(Row row, Predicate<String> isThere) {
        return row.needs().stream()
                .filter(isThere.negate())
                .map(Needs::advice)
                .collect(Collectors.joining("; "));
    }

    private static String advice(String program) {
        return "there is no '%s' here (%s)"
                .formatted(program, INSTALL.getOrDefault(program, "it should be on the PATH"));
    }
}
