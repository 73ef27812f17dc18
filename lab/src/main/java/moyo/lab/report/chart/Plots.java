package moyo.lab.report.chart;

import java.awt.AWTError;
import java.awt.Font;
import java.awt.image.BufferedImage;
import java.util.List;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.report.figure.LearningView;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Trace;
import moyo.lab.report.figure.TrainingView;
import moyo.lab.report.figure.TuningView;
import moyo.lab.report.html.Html;
import moyo.lab.stats.Rating;
import moyo.lab.stats.Sprt;
import org.jfree.chart.JFreeChart;
import org.jspecify.annotations.Nullable;

/** The plots of one page. */
public final class Plots {
    private static final int HEIGHT = 240;

    /** The maximum number of points of a plot. */
    private static final int POINTS = 200;

    private static final String HEADLESS = "java.awt.headless";
    private static final boolean CAN_MEASURE_TEXT = canMeasureText();

    private final Html html;
    private final Svg svg = new Svg();

    public Plots(Html html) {
        this.html = html;
    }

    /**
     * Checks whether this Java can draw: an installation without fonts cannot, and its reports have
     * no plots. Sets the headless mode, because a remote shell may name a display that does not
     * exist.
     */
    private static boolean canMeasureText() {
        if (System.getProperty(HEADLESS) == null) {
            System.setProperty(HEADLESS, "true");
        }
        try {
            BufferedImage canvas = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
            canvas.createGraphics().getFontMetrics(new Font(Font.SANS_SERIF, Font.PLAIN, 12));
            return true;
        } catch (RuntimeException | LinkageError | InternalError | AWTError e) {
            return false;
        }
    }

    static boolean canDraw() {
        return CAN_MEASURE_TEXT;
    }

    /** Draws the course of a matchup that has games. A line needs at least two points. */
    public void matchup(MatchupFigures standing, @Nullable Sprt sprt) {
        if (!begin()) {
            return;
        }
        Trace trace = standing.trace().thin(POINTS);
        String a = standing.matchup().a();
        if (trace.steps().size() > 1) {
            figure("Score of %s, 95 %% interval".formatted(a), WinRateChart.of(trace));
        }
        if (EloChart.hasLine(trace)) {
            figure("Elo of %s, 95 %% interval".formatted(a), EloChart.of(trace));
        }
        if (sprt != null && standing.hasPairs()) {
            figure("SPRT: log likelihood ratio and its bounds", LlrChart.of(trace, sprt));
        }
        figure("Length of games", LengthChart.of(standing.matchup().results()));
        html.close();
    }

    public void ratings(List<Rating> ratings) {
        if (begin()) {
            figure("Elo, 95 % error bars", RatingChart.of(ratings), RatingChart.height(ratings));
            html.close();
        }
    }

    public void comparison(ExperimentResult result) {
        if (begin()) {
            figure(
                    result.isCompared()
                            ? "Ours (blue) and the paper's (orange), 95 % intervals"
                            : "Points of A with 95 % intervals",
                    ComparisonChart.of(result),
                    ComparisonChart.height(result));
            html.close();
        }
    }

    public void learning(LearningView view) {
        if (begin()) {
            figure(
                    "Win rate of each tested team; kept teams in blue",
                    LearningChart.ofTrials(view.trials()));
            if (!view.kept().isEmpty()) {
                figure("Kept teams, 95 % intervals", LearningChart.ofGrowth(view.kept()));
            }
            html.close();
        }
    }

    /** Draws the course of a training that has metrics. */
    public void training(TrainingView view) {
        if (begin()) {
            TrainingPlots.of(view).forEach(this::figure);
            html.close();
        }
    }

    /** Draws a plot for each parameter of a tuning that has trials. */
    public void tuning(TuningView view) {
        if (begin()) {
            for (int i = 0; i < view.space().size(); i++) {
                String key = view.space().parameters().get(i).key();
                if (view.estimate().isPredicted()) {
                    figure(
                            "%s: predicted score (blue), trials (grey), 95 %% intervals, estimate"
                                            .formatted(key)
                                    + " (orange)",
                            TuningChart.ofModel(view, i));
                } else {
                    figure("%s over the games".formatted(key), TuningChart.ofPath(view, i));
                }
            }
            html.close();
        }
    }

    /** Draws a plot for each curve; there is at least one. */
    public void curves(ExperimentResult result, List<String> names) {
        if (begin()) {
            String legend =
                    result.isCompared()
                            ? "Curve of %s: ours (blue), the paper's (orange), 95 %% intervals"
                            : "Curve of %s with 95 %% intervals";
            for (String name : names) {
                figure(legend.formatted(name), CurveChart.of(result, name));
            }
            html.close();
        }
    }

    /** Draws the lines of a study; there is at least one. */
    public void study(PlotResult result) {
        if (begin()) {
            figure(
                    "%s, 95 %% bands".formatted(result.plot().name()),
                    LineChart.of(
                            result.study().x(), result.study().y(), result.measured().lines()));
            html.close();
        }
    }

    private boolean begin() {
        if (CAN_MEASURE_TEXT) {
            html.open("div", "class", "plots");
        } else {
            html.element(
                    "p",
                    "This machine has no fonts for Java, so the plots are omitted; on Debian: apt-get"
                            + " install fontconfig libfreetype6 libharfbuzz0b",
                    "class",
                    "note");
        }
        return CAN_MEASURE_TEXT;
    }

    private void figure(String caption, JFreeChart chart) {
        figure(caption, chart, HEIGHT);
    }

    private void figure(String caption, JFreeChart chart, int height) {
        html.open("figure").element("figcaption", caption).raw(svg.draw(chart, height)).close();
    }
}
