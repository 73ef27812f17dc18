package moyo.lab.learn;

/** Somebody has stopped a learning, or it cannot go on; what was played is safe. */
public final class Stopped extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param complaint what is wrong; empty if somebody just stopped it
     */
    public Stopped(String complaint) {
        super(complaint);
    }

    public String complaint() {
        return String.valueOf(getMessage());
    }
}
