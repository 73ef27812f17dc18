package moyo.lab.report.data;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import moyo.lab.record.DataFields;
import moyo.lab.report.figure.TuningView;
import moyo.lab.stats.EloEstimate;
import moyo.lab.stats.Tally;
import moyo.lab.tune.Estimate;
import moyo.lab.tune.Parameter;

/** The numbers of a tuning's report as JSON. */
public final class TuningJson {
    public static final DataFields FIELDS =
            DataFields.of(
                    """
                    title | text | the title of the report
                    written | time | when the file was written, ISO 8601, UTC
                    running | true or false | whether games are still being played
                    playedGames | whole number | the number of finished games of the tuning
                    plannedGames | whole number | the number of games of the tuning
                    parameters[].key | text | a setting that is tuned
                    parameters[].min | number | the lower end of its range
                    parameters[].max | number | the upper end
                    parameters[].log | true or false | whether its scale is logarithmic
                    parameters[].given | number | its value in the player as given
                    parameters[].estimate | number | the estimate of its best value
                    tuned | text | the spec of the tuned player
                    opponent | text | the spec of the opponent
                    predictedScore | share, 0 to 1 | the score that the model predicts for the tuned player against the opponent; null for SPSA
                    predictedLow | share, 0 to 1 | the lower end of its 95 % interval
                    predictedHigh | share, 0 to 1 | the upper end
                    confirmation.games | whole number | the fresh games of the tuned player against the player as given, if there are any
                    confirmation.plannedGames | whole number | the number of fresh games to play
                    confirmation.wins | whole number | the wins of the tuned player
                    confirmation.draws | whole number | the draws
                    confirmation.losses | whole number | its losses
                    confirmation.score | share, 0 to 1 | its points per game
                    confirmation.low | share, 0 to 1 | the lower end of the 95 % interval (Wilson)
                    confirmation.high | share, 0 to 1 | the upper end
                    confirmation.elo | Elo | the difference of the tuned player and the player as given
                    confirmation.eloLow | Elo | the lower end of its 95 % interval, from pairs
                    confirmation.eloHigh | Elo | the upper end
                    confirmation.verdict | text | whether a gain or a loss is shown
                    command | text | the command that continues the tuning
                    facts[].label | text | a setting of the tuning: board, openings, machine, ...
                    facts[].text | text | its value""");

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
        assert FIELDS.undeclared(root).isEmpty() : FIELDS.undeclared(root);
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
