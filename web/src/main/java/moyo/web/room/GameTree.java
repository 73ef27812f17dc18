package moyo.web.room;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.session.GameKit;
import moyo.session.analysis.GameLine;
import moyo.session.face.BoardFace;
import moyo.session.record.GameRecord;
import moyo.sgf.SgfNode;
import moyo.sgf.SgfWriter;
import moyo.web.room.TreeNode.Judgement;
import moyo.web.room.line.Line;
import org.jspecify.annotations.Nullable;

/**
 * A game with its variations. The SGF tree is the truth, so whatever a file contains is still there
 * when it is saved; a node of it is a node here, with a number that stays. Not thread-safe.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
final class GameTree<G extends Game<P>, P extends Position<P>> {
    /** A tree with more nodes is refused. */
    static final int MOST_NODES = 5_000;

    /** The sum of the lengths of all variations that are read; more are refused. */
    private static final int MOST_STEPS = 200_000;

    private static final String[] MOVES = {"B", "W"};
    private static final List<String> SET_UPS = List.of("AB", "AW", "AE", "PL");

    private final GameKit<G, P> kit;
    private final BoardFace<P> face;
    private final Map<Integer, TreeNode> nodes = new LinkedHashMap<>();
    private final TreeNode root;
    private final List<String> warnings = new ArrayList<>();

    /** The numbers of the nodes in the order in which they are added; then new ones. */
    private final List<Integer> ids;

    private int added;
    private int nextId;

    /**
     * Reads a tree; moves that break the rules are left out with what follows them.
     *
     * @param kit the game on the board of this record
     * @throws BadInput if the tree is too large
     */
    GameTree(GameKit<G, P> kit, SgfNode tree) {
        this(kit, tree, List.of());
    }

    /**
     * Reads a tree that {@link #text} has written.
     *
     * @param ids what {@link #ids} returned then; if it does not fit, the nodes get new numbers
     */
    GameTree(GameKit<G, P> kit, SgfNode tree, List<Integer> ids) {
        this.kit = kit;
        this.ids = ids;
        this.face = kit.face().orElseThrow(() -> new BadInput("this game has no board to show"));
        root = add(null, tree);
        List<TreeNode> leaves = addAll();
        long steps = leaves.stream().mapToLong(leaf -> leaf.path().size()).sum();
        if (steps > MOST_STEPS) {
            throw new BadInput("the record has too many variations");
        }
        Set<TreeNode> read = new HashSet<>();
        for (TreeNode leaf : leaves) {
            readLine(leaf, read);
        }
    }

    private TreeNode add(@Nullable TreeNode parent, SgfNode sgf) {
        TreeNode node = new TreeNode(newId(), parent, sgf);
        nodes.put(node.id, node);
        sgf.value(Judgement.PROPERTY)
                .flatMap(Judgement::read)
                .ifPresent(judgement -> node.judgement = judgement);
        node.readEstimate();
        if (parent != null) {
            parent.children.add(node);
        }
        return node;
    }

    private int newId() {
        if (added < ids.size() && !nodes.containsKey(ids.get(added))) {
            nextId = Math.max(nextId, ids.get(added) + 1);
            return ids.get(added++);
        }
        added++;
        return nextId++;
    }

    /** Returns the numbers of all nodes in the order in which they are read again. */
    List<Integer> ids() {
        List<Integer> order = new ArrayList<>(List.of(root.id));
        Deque<TreeNode> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            TreeNode node = open.pop();
            node.children.forEach(child -> order.add(child.id));
            for (int i = node.children.size() - 1; i >= 0; i--) {
                open.push(node.children.get(i));
            }
        }
        return order;
    }

    /** Adds the nodes of the whole SGF tree; returns the leaves. */
    private List<TreeNode> addAll() {
        List<TreeNode> leaves = new ArrayList<>();
        Deque<TreeNode> open = new ArrayDeque<>(List.of(root));
        while (!open.isEmpty()) {
            TreeNode node = open.pop();
            if (nodes.size() > MOST_NODES) {
                throw new BadInput("the record has more than %d nodes".formatted(MOST_NODES));
            }
            if (node.sgf.children().isEmpty()) {
                leaves.add(node);
            }
            List<TreeNode> made = new ArrayList<>();
            for (SgfNode child : node.sgf.children()) {
                made.add(add(node, child));
            }
            for (int i = made.size() - 1; i >= 0; i--) {
                open.push(made.get(i));
            }
        }
        return leaves;
    }

    /** Fills in the moves of the nodes down to a leaf; cuts the line at its first error. */
    private void readLine(TreeNode leaf, Set<TreeNode> read) {
        List<TreeNode> path = leaf.path();
        IdentityHashMap<SgfNode, TreeNode> originals = new IdentityHashMap<>();
        SgfNode copy = chain(path, originals);
        try {
            kit.format()
                    .tell(
                            copy,
                            (before, node, colour, move) ->
                                    describe(originals.get(node), before, colour, move));
            read.addAll(path);
        } catch (BadInput e) {
            path.stream()
                    .filter(node -> !node.hasMove() && !read.contains(node) && saysMove(node))
                    .findFirst()
                    .ifPresent(broken -> cut(broken, e));
        }
    }

    private static boolean saysMove(TreeNode node) {
        return node.sgf.has("B") || node.sgf.has("W");
    }

    private void cut(TreeNode broken, BadInput reason) {
        warnings.add("%s; the moves from there on are left out".formatted(reason.getMessage()));
        if (broken.parent != null) {
            remove(broken);
        }
    }

    private void describe(@Nullable TreeNode node, GameRecord<G, P> before, int colour, int move) {
        if (node == null || node.hasMove()) {
            return;
        }
        node.colour = colour;
        node.move = move;
        node.name = before.game().moveName(move);
        P position = before.positionFor(colour);
        node.cells = face.cells(position, move);
        Judgement said = node.judgement;
        if (said != null && !said.better().isEmpty()) {
            node.judgement = said.on(cellsOf(before.game(), position, said.better()));
        }
    }

    private List<Integer> cellsOf(G game, P position, String name) {
        try {
            return face.cells(position, game.parseMove(name));
        } catch (BadInput e) {
            return List.of(); // the record was changed by another program
        }
    }

    /** A copy of the nodes of a path as the only line of a tree. */
    private static SgfNode chain(
            List<TreeNode> path, IdentityHashMap<SgfNode, TreeNode> originals) {
        SgfNode first = new SgfNode();
        SgfNode last = first;
        for (int i = 0; i < path.size(); i++) {
            if (i > 0) {
                last = last.addChild();
            }
            SgfNode from = path.get(i).sgf;
            for (String identifier : from.identifiers()) {
                last.set(identifier, from.values(identifier));
            }
            originals.put(last, path.get(i));
        }
        return first;
    }

    /** Returns what was wrong with the record, in sentences. */
    List<String> warnings() {
        return List.copyOf(warnings);
    }

    TreeNode root() {
        return root;
    }

    Collection<TreeNode> nodes() {
        return nodes.values();
    }

    /** Returns a node by its number; empty if there is none, or no more. */
    Optional<TreeNode> node(int id) {
        return Optional.ofNullable(nodes.get(id));
    }

    /** Returns the game up to a node. */
    Line<G, P> line(TreeNode node) {
        List<TreeNode> path = node.path();
        SgfNode chain = chain(path, new IdentityHashMap<>());
        return new Line<>(
                kit.format().read(chain, Integer.MAX_VALUE),
                path.stream().skip(1).allMatch(n -> n.hasMove() && !setsUp(n)),
                !setsUp(root) && !root.hasMove());
    }

    private static boolean setsUp(TreeNode node) {
        return SET_UPS.stream().anyMatch(node.sgf::has);
    }

    /**
     * Returns the node after a legal move, which is added unless it is there.
     *
     * @param before the game up to {@code at}
     */
    TreeNode play(TreeNode at, GameRecord<G, P> before, int colour, int move) {
        for (TreeNode child : at.children) {
            if (child.colour == colour && child.move == move) {
                return child;
            }
        }
        if (nodes.size() >= MOST_NODES) {
            throw new BadInput("the game has %d nodes, the maximum".formatted(MOST_NODES));
        }
        SgfNode sgf = at.sgf.addChild();
        sgf.set(MOVES[colour], kit.format().value(before.game(), move));
        TreeNode node = add(at, sgf);
        describe(node, before, colour, move);
        return node;
    }

    /** Makes the way to a node the main line. */
    void promote(TreeNode node) {
        for (TreeNode n = node; n.parent != null; n = n.parent) {
            TreeNode parent = n.parent;
            if (parent.children.get(0) != n) {
                parent.children.remove(n);
                parent.children.add(0, n);
                parent.sgf.moveToFront(n.sgf);
            }
        }
    }

    /**
     * The moves down to a node, for an analysis.
     *
     * @param nodes the node of each step
     * @param <G> the game's own type
     * @param <P> the positions of the game
     */
    record Moves<G extends Game<P>, P extends Position<P>>(
            GameLine<G, P> line, List<TreeNode> nodes) {}

    /**
     * Returns the moves down to a node.
     *
     * @throws BadInput if there are none
     */
    Moves<G, P> moves(TreeNode leaf) {
        IdentityHashMap<SgfNode, TreeNode> originals = new IdentityHashMap<>();
        SgfNode chain = chain(leaf.path(), originals);
        GameLine<G, P> line = GameLine.read(chain, kit.format());
        List<TreeNode> nodes = new ArrayList<>();
        line.steps().forEach(step -> nodes.add(originals.get(step.node())));
        return new Moves<>(line, nodes);
    }

    /** Removes a node with all that follows it; the root stays. */
    void remove(TreeNode node) {
        TreeNode parent = node.parent;
        if (parent == null) {
            throw new BadInput("the start of a game cannot be removed");
        }
        parent.children.remove(node);
        parent.sgf.removeChild(node.sgf);
        Deque<TreeNode> open = new ArrayDeque<>(List.of(node));
        while (!open.isEmpty()) {
            TreeNode gone = open.pop();
            nodes.remove(gone.id);
            open.addAll(gone.children);
        }
    }

    /** Returns the record with all variations and comments. */
    String text() {
        return SgfWriter.write(root.sgf);
    }
}
