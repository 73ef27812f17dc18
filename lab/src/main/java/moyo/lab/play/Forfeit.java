package moyo.lab.play;

/** Thrown if a player loses the game by a crash or by breaking a rule. */
final class Forfeit extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * @param reason the word of the record: crash, hang, nonsense, illegal, time
     * @param detail a description of the fault
     */
    Forfeit(String reason, String detail) {
        super(detail);
        this.reason = reason;
    }

    Forfeit(String reason, String detail, Throwable cause) {
        super(detail, cause);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }

    String detail() {
        return String.valueOf(getMessage());
    }
}
