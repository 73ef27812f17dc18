package moyo.gtp.client;

/**
 * Thrown if the engine has failed and was ended. Unchecked, because every command may throw it and
 * the reaction is always the same: the caller records {@link #getMessage} as the reason of the loss
 * and starts the engine again.
 */
public final class EngineFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The kind of failure. */
    public enum Kind {
        /** There is no such program, or it may not be run. */
        COULD_NOT_START("could not be started"),
        /** The process ended, or closed its stdout, without a {@code quit}. */
        CRASHED("crashed"),
        /** A limit passed without a complete answer. */
        HUNG("hung"),
        /** The output is not an answer to the command. */
        NONSENSE("answered nonsense"),
        /**
         * The client was closed or interrupted, or there was an earlier fault: no command can be
         * sent.
         */
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
     * @param command the current GTP command; empty if there was none
     * @param lastWords the last lines of the engine's stderr; may be empty
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

    /** Returns the fault for a command that is sent after this fault. */
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

    /** Returns the current GTP command; empty if there was none. */
    public String command() {
        return command;
    }

    /** Returns the reason in one line: {@code exited with code 3}. */
    public String reason() {
        return reason;
    }
}
