package moyo.lab.experiment;

/**
 * The place of a row on a curve.
 *
 * @param of the name of the curve; empty for none
 * @param at the x coordinate, such as the number of agents or the value of a setting
 */
public record CurvePoint(String of, double at) {
    /** The row is on no curve. */
    public static final CurvePoint NONE = new CurvePoint("", 0);

    /** Returns the x coordinate as text: {@code 3}, {@code 0.25}. */
    public String place() {
        return at == Math.rint(at) ? Long.toString((long) at) : Double.toString(at);
    }

    public boolean isThere() {
        return !of.isEmpty();
    }
}
