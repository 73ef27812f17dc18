package moyo.search.watch;

import java.util.List;
import moyo.search.count.Counts;

/**
 * What a search knows at one moment. Immutable. Values and scores are those of the side to move.
 *
 * @param toMove the side to move
 * @param visits simulations in the tree, with those kept from earlier moves
 * @param simulations those of this search alone
 * @param seconds how long this search has run
 * @param value the share of wins
 * @param score the mean score of the playouts, komi included
 * @param scoreDeviation its standard deviation
 * @param nodes how large the tree is
 * @param moves what is known of each move, the best first
 * @param ownership by cell: 1 where the side to move owns it in every playout, -1 where the other
 *     does; empty if nobody watched
 * @param counts what the parts of this search have counted so far
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

    /** Nothing is known. */
    public static final Snapshot EMPTY =
            new Snapshot(
                    0, 0, 0, 0, Double.NaN, Double.NaN, 0, 0, List.of(), List.of(), Counts.NONE);

    /** A move wins for certain, which no search had to find out. */
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

    /** The best line: the most visited moves one after the other; empty if nothing is known. */
    public List<Integer> principalVariation() {
        return moves.isEmpty() ? List.of() : moves.get(0).variation();
    }

    /**
     * What is known of one move.
     *
     * @param value the share of wins, 1 or 0 if proven
     * @param prior the share of attention it deserved before it was tried; all moves sum to 1
     * @param lowerBound what the value is at least, in 97.5 of 100 cases
     * @param proven whether the value is certain
     * @param variation the move and the most visited answers to it
     * @param variationVisits how often each of them was visited
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
