package moyo.search.inspect;

import java.util.Comparator;
import moyo.search.selection.Explanation;

/**
 * A move of a node at one moment. Immutable.
 *
 * @param visits simulations that made the move
 * @param value mean of results and prior in [0, 1], for the side that makes the move; 1 or 0 if
 *     proven; NaN without results and prior
 * @param priorWeight weight of the prior value, as a number of results
 * @param probability prior probability (P in PUCT); NaN if the rule uses none
 * @param explanation the terms of the selection formula and its value, the bound
 * @param expanded whether the node after the move has children
 * @param proven whether the move is a proven win or loss
 * @param transposition whether other moves in the graph lead to the same position
 * @param chosen whether the rule selects this move
 */
public record ChildView(
        int move,
        int visits,
        double value,
        double priorWeight,
        double probability,
        Explanation explanation,
        boolean expanded,
        boolean proven,
        boolean transposition,
        boolean chosen) {
    /** The order of children in views: by visits, then by prior. */
    public static final Comparator<ChildView> MOST_VISITED_FIRST =
            Comparator.comparingInt(ChildView::visits)
                    .thenComparingDouble(child -> orZero(child.probability()))
                    .thenComparingDouble(child -> child.visits() > 0 ? 0 : orZero(child.value()))
                    .reversed();

    private static double orZero(double value) {
        return Double.isNaN(value) ? 0 : value;
    }
}
