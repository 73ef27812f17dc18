package moyo.lab.experiment.result;

/** What our games say to a claim. */
public enum ClaimFinding {
    SHOWN("shown"),
    NOT_SHOWN("not shown"),
    /** Who should be better is worse. */
    CONTRARY("the contrary is shown"),
    TOO_FEW_GAMES("too few games"),
    /** One of its rows was skipped or has failed. */
    NOT_PLAYED("not played");

    private final String label;

    ClaimFinding(String label) {
        this.label = label;
    }

    /** For people. */
    public String label() {
        return label;
    }
}
