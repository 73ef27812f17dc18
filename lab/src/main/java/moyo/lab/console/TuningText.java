package moyo.lab.console;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import moyo.lab.report.figure.TuningView;
import moyo.lab.stats.Interval;
import moyo.lab.tune.Estimate;
import moyo.lab.tune.Parameter;

/** Prints the estimate of a tuning as text. */
public final class TuningText {
    private TuningText() {}

    public static void print(PrintWriter out, TuningView view) {
        out.println("%s, %d games".formatted(view.title(), view.games()));
        List<Parameter> parameters = view.space().parameters();
        int width = parameters.stream().mapToInt(p -> p.key().length()).max().orElse(0);
        String form = "%-" + Math.max(7, width) + "s  %10s  %10s   %s";
        out.println(form.formatted("setting", "estimate", "as given", "range"));
        for (int i = 0; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            out.println(
                    form.formatted(
                            parameter.key(),
                            parameter.text(view.estimate().point().get(i)),
                            parameter.text(view.given().get(i)),
                            parameter.range()));
        }
        if (view.estimate().isPredicted()) {
            out.println(
                    "predicted score: %s against %s"
                            .formatted(score(view.estimate()), view.opponent()));
        }
        out.println("tuned player: " + view.tuned());
        out.println();
    }

    /** {@code 53.1 % (49.8 to 56.3)}. */
    public static String score(Estimate estimate) {
        Interval interval = estimate.interval();
        return String.format(
                Locale.ROOT,
                "%.1f %% (%.1f to %.1f)",
                100 * estimate.score(),
                100 * interval.low(),
                100 * interval.high());
    }
}
