package moyo.search.simulation;

import java.util.List;
import moyo.search.player.CommonSettings;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.selection.FinalRule;
import moyo.search.tree.Tree;

/**
 * The options of a search, the same for all games. Each is declared here once as a setting.
 *
 * @param batch number of leaves that one thread selects before it evaluates them
 * @param virtualLoss whether a visit counts as a loss until its simulation is completed; used only
 *     with several threads or leaves at once
 * @param reuse whether a search starts with the matching subtree of the previous search
 * @param solver whether proven wins and losses are kept and propagated
 * @param prune whether a full tree drops subtrees with few visits; otherwise it stops growing
 * @param expandThreshold a leaf is expanded once its visits and prior weight reach this number
 * @param expandSlope added to the threshold per move from the root
 * @param resign resign if the root value is below this; 0 means never
 * @param sure the search ends after a third of its budget if the root value is above this; 1 means
 *     never
 * @param firmAfter resigning and ending early need more simulations than this
 * @param graph whether edges that lead to the same position share its children
 * @param graphStop in a graph, whether a simulation ends at a position that has more visits than
 *     the edge to it
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
                    "with several threads: a visit counts as a loss until its simulation is"
                            + " completed");

    public static final Setting<Boolean> REUSE = CommonSettings.REUSE;

    public static final Setting<Boolean> PONDER = CommonSettings.PONDER;

    public static final Setting<Boolean> SOLVER =
            Setting.flag(
                    "solver",
                    false,
                    "prove wins and losses where the tree reaches the end of the game");

    public static final Setting<String> WHEN_FULL =
            Setting.choice(
                    "when-full",
                    List.of("prune", "stop"),
                    "when the tree is full: prune = drop subtrees with few visits, stop = expand"
                            + " no more leaves");

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
            Setting.integer(
                    "playouts-per-leaf",
                    1,
                    1,
                    1000,
                    "number of playouts per simulation; their mean is the result");

    public static final Setting<Integer> TREE_NODES =
            CommonSettings.TREE_NODES.saying(
                    "maximum number of nodes of the search tree, %d bytes each"
                            .formatted(Tree.BYTES_PER_NODE));

    public static final Setting<Double> RESIGN = CommonSettings.RESIGN;

    public static final Setting<Integer> RESIGN_AFTER = CommonSettings.RESIGN_AFTER;

    public static final Setting<Boolean> GRAPH_STOP =
            Setting.flag(
                    "graph-stop",
                    true,
                    "end a simulation at a position that has more visits than the move to it");

    public static final Setting<String> FINAL_MOVE =
            Setting.choice(
                    "final-move",
                    FinalRule.words(),
                    "the move to play: most visits plus prior weight, most visits, highest mean,"
                            + " highest lower confidence bound (95 %), or the same by the variance"
                            + " of the results among moves with 15 % of the most visits");

    /** The settings of a search on a tree, in the order of the help. */
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

    /** Maximum bytes per node of a graph, including its share of the map of positions. */
    public static final int BYTES_PER_GRAPH_NODE = Tree.BYTES_PER_NODE + 17;

    /**
     * The settings of a search on a graph. Shared blocks of children cannot be moved, so a graph is
     * neither reused nor pruned. It has no solver, because a proof along one path to a position
     * need not hold along another, where another move is a repetition.
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
                            "maximum number of nodes of the graph, %d bytes each; a full one stops growing"
                                    .formatted(BYTES_PER_GRAPH_NODE)),
                    FINAL_MOVE,
                    RESIGN,
                    RESIGN_AFTER);

    /** One thread, no reuse, no solver, no resignation. */
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

    /** The rule for the final move. */
    public static FinalRule finalRule(Settings settings) {
        return FinalRule.of(settings.get(FINAL_MOVE));
    }

    /** Maximum number of simulations that are selected but not completed: threads × batch. */
    public int leavesAtOnce() {
        return threads * batch;
    }

    /** With other thresholds for resigning and for ending early. */
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

    /** On a graph with stops, which is neither reused nor pruned and has no solver. */
    public SearchOptions onGraph() {
        return new SearchOptions(
                threads,
                batch,
                virtualLoss,
                false,
                false,
                false,
                expandThreshold,
                expandSlope,
                playoutsPerLeaf,
                treeNodes,
                resign,
                sure,
                firmAfter,
                true,
                true);
    }

    /** With this number of leaves selected at once by each thread, and virtual loss on. */
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

    /** The options of one thread's own search, with its share of the nodes (root parallelism). */
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
