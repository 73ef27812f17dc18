package moyo.lab.experiment.file;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.lab.experiment.Figure;
import moyo.lab.experiment.GameSubset;
import moyo.lab.experiment.SavingFigure;
import moyo.lab.stats.Proportion;
import moyo.lab.stats.Tally;
import moyo.lab.yaml.Yaml;

/**
 * Reads the figures of a paper: percentages and the number of games, {@code {first: 100, second:
 * 93.3, games: 30}}, or counts, {@code {both: {wins: 127, draws: 28, losses: 41}}}, and the share
 * of playout moves saved, {@code {saving: 30}}.
 */
final class FigureReader {
    private static final String GAMES = "games";
    private static final String OF = "of";
    private static final String WINS = "wins";
    private static final String DRAWS = "draws";
    private static final String LOSSES = "losses";

    private FigureReader() {}

    static Map<GameSubset, Figure> read(Fields fields) {
        Yaml.checkNames(
                fields.node(),
                List.of(
                        GameSubset.BOTH.id(),
                        GameSubset.FIRST.id(),
                        GameSubset.SECOND.id(),
                        SavingFigure.ID,
                        GAMES,
                        OF),
                fields.where());
        Map<GameSubset, Figure> figures = new EnumMap<>(GameSubset.class);
        String whose = fields.text(OF, "");
        for (GameSubset subset : GameSubset.values()) {
            if (fields.has(subset.id())) {
                figures.put(subset, new Figure(whose, share(fields, subset)));
            }
        }
        if (figures.isEmpty() && !fields.has(SavingFigure.ID) && fields.node().size() > 0) {
            throw new BadInput("%s: no figure".formatted(fields.where()));
        }
        return figures;
    }

    static SavingFigure readSaving(Fields fields) {
        return fields.has(SavingFigure.ID)
                ? new SavingFigure(
                        fields.text(OF, ""), fields.number(SavingFigure.ID, 0, 100) / 100)
                : SavingFigure.NONE;
    }

    private static Proportion share(Fields fields, GameSubset subset) {
        JsonNode value = fields.node().path(subset.id());
        if (value.isObject()) {
            return counted(fields.inner(subset.id()));
        }
        double rate = fields.number(subset.id(), 0, 100) / 100;
        int games = fields.whole(GAMES, 2, 0);
        if (games == 0) {
            throw new BadInput(
                    "%s: '%s' is missing: the number of games of the percentages"
                            .formatted(fields.where(), GAMES));
        }
        return new Proportion(rate, subset == GameSubset.BOTH ? games : games / 2);
    }

    private static Proportion counted(Fields counts) {
        Yaml.checkNames(counts.node(), List.of(WINS, DRAWS, LOSSES), counts.where());
        Tally tally =
                new Tally(
                        counts.whole(WINS, 0, 0),
                        counts.whole(DRAWS, 0, 0),
                        counts.whole(LOSSES, 0, 0));
        if (tally.games() == 0) {
            throw new BadInput("%s: no games".formatted(counts.where()));
        }
        return tally.proportion();
    }
}
