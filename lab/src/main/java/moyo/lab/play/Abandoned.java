package moyo.lab.play;

/** Thrown if the run is stopped during a game: the game has no result and no record. */
public final class Abandoned extends Exception {
    private static final long serialVersionUID = 1L;

    public Abandoned() {
        super("the run was told to stop");
    }
}
