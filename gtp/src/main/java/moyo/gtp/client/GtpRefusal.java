package moyo.gtp.client;

/**
 * Thrown if the engine answers {@code ?}. Checked, because the sender must decide whether the
 * refusal means a lost game ({@code genmove}), an illegal move of the opponent ({@code play}) or a
 * missing extension; the engine is ready for the next command.
 */
public final class GtpRefusal extends Exception {
    private static final long serialVersionUID = 1L;

    private final String command;
    private final String reason;

    GtpRefusal(String command, String reason) {
        super("the engine refused '" + Quote.shorten(command) + "': " + reason);
        this.command = command;
        this.reason = reason;
    }

    /** Returns the refused command. */
    public String command() {
        return command;
    }

    /** Returns the engine's error message, such as {@code illegal move}; may be empty. */
    public String reason() {
        return reason;
    }
}
