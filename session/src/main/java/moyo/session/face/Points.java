package moyo.session.face;

import java.util.Locale;

/** Points of a score as text. */
final class Points {
    private Points() {}

    /** The absolute value with at most two decimals. */
    static String text(double score) {
        String points = String.format(Locale.ROOT, "%.2f", Math.abs(score));
        return points.replaceAll("0+$", "").replaceAll("\\.$", "");
    }
}
