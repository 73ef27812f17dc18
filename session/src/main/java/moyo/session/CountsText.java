package moyo.session;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.simulation.Simulator;

/** The counters of a search as text. */
public final class CountsText {
    private CountsText() {}

    /** Returns one line per counter: name and number. */
    public static String lines(Counts counts) {
        List<String> lines = new ArrayList<>();
        Counts plain = counts.withoutCells();
        for (Counter counter : plain.counters()) {
            lines.add(counter.name() + " " + plain.get(counter));
        }
        return String.join("\n", lines);
    }

    /** Returns one line per counter: name, unit and sentence. */
    public static String sentences(Counts counts) {
        List<String> lines = new ArrayList<>();
        for (Counter counter : counts.withoutCells().counters()) {
            lines.add("%s (%s): %s".formatted(counter.name(), counter.unit(), counter.sentence()));
        }
        return String.join("\n", lines);
    }

    /**
     * Returns the means of special counters: {@code gated-playout-moves 42.1 per
     * gated-simulations}, {@code hits 12.5 % of lookups}. Means over all simulations are omitted.
     */
    public static String ratios(Counts counts) {
        List<String> parts = new ArrayList<>();
        for (Counter counter : counts.withoutCells().counters()) {
            long of = counts.get(counter.per());
            if (of == 0 || counter.per().equals(Simulator.SIMULATIONS.name())) {
                continue;
            }
            double ratio = (double) counts.get(counter) / of;
            parts.add(
                    ratio <= 1
                            ? String.format(
                                    Locale.ROOT,
                                    "%s %.1f %% of %s",
                                    counter.name(),
                                    100 * ratio,
                                    counter.per())
                            : String.format(
                                    Locale.ROOT,
                                    "%s %.1f per %s",
                                    counter.name(),
                                    ratio,
                                    counter.per()));
        }
        return String.join(", ", parts);
    }

    /**
     * Returns a table of counters: the sum of each row and the share of each column; the last row
     * has the table's name and the sums over all rows.
     */
    public static String table(String name, Counts counts) {
        Counts cells = counts.cells(name);
        Set<String> rows = new LinkedHashSet<>();
        Set<String> columns = new LinkedHashSet<>();
        for (Counter cell : cells.counters()) {
            rows.add(cell.row());
            columns.add(cell.column());
        }
        rows.add(name);
        int width = rows.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder text = new StringBuilder(" ".repeat(width)).append("       moves");
        columns.forEach(column -> text.append("  ").append(column));
        for (String row : rows) {
            long sum = sum(cells, row, "");
            text.append('\n').append(row).append(" ".repeat(width - row.length()));
            text.append(String.format(Locale.ROOT, "%12d", sum));
            for (String column : columns) {
                text.append(share(sum(cells, row, column), sum, column.length() + 2));
            }
        }
        return text.toString();
    }

    /**
     * Returns the sum of the cells of a row and a column; over all columns if the column is empty.
     */
    private static long sum(Counts cells, String row, String column) {
        return cells.sum(
                c ->
                        (row.equals(c.name()) || c.row().equals(row))
                                && (column.isEmpty() || c.column().equals(column)));
    }

    private static String share(long part, long all, int width) {
        String share = all == 0 ? "-" : String.format(Locale.ROOT, "%.1f%%", 100.0 * part / all);
        return " ".repeat(Math.max(0, width - share.length())) + share;
    }
}
