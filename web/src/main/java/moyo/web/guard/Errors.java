package moyo.web.guard;

import io.javalin.http.Context;
import java.util.Map;
import moyo.web.wire.Json;

/**
 * Errors as the page gets them: a status and {@code {"error": "sentence"}}. A person who opens an
 * address in a browser gets the sentence alone.
 */
public final class Errors {
    private Errors() {}

    /** Answers a request with an error. */
    public static void answer(Context context, int status, String sentence) {
        context.status(status);
        String accepted = context.header("Accept");
        if (accepted != null && accepted.contains("text/html")) {
            context.contentType("text/plain; charset=utf-8");
            context.result("Moyo: " + sentence + ".\n");
        } else {
            context.contentType("application/json");
            context.result(Json.write(Map.of("error", sentence)));
        }
    }
}
