package moyo.lab.report.paper;

import java.util.List;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Paper;
import moyo.lab.experiment.result.ClaimResult;
import moyo.lab.experiment.result.ExperimentResult;
import moyo.lab.experiment.result.PlotResult;
import moyo.lab.experiment.result.ResultJudge;
import moyo.lab.report.chart.ComparisonChart;
import moyo.lab.report.chart.CurveChart;
import moyo.lab.report.chart.Plots;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Document;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.RunSection;

/** The papers' figures and ours as one HTML file without other files. */
final class ReproductionPage {
    private final Reproduction view;
    private final Html html;
    private final Plots plots;

    private ReproductionPage(Reproduction view, Html html) {
        this.view = view;
        this.html = html;
        plots = new Plots(html);
    }

    static String of(Reproduction view) {
        return Document.of(view.title(), false, html -> new ReproductionPage(view, html).write());
    }

    private void write() {
        summary();
        claims();
        view.results().forEach(this::experiment);
        if (view.isCompared()) {
            rule();
        }
        RunSection.write(html, view.facts(), view.command());
    }

    private void summary() {
        html.open("header");
        html.element("h1", view.title() + ", " + view.extentInWords());
        html.open("p", "class", "state");
        String state = view.running() ? "Running" : "Played";
        html.element("span", state, "class", view.running() ? "live" : "done");
        html.text(" · written " + Numbers.minute(view.written()));
        html.close();
        html.element("p", view.headline(), "class", "verdict");
        html.close();
    }

    /** The claims of the papers, a row each. */
    private void claims() {
        List<ClaimResult> claims = ClaimResult.of(view.results());
        if (claims.isEmpty()) {
            return;
        }
        html.open("section").element("h2", "The claims");
        for (Paper paper : claims.stream().map(ClaimResult::of).distinct().toList()) {
            html.element("h3", paper.citation());
            html.open("table").open("tr");
            List.of("Claim", "Paper", "Recorded", "Here").forEach(t -> html.element("th", t));
            html.close();
            for (ClaimResult result : claims) {
                if (result.of().equals(paper)) {
                    html.open("tr");
                    html.element("td", result.claim().claim());
                    html.element("td", result.paper());
                    html.element("td", result.recorded());
                    html.element("td", result.here());
                    html.close();
                }
            }
            html.close();
        }
        html.close();
    }

    private void experiment(ExperimentResult result) {
        Experiment experiment = result.experiment();
        html.open("section").element("h2", experiment.title());
        if (experiment.paper().isThere()) {
            html.element("p", experiment.paper().citation(), "class", "note");
        }
        if (!experiment.paper().link().isEmpty()) {
            html.element("p", experiment.paper().link(), "class", "note");
        }
        experiment.about().forEach(paragraph -> html.element("p", paragraph));
        ComparisonTable.write(html, result);
        result.questions().forEach(question -> html.element("p", question.sentence()));
        List<String> curves = CurveChart.names(result);
        if (!curves.isEmpty()) {
            plots.curves(result, curves);
        }
        if (ComparisonChart.hasPoints(result)) {
            plots.comparison(result);
        }
        result.plots().forEach(this::plot);
        html.element("p", experiment.id() + ".yaml", "class", "note");
        html.close();
    }

    private void plot(PlotResult result) {
        html.element("h3", result.plot().name());
        if (!result.plot().about().isEmpty()) {
            html.element("p", result.plot().about());
        }
        html.element("p", result.sentence());
        if (!result.measured().lines().isEmpty()) {
            plots.study(result);
        }
    }

    private void rule() {
        html.open("section").element("h2", "The verdicts");
        ResultJudge.inWords().forEach(sentence -> html.element("p", sentence));
        html.close();
    }
}
