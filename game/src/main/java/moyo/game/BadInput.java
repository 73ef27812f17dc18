package moyo.game;

/**
 * An error made by the user. The message quotes the offending text and says what would be right; it
 * is shown without a stack trace.
 */
public final class BadInput extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    public BadInput(String message) {
        super(message);
    }

    public BadInput(String message, Throwable cause) {
        super(message, cause);
    }
}
