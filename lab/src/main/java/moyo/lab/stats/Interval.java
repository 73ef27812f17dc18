package moyo.lab.stats;

/** From {@code low} to {@code high}, ends included; an end may be infinite. */
public record Interval(double low, double high) {
    /** The interval of a figure without measurements. */
    public static final Interval EVERYTHING =
            new Interval(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);

    public boolean contains(double value) {
        return low <= value && value <= high;
    }

    public double width() {
        return high - low;
    }
}
