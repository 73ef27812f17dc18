package moyo.lab.report.html;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes markup that is both HTML and XML. Texts and values of attributes are escaped; elements are
 * closed in the reverse order of opening.
 */
public final class Html {
    private static final int REPLACEMENT = 0xFFFD;

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> openTags = new ArrayDeque<>();

    /** Opens an element; attributes are a name, a value, a name, a value. */
    public Html open(String tag, String... attributes) {
        assert attributes.length % 2 == 0 : "a name without a value";
        out.append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            out.append(' ').append(attributes[i]).append("=\"");
            out.append(escape(attributes[i + 1])).append('"');
        }
        out.append('>');
        openTags.push(tag);
        return this;
    }

    /** Closes the element opened last. */
    public Html close() {
        String tag = openTags.pop();
        out.append("</").append(tag).append('>');
        return tag.length() > 2 || tag.equals("tr") ? line() : this;
    }

    private Html line() {
        out.append('\n');
        return this;
    }

    public Html text(String text) {
        out.append(escape(text));
        return this;
    }

    /** Writes an element that contains only text. */
    public Html element(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close();
    }

    /** Writes markup without escaping. */
    public Html raw(String markup) {
        out.append(markup);
        return this;
    }

    static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        legal(text).codePoints().forEach(c -> append(escaped, c));
        return escaped.toString();
    }

    /** Escapes a text; characters that XML does not allow are replaced by U+FFFD. */
    public static String legal(String text) {
        StringBuilder legal = new StringBuilder(text.length());
        text.codePoints().forEach(c -> legal.appendCodePoint(isXml(c) ? c : REPLACEMENT));
        return legal.toString();
    }

    private static void append(StringBuilder escaped, int c) {
        switch (c) {
            case '&' -> escaped.append("&amp;");
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '"' -> escaped.append("&quot;");
            case '\'' -> escaped.append("&#39;");
            default -> escaped.appendCodePoint(c);
        }
    }

    /** Returns whether XML 1.0 (production 2) allows a character; engines may print others. */
    private static boolean isXml(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }

    /** Returns the markup; all elements must be closed. */
    @Override
    public String toString() {
        assert openTags.isEmpty() : "still open: " + openTags;
        return out.toString();
    }
}
