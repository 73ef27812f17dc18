package moyo.lab.report;

import java.util.List;
import moyo.lab.learn.Learned;
import moyo.lab.learn.Trial;
import moyo.lab.report.chart.Plots;
import moyo.lab.report.figure.LearningView;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Document;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.RunSection;
import moyo.lab.report.html.Table;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Proportion;

/**
 * The report of a learning as one HTML file without other files; it reloads itself while the
 * learning runs.
 */
final class LearningPage {
    private final LearningView view;
    private final Html html;
    private final Plots plots;

    private LearningPage(LearningView view, Html html) {
        this.view = view;
        this.html = html;
        plots = new Plots(html);
    }

    static String of(LearningView view) {
        return Document.of(
                view.title(), view.running(), html -> new LearningPage(view, html).write());
    }

    private void write() {
        summary();
        graphs();
        kept();
        all();
        RunSection.write(html, view.facts(), view.command());
    }

    private void summary() {
        html.open("header").element("h1", view.title());
        html.open("p", "class", "state");
        String state = view.running() ? "Learning" : view.learned() == null ? "Stopped" : "Learned";
        html.element("span", state, "class", view.running() ? "live" : "done");
        html.text(
                " · %s · written %s"
                        .formatted(Numbers.games(view.games()), Numbers.minute(view.written())));
        html.close();
        if (view.learned() != null) {
            html.element("p", verdict(view.learned()), "class", "verdict");
        }
        html.close();
    }

    private static String verdict(Learned learned) {
        Proportion share = new Proportion(learned.claim().mean(), 2 * learned.claim().pairs());
        Interval interval = share.wilson(LearningView.LEVEL);
        return "%s: %s (%s) of %s against the baseline%s"
                .formatted(
                        learned.team().list(),
                        Numbers.percent(share.rate()),
                        Numbers.percents(interval.low(), interval.high()),
                        Numbers.games(share.games()),
                        learned.isFresh()
                                ? ", all of them new games."
                                : ". These games also chose the team, so the rate is too high on average.");
    }

    private void graphs() {
        if (view.trials().size() > 1) {
            html.open("section").element("h2", "The learning graph");
            plots.learning(view);
            html.close();
        }
    }

    private void kept() {
        if (!view.kept().isEmpty()) {
            html.open("section").element("h2", "How the team grew");
            table(view.kept());
            if (view.kept().stream().anyMatch(t -> !t.opponent().equals(Trial.BASELINE))) {
                html.element(
                        "p",
                        "A new champion's rate is against the previous champion, in a sequential"
                                + " test that stopped when it had decided, so the rate is too high on"
                                + " average."
                                + " The rate of the confirmation has no such bias.",
                        "class",
                        "note");
            }
            html.close();
        }
    }

    private void all() {
        html.open("section").element("h2", "All trials");
        html.open("details").element("summary", view.trials().size() + " trials");
        table(view.trials());
        html.close().close();
    }

    private void table(List<Trial> trials) {
        Table table =
                Table.ofFiguresAndRemarks(
                        html, "trial", "games", "won", "95 % interval", "team and opponent");
        for (Trial trial : trials) {
            Interval interval = LearningView.interval(trial);
            table.row(
                    trial.stage() + (trial.kept() ? "" : ", dropped"),
                    Numbers.count(2 * trial.pairs().pairs()),
                    Numbers.percent(trial.pairs().mean()),
                    Numbers.percents(interval.low(), interval.high()),
                    trial.team() + " against " + trial.opponent());
        }
        table.end();
    }
}
