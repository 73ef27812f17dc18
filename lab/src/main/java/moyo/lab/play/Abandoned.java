package moyo.lab.play;

/** The run was told to stop: the game is not finished and leaves no record. */
public final class Abandoned extends Exception {
    private static final long serialVersionUID = 1L;

    public Abandoned() {
        super("the run was told to stop");
    }
}
