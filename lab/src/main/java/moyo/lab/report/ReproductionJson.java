package moyo.lab.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import moyo.lab.experiment.ExperimentResult;
import moyo.lab.experiment.Line;
import moyo.lab.experiment.RowResult;
import moyo.lab.experiment.Rule;

/** What the page says, for machines. Names are stable; what is not known is null. */
final class ReproductionJson {
    private ReproductionJson() {}

    static String of(Reproduction view) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("scale", view.scale().id());
        root.put("written", view.written().toString());
        root.put("running", view.running());
        root.put("playedGames", view.games());
        root.put("headline", view.headline());
        root.put("level", Rule.LEVEL);
        ArrayNode experiments = root.putArray("experiments");
        view.results().forEach(result -> experiment(experiments.addObject(), result));
        root.put("command", view.command());
        ArrayNode facts = root.putArray("facts");
        view.facts().forEach(f -> facts.addObject().put("label", f.label()).put("text", f.text()));
        return root.toPrettyString() + "\n";
    }

    private static void experiment(ObjectNode node, ExperimentResult result) {
        node.put("experiment", result.experiment().id());
        node.put("paper", result.experiment().paper().id());
        node.put("title", result.experiment().title());
        ArrayNode rows = node.putArray("rows");
        for (RowResult row : result.rows()) {
            ObjectNode inner = rows.addObject();
            inner.put("row", row.row().name());
            inner.put("a", row.row().a().spec());
            inner.put("b", row.row().b().spec());
            inner.put("plannedGames", row.effort().games());
            inner.put("folder", row.folder());
            ArrayNode lines = inner.putArray("lines");
            row.lines().forEach(line -> line(lines.addObject(), line));
        }
    }

    private static void line(ObjectNode node, Line line) {
        node.put("side", line.side().id());
        node.put("figureOf", line.figure().whose());
        SummaryJson.number(node, "paperRate", line.figure().share().rate());
        node.put("paperGames", line.figure().share().games());
        node.put("games", line.ours().games());
        node.put("wins", line.ours().wins());
        node.put("draws", line.ours().draws());
        node.put("losses", line.ours().losses());
        SummaryJson.number(node, "rate", line.ours().rate());
        SummaryJson.number(node, "rateLow", line.interval().low());
        SummaryJson.number(node, "rateHigh", line.interval().high());
        SummaryJson.number(node, "differenceLow", line.difference().low());
        SummaryJson.number(node, "differenceHigh", line.difference().high());
        node.put("verdict", line.finding().label());
        node.put("reason", line.reason());
    }
}
