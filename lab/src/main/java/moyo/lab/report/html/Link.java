package moyo.lab.report.html;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** A link to a file in the folder of the report. */
public final class Link {
    private Link() {}

    /** Writes nothing for an empty path. */
    public static void write(Html html, String path) {
        if (!path.isEmpty()) {
            write(html, path, "SGF");
        }
    }

    /** Writes the text only for an empty path. */
    public static void write(Html html, String path, String text) {
        if (path.isEmpty()) {
            html.text(text);
        } else {
            html.element("a", text, "href", address(path));
        }
    }

    /** Returns the path as part of a URL: everything but slashes is escaped. */
    static String address(String path) {
        return Arrays.stream(path.split("/", -1))
                .map(part -> URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20"))
                .collect(Collectors.joining("/"));
    }
}
