package moyo.lab.clock;

/** A game would be lost on time because the machine stood still: it is to be played again. */
public final class Stalled extends Exception {
    private static final long serialVersionUID = 1L;

    public Stalled(String detail) {
        super(detail);
    }
}
