package moyo.lab.report.data;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Rows of comma-separated values: RFC 4180, but with Unix line endings. */
public final class Csv {
    private final StringBuilder out = new StringBuilder();

    public Csv(String... names) {
        row((Object[]) names);
    }

    /** Adds a row. NaN leaves its field empty. */
    public Csv row(Object... values) {
        out.append(Arrays.stream(values).map(Csv::field).collect(Collectors.joining(",")));
        out.append('\n');
        return this;
    }

    private static String field(Object value) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            return "";
        }
        String text = value.toString();
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
