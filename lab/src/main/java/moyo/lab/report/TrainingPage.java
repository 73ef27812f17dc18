package moyo.lab.report;

import java.util.Optional;
import moyo.lab.report.chart.Plots;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.figure.TrainingView;
import moyo.lab.report.html.Document;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.RunSection;
import moyo.lab.report.html.Table;
import moyo.lab.stats.Proportion;
import moyo.lab.stats.Rating;
import moyo.lab.teach.ExamRecord;
import moyo.lab.teach.Measuring;
import moyo.lab.teach.Metrics;
import moyo.net.exam.ExamResult;

/**
 * The report of a training as one HTML file without other files; it reloads itself while the
 * training runs.
 */
final class TrainingPage {
    private static final double LEVEL = 0.95;

    private final TrainingView view;
    private final Html html;
    private final Plots plots;

    private TrainingPage(TrainingView view, Html html) {
        this.view = view;
        this.html = html;
        plots = new Plots(html);
    }

    static String of(TrainingView view) {
        return Document.of(
                view.title(), view.running(), html -> new TrainingPage(view, html).write());
    }

    private void write() {
        summary();
        html.open("section").element("h2", "The course of the training");
        plots.training(view);
        html.close();
        ratings();
        exams();
        RunSection.write(html, view.facts(), view.command());
    }

    private void summary() {
        html.open("header").element("h1", view.title());
        html.open("p", "class", "state");
        boolean isDone = view.state().seconds() >= 60 * view.minutes();
        html.element(
                "span",
                view.running() ? "Training" : isDone ? "Trained" : "Stopped",
                "class",
                view.running() ? "live" : "done");
        html.text(
                " · minute %s of %s · %s positions · %s steps · CPU time %s self-play and measuring, %s trainer · written %s"
                        .formatted(
                                Numbers.decimal(view.state().seconds() / 60),
                                Numbers.decimal(view.minutes()),
                                Numbers.count(last().map(Metrics::rows).orElse(0L)),
                                Numbers.count(last().map(Metrics::step).orElse(0L)),
                                Numbers.seconds(view.state().ownCpu()),
                                Numbers.seconds(view.state().trainerCpu()),
                                Numbers.minute(view.written())));
        html.close();
        view.lastExam(Measuring.EXAM_VISITS)
                .ifPresent(exam -> html.element("p", sentence(exam), "class", "verdict"));
        html.close();
    }

    private Optional<Metrics> last() {
        return view.metrics().stream().reduce((a, b) -> b);
    }

    private static String sentence(ExamRecord exam) {
        return "%s of the moves at %d visits are perfect by the game's theory (network %s, %s positions)."
                .formatted(
                        Numbers.percent(exam.result().share()),
                        exam.visits(),
                        exam.network(),
                        Numbers.count(exam.asked()));
    }

    private void ratings() {
        if (view.ratings().isEmpty()) {
            return;
        }
        html.open("section").element("h2", "Networks against their past");
        Table table = Table.ofFigures(html, "network", "minute", "Elo", "95 % interval", "games");
        for (Rating rating : view.ratings()) {
            boolean isBest = view.best().filter(rating.player()::equals).isPresent();
            table.row(
                    rating.player() + (isBest ? ", best" : ""),
                    Numbers.decimal(view.made().getOrDefault(rating.player(), Double.NaN)),
                    Numbers.elo(rating.elo()),
                    Numbers.elos(rating.interval().low(), rating.interval().high()),
                    Numbers.count(rating.games()));
        }
        table.end();
        html.element(
                "p",
                "nets/best.net is the newest network whose error bar reaches the highest Elo.",
                "class",
                "note");
        html.close();
    }

    private void exams() {
        if (view.exams().isEmpty()) {
            return;
        }
        html.open("section").element("h2", "Perfect moves");
        Table table =
                Table.ofFigures(
                        html,
                        "network",
                        "minute",
                        "visits",
                        "perfect",
                        "95 % interval",
                        "positions");
        for (ExamRecord exam : view.exams()) {
            ExamResult result = exam.result();
            var interval = new Proportion(result.share(), result.asked()).wilson(LEVEL);
            table.row(
                    exam.network(),
                    Numbers.decimal(exam.seconds() / 60),
                    exam.visits() == ExamRecord.POLICY_ALONE
                            ? "policy alone"
                            : Numbers.count(exam.visits()),
                    Numbers.percent(result.share()),
                    Numbers.percents(interval.low(), interval.high()),
                    Numbers.count(exam.asked()));
        }
        table.end();
        html.element("p", view.examAbout(), "class", "note");
        html.close();
    }
}
