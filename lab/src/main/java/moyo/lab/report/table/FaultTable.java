package moyo.lab.report.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import moyo.lab.report.figure.Fault;
import moyo.lab.report.figure.RunView;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Link;
import moyo.lab.report.html.Table;

/** The table of faults: player, game and description. */
public final class FaultTable {
    private FaultTable() {}

    public static void write(Html html, List<Fault> faults, RunView view) {
        html.element("h3", "Faults: " + counts(faults));
        Table table = Table.ofWords(html, "Player", "Fault", "Pair", "Game", "Details", "Record");
        for (Fault fault : faults) {
            table.beginRow("");
            html.element("th", name(fault), "scope", "row");
            html.element("td", fault.game().reason());
            html.element("td", Integer.toString(fault.game().pair()));
            html.element("td", Integer.toString(fault.game().game()));
            html.open("td").element("pre", fault.game().detail()).close();
            html.open("td");
            Link.write(html, view.gameFile().apply(fault.game()));
            html.close();
            table.endRow();
        }
        table.end();
    }

    /** {@code 3 by uct, 1 by random}. */
    private static String counts(List<Fault> faults) {
        Map<String, Long> players =
                faults.stream()
                        .collect(
                                Collectors.groupingBy(
                                        FaultTable::name, TreeMap::new, Collectors.counting()));
        return players.entrySet().stream()
                .map(player -> player.getValue() + " by " + player.getKey())
                .collect(Collectors.joining(", "));
    }

    private static String name(Fault fault) {
        return fault.player().isEmpty() ? "unknown" : fault.player();
    }
}
