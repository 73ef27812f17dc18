package moyo.lab.report;

import java.util.List;
import moyo.lab.report.chart.Plots;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.figure.TuningView;
import moyo.lab.report.html.Document;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.RunSection;
import moyo.lab.report.html.Table;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Interval;
import moyo.lab.stats.Tally;
import moyo.lab.tune.Estimate;
import moyo.lab.tune.Parameter;

/**
 * The report of a tuning as one HTML file without other files; it reloads itself while the tuning
 * runs.
 */
final class TuningPage {
    private final TuningView view;
    private final Html html;

    private TuningPage(TuningView view, Html html) {
        this.view = view;
        this.html = html;
    }

    static String of(TuningView view) {
        return Document.of(
                view.title(), view.running(), html -> new TuningPage(view, html).write());
    }

    private void write() {
        summary();
        estimate();
        confirmation();
        plots();
        RunSection.write(html, view.facts(), view.command());
    }

    private void summary() {
        html.open("header").element("h1", view.title());
        html.open("p", "class", "state");
        boolean isDone = view.games() >= view.plannedGames();
        String state = view.running() ? "Tuning" : isDone ? "Tuned" : "Stopped";
        html.element("span", state, "class", view.running() ? "live" : "done");
        html.text(
                " · %s of %s · written %s"
                        .formatted(
                                Numbers.count(view.games()),
                                Numbers.games(view.plannedGames()),
                                Numbers.minute(view.written())));
        html.close();
        view.confirmation().ifPresent(c -> html.element("p", c.verdict(), "class", "verdict"));
        html.close();
    }

    private void estimate() {
        html.open("section").element("h2", "The estimate");
        Table table = Table.ofFigures(html, "setting", "estimate", "as given", "range");
        List<Parameter> parameters = view.space().parameters();
        for (int i = 0; i < parameters.size(); i++) {
            Parameter parameter = parameters.get(i);
            table.row(
                    parameter.key(),
                    parameter.text(view.estimate().point().get(i)),
                    parameter.text(view.given().get(i)),
                    parameter.range());
        }
        table.end();
        html.element("p", prediction(), "class", "note");
        html.element("pre", view.tuned(), "class", "command");
        html.close();
    }

    private String prediction() {
        Estimate estimate = view.estimate();
        if (!estimate.isPredicted()) {
            return "The method predicts no score.";
        }
        Interval interval = estimate.interval();
        return ("Predicted score against %s: %s (%s). The prediction is from the games that chose"
                        + " the values; only the confirmation is from fresh games.")
                .formatted(
                        view.opponent(),
                        Numbers.percent(estimate.score()),
                        Numbers.percents(interval.low(), interval.high()));
    }

    private void confirmation() {
        view.confirmation().ifPresent(this::confirmation);
    }

    private void confirmation(TuningView.Confirmation games) {
        html.open("section").element("h2", "The confirmation");
        Tally tally = games.tally();
        EloEstimate elo = games.pairs().elo(TuningView.LEVEL);
        Table table =
                Table.ofFigures(
                        html,
                        "tuned against given",
                        "games",
                        "wins",
                        "draws",
                        "losses",
                        "score",
                        "95 % interval",
                        "Elo",
                        "95 % interval");
        table.row(
                "fresh games",
                Numbers.count(tally.games()),
                Numbers.count(tally.wins()),
                Numbers.count(tally.draws()),
                Numbers.count(tally.losses()),
                Numbers.percent(tally.rate()),
                Numbers.percents(games.interval().low(), games.interval().high()),
                Numbers.elo(elo.elo()),
                Numbers.elos(elo.low(), elo.high()));
        table.end();
        html.close();
    }

    private void plots() {
        if (!view.trials().isEmpty()) {
            html.open("section").element("h2", "The trials");
            new Plots(html).tuning(view);
            html.close();
        }
    }
}
