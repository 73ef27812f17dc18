package moyo.lab.run;

/** Two players of a run, by name; of each pair A has the first move in game 0. */
public record Matchup(String a, String b) {
    /** Between two names; no name contains it. */
    public static final String VERSUS = " vs ";

    /** As it is written in records. */
    public String text() {
        return a + VERSUS + b;
    }
}
