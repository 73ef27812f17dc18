package moyo.lab.report.table;

import java.util.List;
import java.util.Locale;
import moyo.lab.report.figure.HostFigures;
import moyo.lab.report.figure.Numbers;
import moyo.lab.report.html.Html;
import moyo.lab.report.html.Table;

/** The table of the machines that played a run, with the residual of each. */
public final class HostTable {
    private HostTable() {}

    public static void write(Html html, List<HostFigures> hosts) {
        Table table =
                Table.ofFiguresAndRemarks(
                        html,
                        "Host",
                        "Games",
                        "Faults",
                        "Residual",
                        "z",
                        "Simulations a CPU second",
                        "");
        for (HostFigures host : hosts) {
            table.row(
                    host.host(),
                    Numbers.count(host.games()),
                    Numbers.count(host.faults()),
                    signed(host.residual()),
                    signed(host.z()),
                    Numbers.rounded(host.simulationsPerCpuSecond()),
                    host.isSuspicious() ? "differs from the other hosts" : "");
        }
        table.end();
        html.element(
                "p",
                "Residual: points of the first-named players minus the points expected from the"
                        + " same matchup and colour on all hosts; z: residual divided by its standard"
                        + " deviation if all hosts are alike. Beyond 3.29 chance is unlikely (p ="
                        + " 0.001).",
                "class",
                "note");
    }

    private static String signed(double value) {
        return Double.isNaN(value) ? Numbers.UNKNOWN : String.format(Locale.ROOT, "%+.2f", value);
    }
}
