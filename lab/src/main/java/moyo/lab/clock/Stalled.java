package moyo.lab.clock;

/**
 * Thrown if a game would be lost on time because the machine stood still; the game is played again.
 */
public final class Stalled extends Exception {
    private static final long serialVersionUID = 1L;

    public Stalled(String detail) {
        super(detail);
    }
}
