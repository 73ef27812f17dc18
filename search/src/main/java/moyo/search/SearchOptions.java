package moyo.search;

import java.util.List;

/**
 * The numbers and switches of a search, whatever the game. Each is a setting, declared here once.
 *
 * @param virtualLoss whether a visit under way counts as a loss, with more than one thread
 * @param reuse whether the tree of the last move serves the next one
 * @param solver whether proven wins and losses are kept and propagated
 * @param prune whether a full tree drops what was hardly visited, or else stops growing
 * @param expandThreshold how much a leaf's mean must rest on, priors included, to be expanded
 * @param expandSlope how much more it must rest on for each move from the root
 * @param resign gives up below this value; 0 is never
 * @param sure above this value a third of the budget is enough; 1 is never
 * @param firmAfter resigning and being sure need more simulations than this
 * @param graph whether moves that lead to the same position share what is known of it
 * @param graphStop in a graph, whether a simulation ends where more is known than it came for
 */
public record SearchOptions(
        int threads,
        boolean virtualLoss,
        boolean reuse,
        boolean solver,
        boolean prune,
        float expandThreshold,
        float expandSlope,
        int playoutsPerLeaf,
        int treeNodes,
        double resign,
        double sure,
        int firmAfter,
        boolean graph,
        boolean graphStop) {

    public static final Setting<Integer> THREADS =
            Setting.integer("threads", 1, 1, 256, "threads that share the tree");

    public static final Setting<Boolean> VIRTUAL_LOSS =
            Setting.flag(
                    "virtual-loss",
                    true,
                    "with several threads: a visit under way counts as a loss");

    public static final Setting<Boolean> REUSE =
            Setting.flag("reuse", false, "the tree of the last move serves the next one");

    public static final Setting<Boolean> PONDER =
            Setting.flag("ponder", false, "thinks on the opponent's time; the tree is reused then");

    public static final Setting<Boolean> SOLVER =
            Setting.flag("solver", false, "proves wins and losses where the tree reaches the end");

    public static final Setting<String> WHEN_FULL =
            Setting.choice(
                    "when-full",
                    List.of("prune", "stop"),
                    "a full tree drops what was hardly visited, or stops growing");

    public static final Setting<Double> EXPAND_THRESHOLD =
            Setting.number(
                    "expand-threshold",
                    1,
                    0,
                    1e6,
                    "what a leaf must rest on to get children: visits, and the prior if RAVE is no part of it");

    public static final Setting<Double> EXPAND_SLOPE =
            Setting.number("expand-slope", 0, 0, 1e6, "how much more for each move from the root");

    public static final Setting<Integer> PLAYOUTS_PER_LEAF =
            Setting.integer("playouts-per-leaf", 1, 1, 1000, "playouts averaged into one result");

    public static final Setting<Integer> TREE_NODES =
            Setting.integer(
                    "tree-nodes",
                    4_000_000,
                    1_000,
                    100_000_000,
                    "the most nodes of the search tree, %d bytes each"
                            .formatted(Tree.BYTES_PER_NODE));

    public static final Setting<Double> RESIGN =
            Setting.number("resign", 0, 0, 1, "gives up when its value is below this; 0 is never");

    public static final Setting<Integer> RESIGN_AFTER =
            Setting.integer(
                    "resign-after",
                    5000,
                    1,
                    Integer.MAX_VALUE,
                    "resigns only after more simulations than this");

    public static final Setting<Boolean> GRAPH_STOP =
            Setting.flag(
                    "graph-stop",
                    true,
                    "a simulation ends at a position that has more visits than the move to it");

    /** All of them that a tree has, in the order of the help. */
    public static final List<Setting<?>> SETTINGS =
            List.of(
                    THREADS,
                    VIRTUAL_LOSS,
                    REUSE,
                    PONDER,
                    SOLVER,
                    WHEN_FULL,
                    EXPAND_THRESHOLD,
                    EXPAND_SLOPE,
                    PLAYOUTS_PER_LEAF,
                    TREE_NODES,
                    RESIGN,
                    RESIGN_AFTER);

    /**
     * Those of a graph. Blocks of children that several nodes share cannot be moved, so a graph
     * begins anew with every move and stops growing when it is full; and what is proven by one way
     * to a position need not hold by another, where another move is a repetition.
     */
    public static final List<Setting<?>> GRAPH_SETTINGS =
            List.of(
                    GRAPH_STOP,
                    THREADS,
                    VIRTUAL_LOSS,
                    EXPAND_THRESHOLD,
                    EXPAND_SLOPE,
                    PLAYOUTS_PER_LEAF,
                    Setting.integer(
                            TREE_NODES.key(),
                            TREE_NODES.defaultValue(),
                            1_000,
                            100_000_000,
                            "the most nodes of the graph, %d bytes each; it stops growing then"
                                    .formatted(Graph.BYTES_PER_NODE)),
                    RESIGN,
                    RESIGN_AFTER);

    /** One thread and no tricks. */
    public static final SearchOptions PLAIN =
            new SearchOptions(
                    1, false, false, false, true, 1, 0, 1, 4_000_000, 0, 1, 5000, false, false);

    /** What somebody has set, of a tree or of a graph. */
    public static SearchOptions from(Settings settings) {
        return new SearchOptions(
                settings.get(THREADS),
                settings.get(VIRTUAL_LOSS),
                isOn(settings, REUSE) || isOn(settings, PONDER),
                isOn(settings, SOLVER),
                settings.knows(WHEN_FULL.key()) && settings.get(WHEN_FULL).equals("prune"),
                settings.get(EXPAND_THRESHOLD).floatValue(),
                settings.get(EXPAND_SLOPE).floatValue(),
                settings.get(PLAYOUTS_PER_LEAF),
                settings.get(TREE_NODES),
                settings.get(RESIGN),
                1,
                settings.get(RESIGN_AFTER),
                settings.knows(GRAPH_STOP.key()),
                isOn(settings, GRAPH_STOP));
    }

    private static boolean isOn(Settings settings, Setting<Boolean> flag) {
        return settings.knows(flag.key()) && settings.get(flag);
    }

    /** With other thresholds for giving up and for being sure. */
    public SearchOptions firm(double resignBelow, double sureAbove) {
        return new SearchOptions(
                threads,
                virtualLoss,
                reuse,
                solver,
                prune,
                expandThreshold,
                expandSlope,
                playoutsPerLeaf,
                treeNodes,
                resignBelow,
                sureAbove,
                firmAfter,
                graph,
                graphStop);
    }

    /** The share of one of several searches that work side by side. */
    SearchOptions alone() {
        return new SearchOptions(
                1,
                false,
                reuse,
                solver,
                prune,
                expandThreshold,
                expandSlope,
                playoutsPerLeaf,
                Math.max(1, treeNodes / threads),
                resign,
                sure,
                firmAfter,
                graph,
                graphStop);
    }
}
