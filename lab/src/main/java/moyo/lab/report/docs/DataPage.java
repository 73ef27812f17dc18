package moyo.lab.report.docs;

import java.util.List;
import moyo.lab.record.DataFields;
import moyo.lab.record.ResultFields;
import moyo.lab.report.data.GamesCsv;
import moyo.lab.report.data.SummaryCsv;
import moyo.lab.report.data.SummaryFields;
import moyo.lab.report.data.TuningJson;
import moyo.lab.report.paper.ReproductionFields;

/** The page of all files that other programs read, made from the declarations of their fields. */
public final class DataPage {
    private static final String EXAMPLE =
            """
            ## Examples

            The programs in `examples/data` load a run and print the points of A by colour with Wilson's 95 % interval, and the mean simulations of a move:

            ```sh long
            ./moyo match uct flat --game connect4 --games 40 --playouts 100 --openings 4 --seed 1 --dir runs/example
            python3 examples/data/load.py runs/example      # needs pandas (apt-get install python3-pandas)
            Rscript examples/data/load.R runs/example       # base R (apt-get install r-base-core)
            ```

            Their figures are those of `summary.csv`, which they print beside them. They were run with pandas 1.5.3 and R 4.2.2.""";

    private DataPage() {}

    /**
     * Returns the page.
     *
     * @param command renews the page
     */
    public static String of(String command) {
        Markdown page = new Markdown();
        page.heading(1, "Data files");
        page.paragraph(
                ("Written by `%s` from the declarations in the code; do not edit. [lab.md](lab.md#a-runs-folder)"
                                + " describes the folder of a run, [reproduce.md](reproduce.md) that of"
                                + " experiments, [tune.md](tune.md) that of a tuning.")
                        .formatted(command));
        page.paragraph(
                "Names are stable: a field may be added, but keeps its name and meaning. All files are"
                        + " UTF-8. CSV files follow RFC 4180 with Unix line endings; an unknown number"
                        + " is an empty field, and a text that begins with `=`, `+`, `-` or `@` has an"
                        + " apostrophe in front, so that no spreadsheet takes it for a formula. In"
                        + " JSON an unknown or infinite number is null. Two values are those of"
                        + " the first and the second player. A path `a[].b` is field b of each"
                        + " element of the list a, `a/b.c` is field c of both a and b, and `*` is any"
                        + " name.");
        page.paragraph(EXAMPLE);
        table(
                page,
                "results.jsonl",
                "One JSON object for each finished game, in the folder of a run; `recorded/*/*.jsonl.gz`"
                        + " have the same lines. The other files are made from it.",
                ResultFields.ALL);
        table(
                page,
                "games.csv",
                "A row for each game of a run, in the order in which the games ended.",
                GamesCsv.FIELDS);
        page.paragraph("Each counter of the searches has columns of its own, after the others:");
        table(page, GamesCsv.COUNTERS);
        table(
                page,
                "summary.csv",
                "Three rows for each matchup of a run: all games, and those in which A moved first and"
                        + " second.",
                SummaryCsv.FIELDS);
        table(
                page,
                "summary.json of a run",
                "The figures of the report of `match`, `tournament` and each row of an experiment.",
                SummaryFields.ALL);
        table(
                page,
                "results.csv",
                "A row for each line of each table of `experiment` and `reproduce`.",
                ReproductionFields.CSV);
        table(
                page,
                "summary.json of experiments",
                "The figures of the report of `experiment` and `reproduce`.",
                ReproductionFields.JSON);
        table(page, "summary.json of a tuning", "The figures of `tune`.", TuningJson.FIELDS);
        return page.toString();
    }

    private static void table(Markdown page, String title, String about, DataFields fields) {
        page.heading(2, title).paragraph(about);
        table(page, fields);
    }

    private static void table(Markdown page, DataFields fields) {
        page.table(
                List.of("field", "type or unit", "meaning"),
                fields.all().stream()
                        .map(
                                field ->
                                        List.of(
                                                "`" + field.name() + "`",
                                                field.type(),
                                                field.about()))
                        .toList());
    }
}
