package moyo.lab.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/** The head of a page with its style sheet. */
public final class Head {
    private Head() {}

    /** Writes the head; a page of a running run reloads itself periodically. */
    public static void writeLive(Html html, String title) {
        html.open("head");
        html.raw("<meta http-equiv=\"refresh\" content=\"15\"/>");
        writeRest(html, title);
    }

    public static void write(Html html, String title) {
        html.open("head");
        writeRest(html, title);
    }

    private static void writeRest(Html html, String title) {
        html.raw("<meta charset=\"utf-8\"/>");
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
        html.raw("<meta name=\"color-scheme\" content=\"light dark\"/>");
        html.element("title", title);
        html.open("style").raw(css()).close();
        html.close();
    }

    private static String css() {
        try (InputStream css = Head.class.getResourceAsStream("report.css")) {
            byte[] bytes = Objects.requireNonNull(css, "report.css").readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
