package moyo.search.watch;

import java.util.List;
import moyo.search.count.Counts;

/**
 * The state of a search at one moment. Immutable. Values and scores are for the side to move.
 *
 * @param toMove the side to move
 * @param visits visits of the root, including those kept from earlier searches
 * @param simulations simulations of this search alone
 * @param seconds wall-clock time of this search
 * @param value mean result in [0, 1]
 * @param score the mean score of the playouts, or of what an evaluator expects, komi included
 * @param scoreDeviation standard deviation of the score
 * @param nodes number of nodes of the tree
 * @param moves statistics of each move, the best first
 * @param ownership by cell: from 1 (the side to move owns it in every playout, or is sure to own
 *     it) to -1 (the other side); empty if ownership was not recorded
 * @param counts counters of the parts of this search
 */
public record Snapshot(
        int toMove,
        int visits,
        int simulations,
        double seconds,
        double value,
        double score,
        double scoreDeviation,
        int nodes,
        List<MoveInfo> moves,
        List<Float> ownership,
        Counts counts) {

    /** The snapshot of a search that has not begun. */
    public static final Snapshot EMPTY =
            new Snapshot(
                    0, 0, 0, 0, Double.NaN, Double.NaN, 0, 0, List.of(), List.of(), Counts.NONE);

    /** A snapshot without a search: {@code move} is a certain win. */
    public static Snapshot won(int toMove, int move, double score) {
        MoveInfo info = new MoveInfo(move, 1, 1, 1, 1, score, 0, true, List.of(move), List.of(1));
        return new Snapshot(toMove, 1, 0, 0, 1, score, 0, 1, List.of(info), List.of(), Counts.NONE);
    }

    public Snapshot {
        moves = List.copyOf(moves);
        ownership = List.copyOf(ownership);
    }

    /** Simulations per second of the wall clock. */
    public double perSecond() {
        return seconds > 0 ? simulations / seconds : 0;
    }

    /** The principal variation by visits; empty before the search has begun. */
    public List<Integer> principalVariation() {
        return moves.isEmpty() ? List.of() : moves.get(0).variation();
    }

    /**
     * Statistics of one move.
     *
     * @param value mean result in [0, 1]; 1 or 0 if proven
     * @param prior prior probability; all moves sum to 1
     * @param lowerBound lower end of the 95 % confidence interval of the value
     * @param proven whether the move is a proven win or loss
     * @param variation the move and the most visited answers to it
     * @param variationVisits visits of each move of the variation
     */
    public record MoveInfo(
            int move,
            int visits,
            double value,
            double prior,
            double lowerBound,
            double score,
            double scoreDeviation,
            boolean proven,
            List<Integer> variation,
            List<Integer> variationVisits) {
        public MoveInfo {
            variation = List.copyOf(variation);
            variationVisits = List.copyOf(variationVisits);
        }
    }
}
