package moyo.lab.experiment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import moyo.lab.play.Entrant;

/**
 * Two players, their games, and a paper's figures about the first player.
 *
 * @param name the name, unique in the experiment
 * @param origin the row that owns the games, usually this one
 * @param board size, komi and rules; absent keys have the game's defaults
 * @param needs the programs that must be installed
 * @param openings the value of {@code moyo match --openings}
 * @param figures the paper's figures
 * @param saving the paper's figure of the playout moves that A saves against B
 * @param point the place on a curve
 * @param unrecorded why there is no record of the row's games, a sentence; empty if nothing is said
 * @param leftOut why the row is not played this time, although it could be; empty if it is played
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
        CurvePoint point,
        String unrecorded,
        String leftOut) {
    /** Creates a row of which no record is expected, or that has one. */
    public Row(
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
        this(name, origin, board, a, b, needs, openings, costs, figures, saving, point, "", "");
    }

    public Row {
        board = Map.copyOf(board);
        needs = List.copyOf(needs);
        costs = Map.copyOf(costs);
        figures = Map.copyOf(figures);
    }

    public Cost cost(Scale scale) {
        return costs.getOrDefault(scale, Cost.skipped("the file does not mention this scale"));
    }

    /** Returns the row, left out for the given reason. */
    public Row leftOut(String reason) {
        return new Row(
                name,
                origin,
                board,
                a,
                b,
                needs,
                openings,
                costs,
                figures,
                saving,
                point,
                unrecorded,
                reason);
    }

    /**
     * Returns a row that shows the same games under another name, with other figures, at another
     * place on a curve.
     */
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
                elsewhere,
                unrecorded,
                leftOut);
    }

    public Figure figure(GameSubset subset) {
        return figures.getOrDefault(subset, Figure.NONE);
    }

    /**
     * Returns the subsets to be shown: those with figures, or all games if there are no figures.
     */
    public List<GameSubset> subsets() {
        List<GameSubset> known =
                Arrays.stream(GameSubset.values()).filter(figures::containsKey).toList();
        return known.isEmpty() ? List.of(GameSubset.BOTH) : known;
    }

    /** Returns the name of the row's folder, unique in the experiment. */
    public String folder() {
        return folder(name);
    }

    static String folder(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9.]+", "-");
    }
}
