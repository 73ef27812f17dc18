package moyo.web.runs.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads the CSV files of the laboratory (RFC 4180). */
final class CsvRows {
    private CsvRows() {}

    /** Returns the rows by the names in the first line; a row that is cut off is left out. */
    static List<Map<String, String>> of(String text) {
        List<List<String>> lines = lines(text);
        List<Map<String, String>> rows = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            Map<String, String> row = new LinkedHashMap<>();
            for (int j = 0; j < lines.get(0).size() && j < lines.get(i).size(); j++) {
                row.put(lines.get(0).get(j), lines.get(i).get(j));
            }
            if (row.size() == lines.get(0).size()) {
                rows.add(row);
            }
        }
        return rows;
    }

    private static List<List<String>> lines(String text) {
        List<List<String>> lines = new ArrayList<>();
        List<String> line = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                boolean twice = quoted && i + 1 < text.length() && text.charAt(i + 1) == '"';
                if (twice) {
                    cell.append('"');
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (quoted || c != ',' && c != '\n' && c != '\r') {
                cell.append(c);
            } else if (c != '\r') {
                line.add(cell.toString());
                cell.setLength(0);
                if (c == '\n') {
                    lines.add(line);
                    line = new ArrayList<>();
                }
            }
        }
        return lines;
    }

    /** Returns a number; NaN if there is none. */
    static double number(Map<String, String> row, String key) {
        try {
            return Double.parseDouble(row.getOrDefault(key, ""));
        } catch (NumberFormatException e) {
            return Double.NaN;
        }
    }
}
