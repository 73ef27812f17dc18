package moyo.lab.play;

/** A game would be lost on time because the machine stood still: it is to be played again. */
final class Stalled extends Exception {
    private static final long serialVersionUID = 1L;

    Stalled(String detail) {
        super(detail);
    }
}
