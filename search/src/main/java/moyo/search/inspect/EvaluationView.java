package moyo.search.inspect;

import java.util.List;
import moyo.game.Position;

/**
 * How a simulation got its value.
 *
 * @param value the first player's result in [0, 1], or another value of {@link
 *     moyo.search.expansion.Evaluation}
 * @param score the first player's score at the end, or the one that a network expects; NaN if
 *     unknown
 * @param playouts number of playouts from the leaf; the other components describe the last one
 * @param moves the moves of the playout
 * @param firstMover the side that makes the first of them
 * @param end the position at the end of the playout, or at the leaf; it belongs to the view
 * @param owners by cell, as in {@link moyo.search.watch.Owners}: 1 the first player, -1 the second;
 *     between them if a network expects it; empty if unknown
 * @param policy move probabilities of the leaf that a network computed, the highest first
 * @param <P> the positions of the game
 */
public record EvaluationView<P extends Position<P>>(
        Kind kind,
        double value,
        double score,
        int playouts,
        List<Integer> moves,
        int firstMover,
        P end,
        List<Float> owners,
        List<PriorView> policy) {

    /** Where the value comes from. */
    public enum Kind {
        /** A playout to the end of the game. */
        PLAYOUT,
        /** A playout that a part ended early: at a position of the transposition table. */
        CUT_OFF,
        /** A network, or another evaluator without playouts. */
        NETWORK,
        /** The leaf is a proven win or loss. */
        PROVEN,
        /** The game is over at the leaf. */
        END,
        /** A part knows the value of the node: an entry of the transposition table. */
        KNOWN,
        /**
         * The leaf shares a position of the graph that has more visits than the move to it: the
         * visit counts, and the value of the position is taken over.
         */
        SHARED
    }

    public EvaluationView {
        moves = List.copyOf(moves);
        owners = List.copyOf(owners);
        policy = List.copyOf(policy);
    }
}
