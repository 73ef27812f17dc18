package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Headline;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.run.Yaml;

/**
 * Reads {@code claims: [{claim: SENTENCE, row: EXPERIMENT/ROW, side: first}]} of a paper; {@code
 * plot: EXPERIMENT/PLOT} in place of the row names a plot.
 */
final class HeadlineReader {
    static final String CLAIMS = "claims";
    private static final String CLAIM = "claim";
    private static final String ROW = "row";
    private static final String PLOT = "plot";
    private static final String SIDE = "side";

    private HeadlineReader() {}

    static List<Headline> read(Fields paper) {
        JsonNode claims = paper.node().path(CLAIMS);
        if (!claims.isArray() && !claims.isMissingNode()) {
            throw new BadInput("%s: '%s' is not a list".formatted(paper.where(), CLAIMS));
        }
        List<Headline> headlines = new ArrayList<>();
        for (JsonNode claim : claims) {
            String where = "%s, claim %d".formatted(paper.where(), headlines.size() + 1);
            Yaml.checkNames(claim, List.of(CLAIM, ROW, PLOT, SIDE), where);
            headlines.add(headline(new Fields(claim, where)));
        }
        return headlines;
    }

    private static Headline headline(Fields fields) {
        boolean isPlot = fields.has(PLOT);
        if (isPlot == fields.has(ROW)) {
            throw new BadInput("%s: give either '%s' or '%s'".formatted(fields.where(), ROW, PLOT));
        }
        String key = isPlot ? PLOT : ROW;
        String of = fields.text(key);
        int slash = of.indexOf('/');
        if (slash < 1 || slash == of.length() - 1) {
            throw new BadInput(
                    "%s: '%s' must be EXPERIMENT/%s, not '%s'"
                            .formatted(fields.where(), key, isPlot ? "PLOT" : "ROW", of));
        }
        return new Headline(
                fields.text(CLAIM),
                of.substring(0, slash),
                of.substring(slash + 1),
                isPlot,
                fields.text(SIDE, ""));
    }

    /** Throws {@link BadInput} if a claim of a paper names something that is not there. */
    static void check(List<Experiment> all) {
        for (Experiment experiment : all) {
            for (Headline headline : experiment.paper().claims()) {
                check(headline, all);
            }
        }
    }

    private static void check(Headline headline, List<Experiment> all) {
        Experiment experiment =
                all.stream()
                        .filter(e -> e.id().equals(headline.experiment()))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        unknown(
                                                headline,
                                                "experiment",
                                                headline.experiment(),
                                                all.stream().map(Experiment::id).toList()));
        List<String> plots = experiment.plots().stream().map(Plot::name).toList();
        if (headline.isPlot()) {
            if (!plots.contains(headline.of())) {
                throw unknown(headline, "plot", headline.of(), plots);
            }
            return;
        }
        Row row =
                experiment
                        .row(headline.of())
                        .orElseThrow(
                                () ->
                                        unknown(
                                                headline,
                                                "row",
                                                headline.of(),
                                                experiment.rows().stream()
                                                        .map(Row::name)
                                                        .toList()));
        List<String> sides = sides(row);
        if (!headline.side().isEmpty() && !sides.contains(headline.side())) {
            throw unknown(headline, "side", headline.side(), sides);
        }
    }

    private static List<String> sides(Row row) {
        List<String> sides = new ArrayList<>(row.subsets().stream().map(GameSubset::id).toList());
        if (row.saving().isThere()) {
            sides.add(SavingFigure.ID);
        }
        return sides;
    }

    private static BadInput unknown(
            Headline headline, String what, String name, List<String> known) {
        return new BadInput(
                "claim '%s': there is no %s '%s'%s"
                        .formatted(headline.claim(), what, name, Hint.of(name, known)));
    }
}
