package moyo.lab.learn;

/**
 * Thrown if the user has stopped a learning or it cannot continue; the games played so far are
 * saved.
 */
public final class Stopped extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param complaint the error; empty if the user stopped the learning
     */
    public Stopped(String complaint) {
        super(complaint);
    }

    public String complaint() {
        return String.valueOf(getMessage());
    }
}
