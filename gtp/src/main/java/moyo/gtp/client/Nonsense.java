package moyo.gtp.client;

/** Thrown if the engine prints something that is not an answer. Used inside this package only. */
final class Nonsense extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String what;

    Nonsense(String what) {
        super(what);
        this.what = what;
    }

    String what() {
        return what;
    }
}
