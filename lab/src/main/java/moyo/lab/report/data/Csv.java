package moyo.lab.report.data;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import moyo.lab.record.DataFields;

/**
 * Rows of comma-separated values: RFC 4180, but with Unix line endings. A text that a spreadsheet
 * would take for a formula gets an apostrophe in front.
 */
public final class Csv {
    private static final Pattern FORMULA = Pattern.compile("[=+\\-@\t\r]");

    private final StringBuilder out = new StringBuilder();

    private final int columns;

    /** Creates a table with the declared columns. */
    public Csv(DataFields fields) {
        this(fields.names().toArray(String[]::new));
    }

    public Csv(String... names) {
        columns = names.length;
        row((Object[]) names);
    }

    /** Adds a row. NaN leaves its field empty. */
    public Csv row(Object... values) {
        assert values.length == columns : "a column that is not declared";
        out.append(Arrays.stream(values).map(Csv::field).collect(Collectors.joining(",")));
        out.append('\n');
        return this;
    }

    private static String field(Object value) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            return "";
        }
        String text = value instanceof Number ? value.toString() : harmless(value.toString());
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private static String harmless(String text) {
        return FORMULA.matcher(text).lookingAt() ? "'" + text : text;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
