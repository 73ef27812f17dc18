package moyo.gtp.client;

/**
 * The engine broke down and is gone. Unchecked, because any command may meet it and it always means
 * the same: whoever referees the game catches it once, records {@link #getMessage} as the reason of
 * the loss and starts the engine anew.
 */
public final class EngineFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What went wrong. */
    public enum Kind {
        /** There is no such program, or it may not be run. */
        COULD_NOT_START("could not be started"),
        /** The process ended, or shut its stdout, without being asked to. */
        CRASHED("crashed"),
        /** A limit passed without a complete answer. */
        HUNG("hung"),
        /** What it printed is not an answer to the command. */
        NONSENSE("answered nonsense"),
        /** Closed, interrupted, or met by an earlier fault: nothing can be sent any more. */
        CLOSED("is closed");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    private final Kind kind;
    private final String command;
    private final String reason;

    /**
     * @param command the GTP command under way; empty if there was none
     * @param lastWords what the engine wrote to stderr in the end; may be empty
     */
    EngineFault(Kind kind, String engine, String command, String reason, String lastWords) {
        super(
                "engine '%s' %s%s: %s%s"
                        .formatted(
                                engine,
                                kind.words,
                                at(command),
                                reason,
                                lastWords.isEmpty()
                                        ? ""
                                        : "\nlast words on stderr:\n" + lastWords));
        this.command = command;
        this.kind = kind;
        this.reason = reason;
    }

    private static String at(String command) {
        return command.isEmpty() ? "" : " at '" + Quote.shorten(command) + "'";
    }

    /** The answer to a command that comes after this fault. */
    EngineFault repeated(String engine, String command) {
        String again =
                kind == Kind.CLOSED
                        ? reason
                        : "it " + kind.words + at(this.command) + ": " + reason;
        var fault = new EngineFault(Kind.CLOSED, engine, command, again, "");
        fault.initCause(this);
        return fault;
    }

    public Kind kind() {
        return kind;
    }

    /** The GTP command under way; empty if there was none. */
    public String command() {
        return command;
    }

    /** What happened, in one line: {@code exited with code 3}. */
    public String reason() {
        return reason;
    }
}
