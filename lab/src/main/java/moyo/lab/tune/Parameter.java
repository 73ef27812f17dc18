package moyo.lab.tune;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * A numeric setting with the range in which it is tuned. Methods work with coordinates: 0 is the
 * lower end of the range, 1 the upper end.
 *
 * @param key the key of the setting
 * @param isLog whether coordinates are linear in the logarithm of the value; then {@code min > 0}
 * @param isWhole whether only whole numbers are allowed
 */
public record Parameter(String key, double min, double max, boolean isLog, boolean isWhole) {
    /** The smallest step of a real value is between 1/1,000 and 1/10,000 of the range. */
    private static final double STEPS = 1000;

    public Parameter {
        assert min < max && (!isLog || min > 0) : key;
    }

    /** Returns the allowed value that is nearest to a coordinate; real values are rounded. */
    public double value(double coordinate) {
        double raw =
                isLog
                        ? min * StrictMath.exp(coordinate * StrictMath.log(max / min))
                        : min + coordinate * (max - min);
        double rounded = isWhole ? Math.rint(raw) : round(raw);
        return Math.min(max, Math.max(min, rounded));
    }

    /** Rounds to a power of ten, which on a logarithmic scale depends on the value. */
    private double round(double raw) {
        double step = (isLog ? raw : max - min) / STEPS;
        int decimals = (int) -Math.floor(StrictMath.log10(step));
        return BigDecimal.valueOf(raw).setScale(decimals, RoundingMode.HALF_EVEN).doubleValue();
    }

    /** Returns the coordinate of a value, from 0 to 1; that of the nearest end for others. */
    public double coordinate(double value) {
        double within = Math.min(max, Math.max(min, value));
        return isLog
                ? StrictMath.log(within / min) / StrictMath.log(max / min)
                : (within - min) / (max - min);
    }

    /**
     * Returns a little more than half the distance of neighbouring whole values as a coordinate, so
     * that a point this much above and one this much below are different; 0 for real values.
     */
    double halfStep() {
        return isWhole ? 0.501 / (max - min) : 0;
    }

    /** Returns a value as the setting reads it. */
    public String text(double value) {
        return isWhole ? Long.toString(Math.round(value)) : Double.toString(value);
    }

    /** Returns the range: {@code 0.1 to 3, logarithmic}. */
    public String range() {
        return "%s to %s%s".formatted(text(min), text(max), isLog ? ", logarithmic" : "");
    }
}
