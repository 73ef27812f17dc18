package moyo.lab.experiment;

/**
 * Where a row lies on a curve.
 *
 * @param of the name of the curve; empty for none
 * @param at the place on the axis across, such as the number of agents
 */
public record CurvePoint(String of, int at) {
    /** The row is on no curve. */
    public static final CurvePoint NONE = new CurvePoint("", 0);

    public boolean isThere() {
        return !of.isEmpty();
    }
}
