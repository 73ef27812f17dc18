package moyo.web.guard;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import moyo.web.wire.Json;
import org.eclipse.jetty.ee10.servlet.ErrorPageErrorHandler;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Errors that the web server itself finds, such as requests that are no HTTP, without details. */
final class PlainErrors extends ErrorPageErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        Headers.ALL.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.write(true, ByteBuffer.wrap(text(response.getStatus())), callback);
        return true;
    }

    private static byte[] text(int status) {
        String sentence = status >= 500 ? "internal error" : "the request is not understood (%d)";
        return Json.write(Map.of("error", sentence.formatted(status)))
                .getBytes(StandardCharsets.UTF_8);
    }
}
