package moyo.web.katago;

import java.util.Set;
import java.util.function.IntPredicate;
import moyo.search.watch.Analyst;

/**
 * What a query wants to know of each position.
 *
 * @param visits the simulations of a search; 0 for the player's own budget
 * @param seconds the longest time of a search; infinite for no limit
 * @param first seconds until the first report of a running search; infinite for no reports
 * @param every seconds between later reports
 * @param ownership whether the owners of the points are reported
 * @param policy whether the prior probabilities of all moves are reported
 * @param variationVisits whether the visits along the variations are reported
 * @param view whose values are reported
 * @param variationLength the moves of a variation after its first
 * @param forbidden the moves that each colour must not begin with
 */
record Wish(
        int visits,
        double seconds,
        double first,
        double every,
        boolean ownership,
        boolean policy,
        boolean variationVisits,
        View view,
        int variationLength,
        Forbidden forbidden) {
    /**
     * Moves that a search must not begin with, by colour.
     *
     * @param avoided the moves that are forbidden
     * @param only the moves that alone are allowed; empty for no such limit
     */
    record Forbidden(Set<Stone> avoided, Set<Stone> only) {
        static final Forbidden NONE = new Forbidden(Set.of(), Set.of());

        Forbidden {
            avoided = Set.copyOf(avoided);
            only = Set.copyOf(only);
        }

        /** Returns the moves that a colour may begin with. */
        IntPredicate allowed(int colour) {
            boolean some = avoided.stream().anyMatch(move -> move.colour() == colour);
            boolean few = only.stream().anyMatch(move -> move.colour() == colour);
            if (!some && !few) {
                return Analyst.ALL_MOVES;
            }
            return move -> {
                Stone stone = new Stone(colour, move);
                return !avoided.contains(stone) && (!few || only.contains(stone));
            };
        }
    }
}
