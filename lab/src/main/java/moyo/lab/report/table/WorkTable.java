package moyo.lab.report.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import moyo.lab.record.PlayerWork;
import moyo.lab.record.SearchWork;
import moyo.lab.report.figure.MatchupFigures;
import moyo.lab.report.figure.Names;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;
import moyo.search.count.Counter;
import moyo.search.count.Counts;

/** The tables of search counters and of the savings of one player compared with another. */
public final class WorkTable {
    private WorkTable() {}

    public static void write(
            Html html, Map<String, PlayerWork> players, List<MatchupFigures> standings) {
        Collection<Counter> counters = counters(players.values());
        Table table = Table.ofFigures(html, titles(counters));
        players.forEach((player, work) -> table.row(player, cells(work, counters)));
        table.end();
        html.element(
                "p",
                "Counters of the parts of each player's search, over all games of the run.",
                "class",
                "note");
        List<MatchupFigures> compared =
                standings.stream().filter(s -> !s.work().compared().isEmpty()).toList();
        if (!compared.isEmpty()) {
            writeSavings(html, compared);
        }
    }

    /** Returns the counters of all players. */
    static Collection<Counter> counters(Collection<PlayerWork> works) {
        return Counts.sum(works.stream().map(PlayerWork::counts).toList()).counters();
    }

    private static String[] titles(Collection<Counter> counters) {
        List<String> titles = new ArrayList<>(List.of("Player"));
        for (Counter counter : counters) {
            titles.add(Names.words(counter.name()));
            if (!counter.per().isEmpty()) {
                titles.add("per " + Names.words(counter.per()));
            }
            if (counter.use() == Counter.Use.TIME) {
                titles.add("CPU per " + Names.words(counter.name()));
            }
        }
        return titles.toArray(String[]::new);
    }

    private static String[] cells(PlayerWork work, Collection<Counter> counters) {
        List<String> cells = new ArrayList<>();
        for (Counter counter : counters) {
            cells.add(Numbers.count(work.counts().get(counter)));
            if (!counter.per().isEmpty()) {
                cells.add(Numbers.decimal(work.mean(counter)));
            }
            if (counter.use() == Counter.Use.TIME) {
                cells.add(Numbers.micros(work.secondsPer(counter)));
            }
        }
        return cells.toArray(String[]::new);
    }

    private static void writeSavings(Html html, List<MatchupFigures> standings) {
        Table table =
                Table.ofFigures(
                        html,
                        "Saved by the player named first",
                        "Of",
                        "Per",
                        "Saving",
                        "95\u00A0% interval",
                        "Games");
        for (MatchupFigures standing : standings) {
            for (SearchWork.Compared compared : standing.work().compared()) {
                table.row(
                        standing.matchup().title(),
                        Names.words(compared.of()),
                        Names.words(compared.per()),
                        Numbers.percent(compared.saving().share()),
                        Numbers.range(compared.saving().interval()),
                        Numbers.count(compared.games()));
            }
        }
        table.end();
        html.element(
                "p",
                "A saving is 1 − (mean of the player named first / mean of the other player)."
                        + " Intervals: delta"
                        + " method, each pair of games a sample.",
                "class",
                "note");
    }
}
