package moyo.lab.report.table;

import java.util.Map;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.figure.Usage;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;

/** The table of the time and simulations of each player. */
public final class TimeTable {
    private TimeTable() {}

    public static void write(Html html, Map<String, Usage> players) {
        Table table =
                Table.ofFigures(
                        html,
                        "Player",
                        "CPU a game",
                        "CPU a move",
                        "Clock a game",
                        "Clock a move",
                        "Longest move",
                        "Simulations a move",
                        "Simulations a CPU second");
        players.forEach((player, usage) -> table.row(player, cells(usage)));
        table.end();
    }

    private static String[] cells(Usage usage) {
        return new String[] {
            Numbers.seconds(usage.cpuPerGame()),
            Numbers.seconds(usage.cpuPerMove()),
            Numbers.seconds(usage.secondsPerGame()),
            Numbers.seconds(usage.secondsPerMove()),
            Numbers.seconds(usage.longestMove()),
            Numbers.rounded(usage.simulationsPerMove()),
            Numbers.rounded(usage.simulationsPerCpuSecond())
        };
    }
}
