package moyo.search.simulation;

import java.util.List;
import moyo.search.player.CommonSettings;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.selection.FinalRule;
import moyo.search.tree.Tree;

/**
 * The numbers and switches of a search, whatever the game. Each is a setting, declared here once.
 *
 * @param batch how many simulations of one thread are under way at once
 * @param virtualLoss whether a visit under way counts as a loss, where there are several
 * @param reuse whether the tree of the last move serves the next one
 * @param solver whether proven wins and losses are kept and propagated
 * @param prune whether a full tree drops what was hardly visited, or else stops growing
 * @param expandThreshold a leaf is expanded once its visits and prior weight reach this number
 * @param expandSlope how much is added to the threshold for each move from the root
 * @param resign gives up below this value; 0 is never
 * @param sure above this value a third of the budget is enough; 1 is never
 * @param firmAfter resigning and being sure need more simulations than this
 * @param graph whether edges that lead to the same position share its children
 * @param graphStop in a graph, whether a simulation ends at a position with more visits than the
 *     edge that it came by
 */
public record SearchOptions(
        int threads,
        int batch,
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

    public static final Setting<Integer> THREADS = CommonSettings.THREADS;

    public static final Setting<Boolean> VIRTUAL_LOSS =
            Setting.flag(
                    "virtual-loss",
                    true,
                    "with several threads: a visit under way counts as a loss");

    public static final Setting<Boolean> REUSE = CommonSettings.REUSE;

    public static final Setting<Boolean> PONDER = CommonSettings.PONDER;

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
                    "a leaf is expanded once its visits (plus prior weight, unless RAVE counts as"
                            + " prior) reach this number");

    public static final Setting<Double> EXPAND_SLOPE =
            Setting.number(
                    "expand-slope",
                    0,
                    0,
                    1e6,
                    "added to expand-threshold for each move from the root");

    public static final Setting<Integer> PLAYOUTS_PER_LEAF =
            Setting.integer("playouts-per-leaf", 1, 1, 1000, "playouts averaged into one result");

    public static final Setting<Integer> TREE_NODES =
            CommonSettings.TREE_NODES.saying(
                    "the most nodes of the search tree, %d bytes each"
                            .formatted(Tree.BYTES_PER_NODE));

    public static final Setting<Double> RESIGN = CommonSettings.RESIGN;

    public static final Setting<Integer> RESIGN_AFTER = CommonSettings.RESIGN_AFTER;

    public static final Setting<Boolean> GRAPH_STOP =
            Setting.flag(
                    "graph-stop",
                    true,
                    "a simulation ends at a position that has more visits than the move to it");

    public static final Setting<String> FINAL_MOVE =
            Setting.choice(
                    "final-move",
                    FinalRule.words(),
                    "the move that is played: most visits plus prior weight, most visits, highest"
                            + " mean, or highest lower confidence bound (95 %)");

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
                    FINAL_MOVE,
                    RESIGN,
                    RESIGN_AFTER);

    /** A node of a graph takes that much at most, its share of the map of positions included. */
    public static final int BYTES_PER_GRAPH_NODE = Tree.BYTES_PER_NODE + 17;

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
                    TREE_NODES.saying(
                            "the most nodes of the graph, %d bytes each; it stops growing then"
                                    .formatted(BYTES_PER_GRAPH_NODE)),
                    FINAL_MOVE,
                    RESIGN,
                    RESIGN_AFTER);

    /** One thread and no tricks. */
    public static final SearchOptions PLAIN =
            new SearchOptions(
                    1, 1, false, false, false, true, 1, 0, 1, 4_000_000, 0, 1, 5000, false, false);

    /** The options of a tree, from settings that declare {@link #SETTINGS}. */
    public static SearchOptions from(Settings settings) {
        return new SearchOptions(
                settings.get(THREADS),
                1,
                settings.get(VIRTUAL_LOSS),
                settings.get(REUSE) || settings.get(PONDER),
                settings.get(SOLVER),
                settings.get(WHEN_FULL).equals("prune"),
                settings.get(EXPAND_THRESHOLD).floatValue(),
                settings.get(EXPAND_SLOPE).floatValue(),
                settings.get(PLAYOUTS_PER_LEAF),
                settings.get(TREE_NODES),
                settings.get(RESIGN),
                1,
                settings.get(RESIGN_AFTER),
                false,
                false);
    }

    /** The options of a graph, from settings that declare {@link #GRAPH_SETTINGS}. */
    public static SearchOptions ofGraph(Settings settings) {
        return new SearchOptions(
                settings.get(THREADS),
                1,
                settings.get(VIRTUAL_LOSS),
                false,
                false,
                false,
                settings.get(EXPAND_THRESHOLD).floatValue(),
                settings.get(EXPAND_SLOPE).floatValue(),
                settings.get(PLAYOUTS_PER_LEAF),
                settings.get(TREE_NODES),
                settings.get(RESIGN),
                1,
                settings.get(RESIGN_AFTER),
                true,
                settings.get(GRAPH_STOP));
    }

    /** Which move is played in the end. */
    public static FinalRule finalRule(Settings settings) {
        return FinalRule.of(settings.get(FINAL_MOVE));
    }

    /** How many simulations of the search are under way at once. */
    public int leavesAtOnce() {
        return threads * batch;
    }

    /** With other thresholds for giving up and for being sure. */
    public SearchOptions firm(double resignBelow, double sureAbove) {
        return new SearchOptions(
                threads,
                batch,
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

    /** With so many simulations of each thread under way at once, kept apart by virtual losses. */
    public SearchOptions inBatchesOf(int leaves) {
        return new SearchOptions(
                threads,
                leaves,
                true,
                reuse,
                solver,
                prune,
                expandThreshold,
                expandSlope,
                playoutsPerLeaf,
                treeNodes,
                resign,
                sure,
                firmAfter,
                graph,
                graphStop);
    }

    /** The share of one of several searches that work side by side. */
    public SearchOptions alone() {
        return new SearchOptions(
                1,
                batch,
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
