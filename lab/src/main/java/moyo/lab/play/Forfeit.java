package moyo.lab.play;

/** A player loses the game by breaking down or by breaking a rule. */
final class Forfeit extends Exception {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /**
     * @param reason a word for the record: crash, hang, nonsense, illegal, time
     * @param detail a sentence for people
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
