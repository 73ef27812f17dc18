package moyo.web.part;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import moyo.game.BadInput;
import moyo.web.wire.Json;

/** Reads the bodies of requests, up to a limit. */
public final class Bodies {
    private Bodies() {}

    /**
     * Reads a JSON object.
     *
     * @throws BadInput if the body is larger, or no JSON object
     */
    public static Map<String, Object> json(Context context, int mostBytes) {
        try {
            byte[] body = context.bodyInputStream().readNBytes(mostBytes + 1);
            if (body.length > mostBytes) {
                throw new BadInput("the request has more than %d bytes".formatted(mostBytes));
            }
            return Json.object(new String(body, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new BadInput("the body of the request ends too early", e);
        }
    }
}
