package moyo.web.katago;

/** A query that is refused because of one of its fields. */
final class FieldError extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String field;

    FieldError(String field, String message) {
        super(message);
        this.field = field;
    }

    FieldError(String field, Throwable cause) {
        super(cause.getMessage(), cause);
        this.field = field;
    }

    String field() {
        return field;
    }
}
