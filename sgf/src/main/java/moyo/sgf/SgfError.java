package moyo.sgf;

/**
 * A text that is no Smart Game Format. The message begins with the place, quotes what was found and
 * says what would be right; it can be shown as it is.
 */
public final class SgfError extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;

    SgfError(SgfPlace place, String problem) {
        super(place + ": " + problem);
        line = place.line();
        column = place.column();
    }

    /** Counted from 1; CR, LF, CRLF and LFCR each end one line. */
    public int line() {
        return line;
    }

    /** Counted from 1, in code points. */
    public int column() {
        return column;
    }
}
