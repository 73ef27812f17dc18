package moyo.gtp.client;

/** The engine printed something that is no answer. Stays inside this package. */
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
