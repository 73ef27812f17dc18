package moyo.lab.report.docs;

import java.util.Locale;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.result.Finding;
import moyo.lab.experiment.result.Line;
import moyo.lab.experiment.result.RowResult;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Saving;

/** Formats recorded figures for pages in Markdown. */
final class RecordedText {
    /** A cell without a figure. */
    static final String NONE = "-";

    static final String ABSENT = "not recorded";

    private RecordedText() {}

    /** {@code 59.15 % of 1000}, with the player's name if the figure is not about A. */
    static String paper(Line line) {
        if (Double.isNaN(line.paper())) {
            return NONE;
        }
        String whose = line.whose().isEmpty() ? "" : line.whose() + ": ";
        String games = line.paperGames() == 0 ? "" : " of " + line.paperGames();
        return whose + briefly(line.paper()) + " %" + games;
    }

    /** Formats a share with up to two decimals, without the unit. */
    static String briefly(double share) {
        return String.format(Locale.ROOT, "%.2f", 100 * share).replaceAll("\\.?0+$", "");
    }

    /** {@code 41.3 %}. */
    static String percent(double rate) {
        return Double.isNaN(rate) ? NONE : tenths(rate) + " %";
    }

    /** {@code 36.4 to 46.3 %}. */
    static String interval(Interval interval) {
        return Double.isFinite(interval.low()) ? range(interval) + " %" : NONE;
    }

    /** {@code 41.3 % (36.4 to 46.3)}. */
    static String estimate(double rate, Interval interval) {
        return Double.isFinite(interval.low())
                ? "%s (%s)".formatted(percent(rate), range(interval))
                : percent(rate);
    }

    static String estimate(Saving saving) {
        return saving.isKnown() ? estimate(saving.share(), saving.interval()) : NONE;
    }

    private static String range(Interval interval) {
        return "%s to %s".formatted(tenths(interval.low()), tenths(interval.high()));
    }

    private static String tenths(double rate) {
        String text = String.format(Locale.ROOT, "%.1f", 100 * rate);
        return text.equals("-0.0") ? "0.0" : text.replace('-', '\u2212');
    }

    /** {@code −9.3 points (−17.6 to −0.7)}, or that no difference is shown. */
    static String difference(double lead, Interval interval) {
        return "%s points (%s to %s%s)"
                .formatted(
                        signed(lead),
                        signed(interval.low()),
                        signed(interval.high()),
                        interval.contains(0) ? ", no difference shown" : "");
    }

    private static String signed(double share) {
        String text = tenths(share);
        return text.startsWith("\u2212") || text.equals("0.0") ? text : "+" + text;
    }

    static String verdict(Line line) {
        return line.finding() == Finding.NO_FIGURE ? NONE : line.verdict();
    }

    /** Returns why a row has no figures; the programs of this machine play no part in it. */
    static String absence(RowResult row) {
        if (row.recorded().isPresent()) {
            return "stale record: " + row.recorded().get().stale();
        }
        Cost cost = row.row().cost(Scale.STANDARD);
        return cost.isSkipped() ? "not played: " + cost.skip() : ABSENT;
    }

    static String budget(Cost cost) {
        String text = cost.toString();
        int comma = text.indexOf(", ");
        return comma < 0 ? "as in the specs" : text.substring(comma + 2);
    }
}
