package moyo.lab.experiment.result;

/** The answer of our games to a question. */
public enum Answer {
    SHOWN("shown"),
    NOT_SHOWN("not shown"),
    /** The player that is claimed to be better is worse. */
    CONTRARY("the contrary is shown"),
    TOO_FEW_GAMES("too few games"),
    /** One of its rows was skipped or has failed. */
    NOT_PLAYED("not played");

    private final String label;

    Answer(String label) {
        this.label = label;
    }

    /** Returns its label in tables. */
    public String label() {
        return label;
    }
}
