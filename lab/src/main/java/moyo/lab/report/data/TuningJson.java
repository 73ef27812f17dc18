package moyo.lab.report.data;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import moyo.lab.report.figure.TuningView;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Tally;
import moyo.lab.tune.Estimate;
import moyo.lab.tune.Parameter;

/** The numbers of a tuning's report as JSON. */
public final class TuningJson {
    private TuningJson() {}

    public static String of(TuningView view) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        root.put("title", view.title());
        root.put("written", view.written().toString());
        root.put("running", view.running());
        root.put("playedGames", view.games());
        root.put("plannedGames", view.plannedGames());
        parameters(root.putArray("parameters"), view);
        Estimate estimate = view.estimate();
        root.put("tuned", view.tuned());
        root.put("opponent", view.opponent());
        SummaryJson.number(root, "predictedScore", estimate.score());
        SummaryJson.number(root, "predictedLow", estimate.interval().low());
        SummaryJson.number(root, "predictedHigh", estimate.interval().high());
        view.confirmation().ifPresent(c -> confirmation(root.putObject("confirmation"), c));
        root.put("command", view.command());
        ArrayNode facts = root.putArray("facts");
        view.facts().forEach(f -> facts.addObject().put("label", f.label()).put("text", f.text()));
        return root.toPrettyString() + "\n";
    }

    private static void parameters(ArrayNode array, TuningView view) {
        for (int i = 0; i < view.space().size(); i++) {
            Parameter parameter = view.space().parameters().get(i);
            ObjectNode node = array.addObject().put("key", parameter.key());
            node.put("min", parameter.min()).put("max", parameter.max());
            node.put("log", parameter.isLog());
            node.put("given", view.given().get(i));
            node.put("estimate", view.estimate().point().get(i));
        }
    }

    private static void confirmation(ObjectNode node, TuningView.Confirmation games) {
        Tally tally = games.tally();
        EloEstimate elo = games.pairs().elo(TuningView.LEVEL);
        node.put("games", tally.games()).put("plannedGames", games.planned());
        node.put("wins", tally.wins()).put("draws", tally.draws()).put("losses", tally.losses());
        SummaryJson.number(node, "score", tally.rate());
        SummaryJson.number(node, "low", games.interval().low());
        SummaryJson.number(node, "high", games.interval().high());
        SummaryJson.number(node, "elo", elo.elo());
        SummaryJson.number(node, "eloLow", elo.low());
        SummaryJson.number(node, "eloHigh", elo.high());
        node.put("verdict", games.verdict());
    }
}
