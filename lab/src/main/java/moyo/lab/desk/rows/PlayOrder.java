package moyo.lab.desk.rows;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The order in which rows are played: steps, each of which plays a row up to a number of games. A
 * row may have several steps.
 */
final class PlayOrder {
    /** The share of the time that the rows may need which are played first. */
    private static final double SOON = 0.7;

    /** The games of a row that will probably stay undecided. */
    static final int GLANCE = 4;

    /** A row may take this many times its forecast before others have their turn. */
    private static final int PATIENCE = 2;

    /**
     * A step.
     *
     * @param games the number of games, those of earlier steps and processes included, after which
     *     the next step begins; the row may be decided or complete before
     */
    record Step(RowRun row, int games) {
        boolean isDone() {
            return row.missing() == 0 || isEnough();
        }

        boolean isEnough() {
            return row.fold().games() >= games;
        }
    }

    private PlayOrder() {}

    /** Each row up to a number of games, in their order. */
    static List<Step> inTurn(List<RowRun> rows, int games) {
        return rows.stream().map(row -> new Step(row, games)).toList();
    }

    /**
     * The order for a time limit: first the rows that are soon decided, as the recorded games say,
     * then a few games of each other row, then all again.
     *
     * @param seconds the time limit, multiplied by the number of games at a time
     */
    static List<Step> forTime(List<RowRun> rows, double seconds) {
        List<RowRun> sorted =
                rows.stream()
                        .filter(row -> row.missing() > 0)
                        .sorted(Comparator.comparingDouble(row -> row.forecast().seconds()))
                        .toList();
        List<Step> steps = new ArrayList<>();
        double sum = 0;
        for (RowRun row : sorted) {
            Forecast forecast = row.forecast();
            sum += forecast.seconds();
            boolean soon = forecast.isKnown() && sum <= SOON * seconds;
            steps.add(new Step(row, soon ? PATIENCE * forecast.games() : GLANCE));
        }
        return Stream.concat(steps.stream(), inTurn(sorted, Integer.MAX_VALUE).stream()).toList();
    }
}
