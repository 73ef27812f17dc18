package moyo.lab.report.html;

/** A table whose first column names its rows. It scrolls on narrow screens. */
public final class Table {
    private final Html html;

    private Table(Html html, String kind, String... headings) {
        this.html = html;
        html.open("div", "class", "scroll").open("table", "class", kind).open("thead").open("tr");
        for (String heading : headings) {
            html.element("th", heading, "scope", "col");
        }
        html.close().close().open("tbody");
    }

    /** Creates a table with all columns but the first aligned to the right. */
    public static Table ofFigures(Html html, String... headings) {
        return new Table(html, "figures", headings);
    }

    /** Creates a table of numbers whose last column holds text. */
    public static Table ofFiguresAndRemarks(Html html, String... headings) {
        return new Table(html, "figures remarked", headings);
    }

    public static Table ofWords(Html html, String... headings) {
        return new Table(html, "words", headings);
    }

    public Table row(String name, String... cells) {
        begin("", name);
        for (String cell : cells) {
            html.element("td", cell);
        }
        return endRow();
    }

    /** Adds a row with details of the row above. */
    public Table detail(String name, String... cells) {
        begin("detail", name);
        for (String cell : cells) {
            html.element("td", cell);
        }
        return endRow();
    }

    private void begin(String kind, String name) {
        beginRow(kind);
        html.element("th", name, "scope", "row");
    }

    /** Begins a row whose cells the caller writes, up to {@link #endRow}. */
    public void beginRow(String kind) {
        if (kind.isEmpty()) {
            html.open("tr");
        } else {
            html.open("tr", "class", kind);
        }
    }

    public Table endRow() {
        html.close();
        return this;
    }

    public void end() {
        html.close().close().close();
    }
}
