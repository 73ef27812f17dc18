package moyo.lab.experiment;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.lab.play.Entrant;

/**
 * Two players and what a paper says of the first one's games.
 *
 * @param name in its experiment
 * @param origin whose games they are: mostly its own
 * @param board what the game should be like: size, komi, rules; the game knows what is usual
 * @param needs programs that must be on the machine
 * @param openings how games begin, as {@code moyo match --openings} has it
 * @param figures those that the paper has
 * @param saving what the paper says that A saves against B
 * @param point where it lies on a curve, if it does
 */
public record Row(
        String name,
        Origin origin,
        Map<String, String> board,
        Entrant a,
        Entrant b,
        List<String> needs,
        String openings,
        Map<Scale, Cost> costs,
        Map<GameSubset, Figure> figures,
        SavingFigure saving,
        CurvePoint point) {
    public Row {
        board = Map.copyOf(board);
        needs = List.copyOf(needs);
        costs = Map.copyOf(costs);
        figures = Map.copyOf(figures);
    }

    public Cost cost(Scale scale) {
        return costs.getOrDefault(scale, Cost.skipped("the file says nothing about it"));
    }

    /** The same row, not played, and why. */
    public Row skipped(String reason) {
        Map<Scale, Cost> none = new EnumMap<>(Scale.class);
        for (Scale scale : Scale.values()) {
            none.put(scale, Cost.skipped(reason));
        }
        return new Row(name, origin, board, a, b, needs, openings, none, figures, saving, point);
    }

    /** The same games under another name, with other figures, elsewhere on a curve. */
    public Row shownAs(
            String otherName,
            Map<GameSubset, Figure> others,
            SavingFigure otherSaving,
            CurvePoint elsewhere) {
        return new Row(
                otherName,
                origin,
                board,
                a,
                b,
                needs,
                openings,
                costs,
                others,
                otherSaving,
                elsewhere);
    }

    public Figure figure(GameSubset subset) {
        return figures.getOrDefault(subset, Figure.NONE);
    }

    /** The subsets to be shown: those with figures, else all games together. */
    public List<GameSubset> subsets() {
        List<GameSubset> known =
                Arrays.stream(GameSubset.values()).filter(figures::containsKey).toList();
        return known.isEmpty() ? List.of(GameSubset.BOTH) : known;
    }

    /** Fit to be the name of a folder; no two rows of an experiment share it. */
    public String folder() {
        return folder(name);
    }

    static String folder(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
    }
}
