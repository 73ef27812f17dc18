package moyo.web.guard;

import io.javalin.http.Context;
import java.util.Map;
import moyo.web.wire.Json;

/** Errors as the page gets them: a status and {@code {"error": "sentence"}}. */
public final class Errors {
    private Errors() {}

    /** Answers a request with an error. */
    public static void answer(Context context, int status, String sentence) {
        context.status(status);
        context.contentType("application/json");
        context.result(Json.write(Map.of("error", sentence)));
    }
}
