package moyo.lab.report.html;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.function.Consumer;

/** An HTML file with its style sheet and without other files. */
public final class Document {
    private Document() {}

    /**
     * Returns the text of the file.
     *
     * @param live whether the page reloads itself periodically
     * @param body writes what the page shows
     */
    public static String of(String title, boolean live, Consumer<Html> body) {
        Html html = new Html();
        html.open("html", "xmlns", "http://www.w3.org/1999/xhtml", "lang", "en");
        head(html, title, live);
        html.open("body").open("main");
        body.accept(html);
        html.close().close().close();
        return "<!DOCTYPE html>\n" + html;
    }

    private static void head(Html html, String title, boolean live) {
        html.open("head");
        if (live) {
            html.raw("<meta http-equiv=\"refresh\" content=\"15\"/>");
        }
        html.raw("<meta charset=\"utf-8\"/>");
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>");
        html.raw("<meta name=\"color-scheme\" content=\"light dark\"/>");
        html.element("title", title);
        html.open("style").raw(css()).close();
        html.close();
    }

    private static String css() {
        try (InputStream css = Document.class.getResourceAsStream("report.css")) {
            byte[] bytes = Objects.requireNonNull(css, "report.css").readAllBytes();
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
