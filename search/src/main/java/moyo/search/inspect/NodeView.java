package moyo.search.inspect;

import java.util.List;
import java.util.Optional;

/**
 * A node of a search tree at one moment. Immutable.
 *
 * @param path the moves from the root to the node
 * @param toMove the side to move at the node
 * @param visits simulations that passed through the node along its last move
 * @param value mean result in [0, 1] for the side to move; 1 or 0 if proven; NaN if unknown
 * @param expanded whether the node has children
 * @param proven whether the node is a proven win or loss
 * @param over whether the game is over at the node
 * @param transposition whether other moves in the graph lead to the same position
 * @param children the moves, most visits first, then the higher prior
 */
public record NodeView(
        List<Integer> path,
        int toMove,
        int visits,
        double value,
        boolean expanded,
        boolean proven,
        boolean over,
        boolean transposition,
        List<ChildView> children) {
    public NodeView {
        path = List.copyOf(path);
        children = List.copyOf(children);
    }

    /** The move that the rule selects next; empty for a node without children or with a proof. */
    public Optional<ChildView> chosen() {
        return children.stream().filter(ChildView::chosen).findFirst();
    }

    /** The selection formula in the letters of the terms; empty if there are no children. */
    public String formula() {
        return children.isEmpty() ? "" : children.get(0).explanation().formula();
    }
}
