package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import moyo.game.BadInput;
import moyo.lab.experiment.Claim;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.Hint;
import moyo.lab.experiment.Plot;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.yaml.Yaml;

/**
 * Reads {@code claims: [{claim: SENTENCE, row: EXPERIMENT/ROW, side: first}]} of a paper; {@code
 * plot: EXPERIMENT/PLOT} in place of the row names a plot.
 */
final class ClaimReader {
    static final String CLAIMS = "claims";
    private static final String CLAIM = "claim";
    private static final String ROW = "row";
    private static final String PLOT = "plot";
    private static final String SIDE = "side";

    private ClaimReader() {}

    static List<Claim> read(Fields paper) {
        JsonNode listed = paper.node().path(CLAIMS);
        if (!listed.isArray() && !listed.isMissingNode()) {
            throw new BadInput("%s: '%s' is not a list".formatted(paper.where(), CLAIMS));
        }
        List<Claim> claims = new ArrayList<>();
        for (JsonNode claim : listed) {
            String where = "%s, claim %d".formatted(paper.where(), claims.size() + 1);
            Yaml.checkNames(claim, List.of(CLAIM, ROW, PLOT, SIDE), where);
            claims.add(claim(new Fields(claim, where)));
        }
        return claims;
    }

    private static Claim claim(Fields fields) {
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
        return new Claim(
                fields.text(CLAIM),
                of.substring(0, slash),
                of.substring(slash + 1),
                isPlot,
                fields.text(SIDE, ""));
    }

    /** Throws {@link BadInput} if a claim of a paper names something that is not there. */
    static void check(List<Experiment> all) {
        for (Experiment experiment : all) {
            for (Claim claim : experiment.paper().claims()) {
                check(claim, all);
            }
        }
    }

    private static void check(Claim claim, List<Experiment> all) {
        Experiment experiment =
                all.stream()
                        .filter(e -> e.id().equals(claim.experiment()))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        unknown(
                                                claim,
                                                "experiment",
                                                claim.experiment(),
                                                all.stream().map(Experiment::id).toList()));
        List<String> plots = experiment.plots().stream().map(Plot::name).toList();
        if (claim.isPlot()) {
            if (!plots.contains(claim.of())) {
                throw unknown(claim, "plot", claim.of(), plots);
            }
            return;
        }
        Row row =
                experiment
                        .row(claim.of())
                        .orElseThrow(
                                () ->
                                        unknown(
                                                claim,
                                                "row",
                                                claim.of(),
                                                experiment.rows().stream()
                                                        .map(Row::name)
                                                        .toList()));
        List<String> sides = sides(row);
        if (!claim.side().isEmpty() && !sides.contains(claim.side())) {
            throw unknown(claim, "side", claim.side(), sides);
        }
    }

    private static List<String> sides(Row row) {
        List<String> sides = new ArrayList<>(row.subsets().stream().map(GameSubset::id).toList());
        if (row.saving().isThere()) {
            sides.add(SavingFigure.ID);
        }
        return sides;
    }

    private static BadInput unknown(Claim claim, String what, String name, List<String> known) {
        return new BadInput(
                "claim '%s': there is no %s '%s'%s"
                        .formatted(claim.claim(), what, name, Hint.of(name, known)));
    }
}
