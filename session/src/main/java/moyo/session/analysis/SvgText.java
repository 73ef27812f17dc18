package moyo.session.analysis;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Builds an SVG picture; texts are escaped. */
final class SvgText {
    /** A place in the picture, from the top left. */
    record Point(double x, double y) {}

    private final StringBuilder out = new StringBuilder();

    SvgText(int width, int height) {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\""
                        + " viewBox=\"0 0 %d %d\""
                        + " font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\">",
                width, height, width, height);
    }

    String finish() {
        add("</svg>");
        return out.toString();
    }

    void rectangle(double x, double y, double width, double height, String fill) {
        add(
                "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>",
                x, y, width, height, fill);
    }

    /**
     * @param dashes lengths of dashes and gaps; empty for a solid line
     */
    void line(double x1, double y1, double x2, double y2, String colour, String dashes) {
        String dashed = dashes.isEmpty() ? "" : " stroke-dasharray=\"" + dashes + "\"";
        add(
                "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" stroke=\"%s\"%s/>",
                x1, y1, x2, y2, colour, dashed);
    }

    void polyline(List<Point> points, String fill, String colour, double width) {
        String places =
                points.stream()
                        .map(p -> String.format(Locale.ROOT, "%.1f,%.1f", p.x(), p.y()))
                        .collect(Collectors.joining(" "));
        add(
                "<polyline points=\"%s\" fill=\"%s\" stroke=\"%s\" stroke-width=\"%.1f\""
                        + " stroke-linejoin=\"round\"/>",
                places, fill, colour, width);
    }

    /**
     * @param tip shown when the mouse is over it
     */
    void dot(Point at, double radius, String colour, String tip) {
        add(
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"%s\" stroke=\"#ffffff\">"
                        + "<title>%s</title></circle>",
                at.x(), at.y(), radius, colour, escape(tip));
    }

    /** A circle that is not filled, with a tip. */
    void ring(Point at, double radius, String colour, String tip) {
        add(
                "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\" fill=\"#ffffff\" stroke=\"%s\""
                        + " stroke-width=\"2\"><title>%s</title></circle>",
                at.x(), at.y(), radius, colour, escape(tip));
    }

    /**
     * @param anchor which part of the text stands at {@code x}: start, middle or end
     */
    void text(double x, double y, String anchor, int size, String colour, String text) {
        add(
                "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" font-size=\"%d\" fill=\"%s\">%s</text>",
                x, y, anchor, size, colour, escape(text));
    }

    /** Text that runs from below to above, centred. */
    void upright(double x, double y, int size, String colour, String text) {
        add(
                "<text transform=\"translate(%.1f %.1f) rotate(-90)\" text-anchor=\"middle\""
                        + " font-size=\"%d\" fill=\"%s\">%s</text>",
                x, y, size, colour, escape(text));
    }

    private void add(String format, Object... values) {
        out.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    /** Characters that XML 1.0 cannot hold become question marks. */
    static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints()
                .forEach(
                        c -> {
                            switch (c) {
                                case '<' -> escaped.append("&lt;");
                                case '>' -> escaped.append("&gt;");
                                case '&' -> escaped.append("&amp;");
                                case '"' -> escaped.append("&quot;");
                                default -> escaped.appendCodePoint(isXml(c) ? c : '?');
                            }
                        });
        return escaped.toString();
    }

    private static boolean isXml(int c) {
        return c == '\t'
                || c == '\n'
                || c >= ' ' && c < 0xd800
                || c > 0xdfff && c < 0xfffe
                || c > 0xffff;
    }
}
