package moyo.web.wire;

import java.util.Arrays;
import java.util.stream.Collectors;

/** An internal error as a line of the operator's log; it never goes to a page. */
public final class Trace {
    private static final int FRAMES = 6;

    private Trace() {}

    /** Returns the error with the innermost methods in which it happened. */
    public static String of(Throwable error) {
        return Arrays.stream(error.getStackTrace())
                .limit(FRAMES)
                .map(StackTraceElement::toString)
                .collect(Collectors.joining(", in ", error + " in ", ""));
    }
}
