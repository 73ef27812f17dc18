package moyo.lab.report;

import java.util.List;
import java.util.Map;
import moyo.lab.record.PlayerWork;
import moyo.lab.report.chart.Plots;
import moyo.lab.report.figure.Figures;
import moyo.lab.report.figure.HostFigures;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.MatchupResults;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.figure.Verdict;
import moyo.lab.report.html.Document;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.RunSection;
import moyo.lab.report.table.Bar;
import moyo.lab.report.table.CrossTable;
import moyo.lab.report.table.DuplicateTable;
import moyo.lab.report.table.EndingTable;
import moyo.lab.report.table.FaultTable;
import moyo.lab.report.table.GameList;
import moyo.lab.report.table.HostTable;
import moyo.lab.report.table.RatingTable;
import moyo.lab.report.table.ResultTable;
import moyo.lab.report.table.SprtTable;
import moyo.lab.report.table.StrengthTable;
import moyo.lab.report.table.TimeTable;
import moyo.lab.report.table.WorkTable;
import moyo.lab.stats.Rating;
import moyo.lab.stats.Sprt;

/** The report of a run as one HTML file without other files. */
final class Page {
    /** The number of matchups above which the details are folded. */
    private static final int MANY = 6;

    private final Figures figures;
    private final RunView view;
    private final Html html;
    private final Plots plots;

    private Page(Figures figures, Html html) {
        this.figures = figures;
        this.html = html;
        plots = new Plots(html);
        view = figures.view();
    }

    static String of(Figures figures) {
        return Document.of(figures.view().title(), false, html -> new Page(figures, html).write());
    }

    private void write() {
        summary();
        if (!figures.ratings().isEmpty()) {
            tournament();
        }
        if (view.playedGames() > 0) {
            results();
            endings();
            time();
            hosts();
            searches();
            games();
        }
        RunSection.write(html, view.facts(), view.command());
    }

    private void summary() {
        html.open("header");
        html.element("h1", view.title());
        html.open("p", "class", "state");
        html.element("span", Verdict.progress(figures), "class", view.running() ? "live" : "done");
        html.text(" · written " + Numbers.minute(view.written()));
        html.close();
        html.element("p", Verdict.headline(figures), "class", "verdict");
        if (!view.isTournament() && view.playedGames() > 0) {
            MatchupFigures standing = figures.standings().get(0);
            Bar.write(html, standing.matchup(), standing.all());
        }
        if (!Verdict.conclusion(figures).isEmpty()) {
            html.element("p", Verdict.conclusion(figures), "class", "conclusion");
        }
        for (String warning : Verdict.warnings(figures)) {
            html.element("p", warning, "class", "warning");
        }
        html.close();
    }

    private void tournament() {
        section("Ratings");
        plots.ratings(figures.ratings());
        RatingTable.write(html, figures.ratings());
        html.close();
        section("Cross table");
        List<String> players = figures.ratings().stream().map(Rating::player).toList();
        CrossTable.write(html, players, figures.standings());
        html.close();
    }

    private void results() {
        section("Results");
        boolean many = figures.standings().size() > MANY;
        if (many) {
            html.open("details").element("summary", "All matchups, by colour and by pairs");
        }
        ResultTable.write(html, figures.standings());
        StrengthTable.write(html, figures.standings());
        if (many) {
            html.close();
        }
        Sprt sprt = view.sprt();
        if (sprt != null) {
            SprtTable.write(html, figures.standings(), sprt);
        }
        html.close();
        section("Course of the run");
        for (MatchupFigures standing : figures.standings()) {
            course(standing);
        }
        html.close();
    }

    /** Folds all but the names if there are many matchups. */
    private void course(MatchupFigures standing) {
        if (standing.all().games() == 0) {
            return;
        }
        if (view.isTournament()) {
            html.open("details").element("summary", standing.matchup().title());
            html.element("p", Verdict.result(standing));
        }
        plots.matchup(standing, view.sprt());
        if (view.isTournament()) {
            html.close();
        }
    }

    private void endings() {
        section("Endings");
        EndingTable.write(html, figures.games());
        if (!figures.faults().isEmpty()) {
            FaultTable.write(html, figures.faults(), view);
        }
        if (!figures.duplicates().isEmpty()) {
            DuplicateTable.write(html, figures.duplicates());
        }
        html.close();
    }

    private void time() {
        section("Time");
        TimeTable.write(html, figures.usage());
        html.close();
    }

    /** Shown for a run that was played on several machines. */
    private void hosts() {
        List<HostFigures> hosts = HostFigures.of(view.matchups());
        if (hosts.size() > 1) {
            section("Hosts");
            HostTable.write(html, hosts);
            html.close();
        }
    }

    private void searches() {
        Map<String, PlayerWork> work = figures.work();
        if (!work.isEmpty()) {
            section("Search counters");
            WorkTable.write(html, work, figures.standings());
            html.close();
        }
    }

    private void games() {
        section("Games");
        for (MatchupResults matchup : view.matchups()) {
            GameList.write(html, matchup, view);
        }
        html.close();
    }

    private void section(String title) {
        html.open("section").element("h2", title);
    }
}
