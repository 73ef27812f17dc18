package moyo.search.graph;

import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.game.Rng;
import moyo.search.count.Counter;
import moyo.search.count.Counts;
import moyo.search.expansion.Expander;
import moyo.search.expansion.NodeWriter;
import moyo.search.simulation.Links;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.simulation.Simulator;
import moyo.search.tree.Tree;

/**
 * Links edges of a {@link Graph} to positions that other edges lead to. For one thread.
 *
 * <p>Keys do not contain the history of a game, so a move can be a forbidden repetition along one
 * path and legal along another. An edge is linked only if the position has the same moves along the
 * current path. A position keeps the moves of the first path that led to it: if selection picks one
 * that is illegal along the current path, the simulation ends there and the position is evaluated;
 * moves that were illegal along the first path are not searched.
 *
 * @param <P> the positions of the game
 */
public final class GraphLinks<P extends Position<P>> implements Links<P> {
    public static final Counter LINKS =
            Counter.of(
                            "graph-links",
                            "edges",
                            "edges that were linked to a position of another edge")
                    .per(Simulator.SIMULATIONS);
    public static final Counter STOPS =
            Counter.of(
                            "graph-stops",
                            "simulations",
                            "simulations that ended at a position with more visits than the edge")
                    .per(Simulator.SIMULATIONS);
    private static final Counter LOOKUPS =
            Counter.of("graph-lookups", "look-ups", "leaves whose position was looked up");
    private static final Counter HITS =
            Counter.of("graph-hits", "look-ups", "look-ups that found the position").per(LOOKUPS);
    private static final Counter STORED =
            Counter.of(
                    "graph-stored",
                    "positions",
                    "positions stored in the map, so that other edges can find them");

    private final Graph graph;
    private final Tree edges;
    private final Expander<P> expander;
    private final NodeWriter lister;
    private final Rng unused = new Rng(1);
    private final boolean stops;
    private final int underWay;
    private long lookups;
    private long hits;
    private long links;
    private long stopped;
    private long stored;

    public GraphLinks(SearchParts<P> parts, SearchOptions options, Graph graph) {
        this.graph = graph;
        edges = graph.nodes();
        expander = parts.expander().get();
        lister = NodeWriter.listing(parts.game().moveCodes());
        stops = options.graphStop();
        underWay = options.virtualLoss() && options.leavesAtOnce() > 1 ? 1 : 0;
    }

    @Override
    public boolean link(P position, int edge) {
        int first = find((Keyed) position);
        if (first == PositionMap.ABSENT || !hasTheseMoves(position, first)) {
            return false;
        }
        boolean linked = graph.link(edge, first);
        links += linked ? 1 : 0;
        return linked;
    }

    private int find(Keyed position) {
        int first = graph.positions().find(position.key(0), position.checkKey(0));
        lookups++;
        hits += first == PositionMap.ABSENT ? 0 : 1;
        return first;
    }

    /** Whether all stored moves are legal here and the expander lists as many. */
    private boolean hasTheseMoves(P position, int first) {
        lister.begin(Tree.ROOT, 0.5, NodeWriter.ALL_MOVES);
        expander.expand(position, lister, unused);
        MoveList moves = lister.moves();
        int end = first + edges.childCount(first - 1);
        if (end != first + moves.size()) {
            return false;
        }
        for (int child = first; child < end; child++) {
            if (!position.isLegal(edges.move(child))) {
                return false;
            }
        }
        return true;
    }

    /** Stores the position; not the root's, whose list of moves may be restricted. */
    @Override
    public void expanded(P position, int edge) {
        if (edge != Tree.ROOT) {
            Keyed keyed = (Keyed) position;
            boolean put =
                    graph.positions().put(keyed.key(0), keyed.checkKey(0), edges.firstChild(edge));
            stored += put ? 1 : 0;
        }
    }

    @Override
    public boolean stopsAt(int edge) {
        boolean stop = stops && graph.isBehind(edge, underWay);
        stopped += stop ? 1 : 0;
        return stop;
    }

    @Override
    public void refresh(int parent) {
        graph.refreshChildren(parent);
    }

    @Override
    public Counts counts() {
        return Counts.of(LINKS, links)
                .and(STOPS, stopped)
                .and(LOOKUPS, lookups)
                .and(HITS, hits)
                .and(STORED, stored);
    }
}
