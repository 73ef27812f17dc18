package moyo.search;

import moyo.game.Keyed;
import moyo.game.Position;
import moyo.game.Rng;

/**
 * Simulations on a {@link Graph}. A leaf whose position is known by another way is linked to it;
 * results are not averaged in on the way back, but computed from below.
 *
 * <p>Keys do not tell what a game has seen, so a repetition may forbid a move on one way and not on
 * another. An edge is linked only if the position has the same moves by the way at hand. An edge
 * that several ways share has the moves of the first way that came: if one is illegal, a playout
 * begins in its place; one that was illegal then is not considered.
 *
 * @param <P> the positions of the game; those without keys share nothing
 */
final class GraphSimulator<P extends Position<P>> extends Simulator<P> {
    private final Graph graph;
    private boolean stopped;
    private long lookups;
    private long hits;
    private long links;
    private long stops;
    private long stored;

    GraphSimulator(SearchParts<P> parts, SearchOptions options, Graph graph, Rng rng) {
        super(parts, options, graph, rng);
        this.graph = graph;
    }

    /** As in a tree one edge gets new children at most; but any leaf may find that it has some. */
    @Override
    int descend() {
        int edge = Tree.ROOT;
        boolean mayExpand = true;
        stopped = false;
        arriveAt(edge);
        while (!position.isOver()) {
            if (graph.isExpanded(edge) || link(edge)) {
                stopped = options.graphStop() && graph.isBehind(edge, virtualLoss ? 1 : 0);
            } else if (mayExpand && isRipe(edge) && expand(edge)) {
                mayExpand = false;
            } else {
                return edge;
            }
            int child = stopped ? 0 : choose(edge);
            if (child == 0) {
                return edge;
            }
            enter(graph.position(edge), child);
            edge = child;
        }
        return edge;
    }

    /** A child with a legal move, or 0. */
    private int choose(int edge) {
        int here = graph.position(edge);
        graph.refreshChildren(here);
        int child = rule.choose(graph, here, trail);
        return position.isLegal(graph.move(child)) ? child : 0;
    }

    /** False if no other way to the position is known. */
    private boolean link(int edge) {
        int first = find();
        if (first == PositionMap.ABSENT || !hasTheseMoves(first) || !graph.lock(edge)) {
            return false;
        }
        graph.link(edge, first);
        links++;
        return true;
    }

    private int find() {
        if (!(position instanceof Keyed keyed)) {
            return PositionMap.ABSENT;
        }
        int first = graph.positions().find(keyed.key(0), keyed.checkKey(0));
        lookups++;
        hits += first == PositionMap.ABSENT ? 0 : 1;
        return first;
    }

    /** What is considered depends on the position alone, but for what is legal. */
    private boolean hasTheseMoves(int first) {
        candidates.of(position, moves);
        int end = first + graph.childCount(first - 1);
        if (end != first + moves.size()) {
            return false;
        }
        for (int child = first; child < end; child++) {
            if (!position.isLegal(graph.move(child))) {
                return false;
            }
        }
        return true;
    }

    /** The root has moves of its own: it shares them with nobody. */
    @Override
    boolean expand(int edge) {
        boolean expanded = super.expand(edge);
        if (expanded && edge != Tree.ROOT && position instanceof Keyed keyed) {
            boolean put =
                    graph.positions().put(keyed.key(0), keyed.checkKey(0), graph.firstChild(edge));
            stored += put ? 1 : 0;
        }
        return expanded;
    }

    @Override
    double evaluate() {
        return stopped ? Double.NaN : super.evaluate();
    }

    /** Visits are counted from the root on, so that no position ever has more than its edges. */
    @Override
    void backUp(float forFirst) {
        int depth = trail.treeLength();
        for (int i = 0; i <= depth; i++) {
            if (!virtualLoss) {
                graph.addVisit(trail.parent(i));
            }
            graph.addResult(trail.parent(i));
        }
        int leaf = trail.parent(depth);
        if (stopped) {
            stops++;
        } else {
            boolean firstMoved = (rootToMove ^ depth & 1) != 0;
            graph.addPlayout(leaf, firstMoved ? forFirst : 1 - forFirst);
        }
        for (int i = depth; i >= 0; i--) {
            graph.update(trail.parent(i));
        }
    }

    @Override
    void backUpNothing() {
        backUp(Float.NaN);
    }

    /** The graph is a memory of positions as well. */
    @Override
    Effort effort() {
        return super.effort().plus(new Effort(0, 0, 0, 0, stops, links, lookups, hits, stored, 0));
    }
}
