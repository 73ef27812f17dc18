package moyo.gtp.client;

/**
 * The engine answered {@code ?}. Checked, because a refusal is an answer like any other: only the
 * sender of the command knows whether it means a lost game ({@code genmove}), an opponent's illegal
 * move ({@code play}) or a missing extra, and the engine is ready for the next command.
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

    /** The refused command, as sent. */
    public String command() {
        return command;
    }

    /** The engine's own words, such as {@code illegal move}; may be empty. */
    public String reason() {
        return reason;
    }
}
