package moyo.search.count;

import java.util.Objects;

/**
 * A counter of a part of a search, declared once by that part. GTP, records, reports and CSV print
 * whatever counters they find.
 *
 * @param name in kebab-case; two parts that count the same thing use the same counter
 * @param unit what is counted: {@code moves}
 * @param sentence what the number means
 * @param per the name of the counter that this one is divided by in tables; empty for none
 * @param use what the laboratory computes beside the sum
 * @param row for a cell of a table its row; otherwise empty
 * @param column for a cell of a table its column; otherwise empty
 */
public record Counter(
        String name, String unit, String sentence, String per, Use use, String row, String column) {
    /** What a match computes from a counter beside the sum. */
    public enum Use {
        /** Nothing. */
        SUM,
        /** Compares count / per of the two players: the saving of one over the other. */
        COMPARE,
        /** Adds up the CPU time of moves during which it grew, and compares CPU time / count. */
        TIME
    }

    /** A counter that is neither divided by another nor a cell of a table. */
    public static Counter of(String name, String unit, String sentence) {
        return new Counter(name, unit, sentence, "", Use.SUM, "", "");
    }

    /** A cell of a table; tables are shown by GTP and are not part of records. */
    public static Counter cell(
            String table, String row, String column, String unit, String sentence) {
        return new Counter(table, unit, sentence, "", Use.SUM, row, column);
    }

    /** The same counter, shown as a mean over {@code other}. */
    public Counter per(Counter other) {
        return new Counter(name, unit, sentence, other.name, use, row, column);
    }

    /** The same counter with another use. */
    public Counter usedTo(Use other) {
        return new Counter(name, unit, sentence, per, other, row, column);
    }

    public boolean isCell() {
        return !column.isEmpty();
    }

    /** Counters are equal if name, row and column are. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Counter counter
                && name.equals(counter.name)
                && row.equals(counter.row)
                && column.equals(counter.column);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, row, column);
    }
}
