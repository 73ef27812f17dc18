package moyo.web.runs.play;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.lab.desk.Entrants;
import moyo.lab.experiment.Cost;
import moyo.lab.experiment.Experiment;
import moyo.lab.experiment.Row;
import moyo.lab.experiment.Scale;
import moyo.lab.experiment.file.Experiments;
import moyo.lab.play.Entrant;
import moyo.lab.yaml.Yaml;
import moyo.session.GameKit;
import moyo.session.GameList;
import moyo.web.part.Specs;

/**
 * An experiment that was written on the page: it can name no file and no command, and its size has
 * limits.
 */
final class ExperimentText {
    private static final int LONGEST = 20_000;
    private static final int MOST_ROWS = 200;
    private static final int MOST_GAMES = 100_000;
    private static final double LONGEST_MOVE = 120;

    /** Keys whose values are names of files, of programs or of other experiments. */
    private static final Set<String> REFUSED =
            Set.of("same", "data", "needs", "weights", "network", "file");

    private final GameList games;
    private final Specs specs;

    ExperimentText(GameList games, Specs specs) {
        this.games = games;
        this.specs = specs;
    }

    /**
     * Reads a text.
     *
     * @param id the name of the experiment
     * @throws BadInput if it is no experiment, or one that the page must not play
     */
    Experiment read(String text, String id, Scale scale) {
        if (text.length() > LONGEST) {
            throw new BadInput("the experiment has more than %d characters".formatted(LONGEST));
        }
        check("", Yaml.parse(text, id));
        Experiment experiment = Experiments.parse(text, id);
        if (experiment.rows().size() > MOST_ROWS) {
            throw new BadInput("the experiment has more than %d rows".formatted(MOST_ROWS));
        }
        long total = 0;
        for (Row row : experiment.rows()) {
            Cost cost = row.cost(scale);
            total += cost.games();
            check(experiment, row, cost);
        }
        if (total == 0) {
            throw new BadInput("the experiment has no games at scale " + scale.id());
        }
        if (total > MOST_GAMES) {
            throw new BadInput("the experiment has more than %d games".formatted(MOST_GAMES));
        }
        return experiment;
    }

    private static void check(String key, JsonNode node) {
        if (REFUSED.contains(key)) {
            throw refused(key);
        }
        if (node.isTextual() && node.asText().contains(Entrant.OUTSIDE)) {
            throw new BadInput(
                    "'%s' names a command, '%s'; the page accepts none"
                            .formatted(key, Entrant.OUTSIDE));
        }
        for (Map.Entry<String, JsonNode> inner : node.properties()) {
            check(inner.getKey(), inner.getValue());
        }
        if (node.isArray()) {
            node.forEach(element -> check("", element));
        }
    }

    private static BadInput refused(String key) {
        return new BadInput(
                "the page accepts no names of files or programs: '%s' cannot be used here"
                        .formatted(key));
    }

    private void check(Experiment experiment, Row row, Cost cost) {
        if (!row.openings().equals("none") && !row.openings().matches("[0-9]{1,2}")) {
            throw refused("openings");
        }
        if (cost.seconds() > LONGEST_MOVE || cost.cpu() > LONGEST_MOVE) {
            throw new BadInput(
                    "row '%s': a move has at most %.0f seconds"
                            .formatted(row.name(), LONGEST_MOVE));
        }
        GameKit<?, ?> kit = games.of(experiment.game(), row.board());
        check(kit, row.a(), row, cost);
        check(kit, row.b(), row, cost);
    }

    private <G extends Game<P>, P extends Position<P>> void check(
            GameKit<G, P> kit, Entrant entrant, Row row, Cost cost) {
        if (entrant.isOutside()) {
            throw new BadInput(
                    "row '%s' names a command, '%s'; the page accepts none"
                            .formatted(row.name(), Entrant.OUTSIDE));
        }
        String playouts = cost.playouts() > 0 ? Integer.toString(cost.playouts()) : null;
        specs.parse(kit, entrant.spec());
        specs.parse(kit, new Entrants(kit, playouts, null).ready(entrant).spec());
    }
}
