package moyo.lab.report.figure;

import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import moyo.lab.stats.Interval;

/** Formats numbers. Unknown numbers are a dash. */
public final class Numbers {
    public static final String UNKNOWN = "–";

    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT)
                    .withZone(ZoneOffset.UTC);

    private static final String MINUS = "−";
    private static final String NO_BREAK = "\u00A0";
    private static final String THIN_SPACE = "\u202F";

    private Numbers() {}

    /** Formats with one decimal, for columns: {@code 85.0 %}. */
    public static String percent(double rate) {
        return Double.isFinite(rate) ? tenths(rate).replace("-", MINUS) + NO_BREAK + "%" : UNKNOWN;
    }

    /** Formats for sentences: {@code 85 %}. */
    static String briefPercent(double rate) {
        return percent(rate).replace(".0", "");
    }

    /** {@code 58.1–66.7 %}. */
    public static String percents(double low, double high) {
        return Double.isFinite(low) && Double.isFinite(high)
                ? tenths(low) + "–" + percent(high)
                : UNKNOWN;
    }

    private static String tenths(double rate) {
        return format("%.1f", 100 * rate);
    }

    /** Formats a likelihood; values near 0 and 1 become {@code < 0.1 %} and {@code > 99.9 %}. */
    public static String likelihood(double p) {
        return p > 0.999
                ? "> 99.9" + NO_BREAK + "%"
                : p < 0.001 ? "< 0.1" + NO_BREAK + "%" : percent(p);
    }

    /** With its sign: {@code +301}, {@code −12}, {@code +∞}. */
    public static String elo(double elo) {
        if (Double.isNaN(elo)) {
            return UNKNOWN;
        }
        if (Double.isInfinite(elo)) {
            return elo > 0 ? "+∞" : MINUS + "∞";
        }
        long rounded = Math.round(elo);
        return rounded > 0 ? "+" + rounded : rounded < 0 ? MINUS + -rounded : "0";
    }

    /** Formats a probability that may be very small: {@code p = 0.03}, {@code p < 0.001}. */
    public static String chance(double p) {
        if (Double.isNaN(p)) {
            return UNKNOWN;
        }
        return p < 0.001 ? "p < 0.001" : String.format(Locale.ROOT, "p = %.3f", p);
    }

    /** {@code +160 to +480}. */
    public static String elos(double low, double high) {
        return Double.isNaN(low) || Double.isNaN(high) ? UNKNOWN : elo(low) + " to " + elo(high);
    }

    /** A score or a log likelihood ratio, with its sign if it is below zero. */
    public static String decimal(double value) {
        return Double.isFinite(value) ? trim(format("%.2f", value)).replace("-", MINUS) : UNKNOWN;
    }

    /** {@code +3.5}. */
    public static String signed(double value) {
        return value > 0 && Double.isFinite(value) ? "+" + decimal(value) : decimal(value);
    }

    /** Formats seconds with three significant digits, at most three decimals. */
    public static String seconds(double seconds) {
        if (!Double.isFinite(seconds)) {
            return UNKNOWN;
        }
        String form =
                seconds >= 100 ? "%.0f" : seconds >= 10 ? "%.1f" : seconds >= 1 ? "%.2f" : "%.3f";
        return format(form, seconds) + NO_BREAK + "s";
    }

    /** Formats with one decimal, for columns. */
    static String tenth(double value) {
        return Double.isFinite(value) ? format("%.1f", value) : UNKNOWN;
    }

    /** Formats short durations in microseconds: {@code 35.2 µs}. */
    public static String micros(double seconds) {
        return Double.isFinite(seconds) ? tenth(1e6 * seconds) + NO_BREAK + "µs" : UNKNOWN;
    }

    /** Shares that may be below zero: {@code −3.1 to 4.2 %}. */
    public static String range(Interval shares) {
        return Double.isFinite(shares.low()) && Double.isFinite(shares.high())
                ? (tenths(shares.low()) + " to " + percent(shares.high())).replace("-", MINUS)
                : UNKNOWN;
    }

    /** Formats a count with its digits in groups. */
    public static String count(long count) {
        return String.format(Locale.ROOT, "%,d", count).replace(",", THIN_SPACE);
    }

    /** Formats a mean of counts, rounded to an integer. */
    public static String rounded(double mean) {
        return Double.isFinite(mean) ? count(Math.round(mean)) : UNKNOWN;
    }

    /** {@code 1 game}, {@code 40 games}. */
    public static String games(long games) {
        return count(games) + (games == 1 ? " game" : " games");
    }

    /** {@code 2026-01-02 03:04 UTC}. */
    public static String minute(Instant time) {
        return MINUTES.format(time);
    }

    private static String trim(String decimal) {
        return decimal.contains(".") ? decimal.replaceAll("\\.?0+$", "") : decimal;
    }

    private static String format(String form, double value) {
        return String.format(Locale.ROOT, form, value);
    }
}
