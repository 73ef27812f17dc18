package moyo.gtp.regress;

/** What an engine says to a command; a refusal is an answer, too. */
record Reply(boolean refused, String text) {
    static final Reply EMPTY = new Reply(false, "");

    static Reply of(String text) {
        return new Reply(false, text);
    }

    static Reply refusal(String reason) {
        return new Reply(true, reason);
    }

    /** With GTP's sign of refusal in front of it. */
    @Override
    public String toString() {
        return refused ? ("? " + text).strip() : text;
    }
}
