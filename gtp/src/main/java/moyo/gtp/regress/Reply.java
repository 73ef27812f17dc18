package moyo.gtp.regress;

/** An engine's answer to a command: success or failure. */
record Reply(boolean refused, String text) {
    static final Reply EMPTY = new Reply(false, "");

    static Reply of(String text) {
        return new Reply(false, text);
    }

    static Reply refusal(String reason) {
        return new Reply(true, reason);
    }

    /** The text, with "?" in front of a failure. */
    @Override
    public String toString() {
        return refused ? ("? " + text).strip() : text;
    }
}
