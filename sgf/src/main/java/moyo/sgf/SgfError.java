package moyo.sgf;

/**
 * A text that is not Smart Game Format. The message begins with line and column, quotes the text
 * found and says what is expected; it can be shown to the user.
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

    /** The line, counted from 1; CR, LF, CRLF and LFCR each end one line. */
    public int line() {
        return line;
    }

    /** The column, counted from 1 in code points. */
    public int column() {
        return column;
    }
}
