package moyo.web.explore;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Position;
import moyo.search.inspect.ChildView;
import moyo.search.inspect.Inspector;
import moyo.search.inspect.NodeView;

/**
 * Nodes of a search as the page gets them: a page of children at a time, the most visited first.
 * The value of a node is the first player's, that of a child is for the side that makes the move.
 */
final class NodeJson {
    /** Children of a page. */
    static final int PAGE = 12;

    private static final int LONGEST_PATH = 1_000;

    private NodeJson() {}

    /**
     * A node.
     *
     * @param from the number of the first child
     * @param most the number of children at most
     * @throws BadInput if the tree has no such node
     */
    static <G extends Game<P>, P extends Position<P>> Map<String, Object> of(
            ViewJson<G, P> views, Inspector<P> inspector, List<Integer> path, int from, int most) {
        if (path.size() > LONGEST_PATH) {
            throw new BadInput("the path has more than %d moves".formatted(LONGEST_PATH));
        }
        if (from < 0) {
            throw new BadInput("from '%d' is below 0".formatted(from));
        }
        NodeView node = inspector.node(path);
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("path", path);
        json.put("names", views.names(path));
        json.put("position", views.positionAfter(inspector.position(List.of()), path));
        json.put("toMove", node.toMove());
        json.put("visits", node.visits());
        json.put("value", ViewJson.number(Colour.valueFor(node.toMove(), node.value())));
        json.put("expanded", node.expanded());
        json.put("proven", node.proven() ? ViewJson.proof(1 - node.value()) : null);
        json.put("transposition", node.transposition());
        json.put("formula", node.formula());
        json.put("all", node.children().size());
        json.put("from", from);
        json.put("children", children(views, inspector, node, from, most));
        return json;
    }

    private static <G extends Game<P>, P extends Position<P>> List<Object> children(
            ViewJson<G, P> views, Inspector<P> inspector, NodeView node, int from, int most) {
        P position = inspector.position(node.path());
        List<ChildView> all = node.children();
        List<Object> children = new ArrayList<>();
        for (int i = from; i < all.size() && i - from < most; i++) {
            children.add(views.child(position, all.get(i)));
        }
        return children;
    }
}
