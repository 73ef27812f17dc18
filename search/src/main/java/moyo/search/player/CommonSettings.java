package moyo.search.player;

/**
 * The settings that front ends and the laboratory use for all players. A kind of player that
 * declares one of them supports the feature; {@link PlayerSpec} has a method for each.
 */
public final class CommonSettings {
    /** The threads of one search; a player without this setting has one. */
    public static final Setting<Integer> THREADS =
            Setting.integer("threads", 1, 1, 256, "number of search threads; they share one tree");

    /** The size of the tree; a player without this setting has no tree of variable size. */
    public static final Setting<Integer> TREE_NODES =
            Setting.integer(
                    "tree-nodes",
                    4_000_000,
                    1_000,
                    100_000_000,
                    "maximum number of nodes of the search tree");

    /** Whether the subtree of the next position is kept. */
    public static final Setting<Boolean> REUSE =
            Setting.flag("reuse", false, "keep the matching subtree of the previous search");

    /** Whether the player searches during the opponent's turn. */
    public static final Setting<Boolean> PONDER =
            Setting.flag("ponder", false, "search during the opponent's turn; implies reuse");

    /** The root value below which the player resigns. */
    public static final Setting<Double> RESIGN =
            Setting.number(
                    "resign", 0, 0, 1, "resign when the root value is below this; 0 means never");

    /** The number of simulations after which the player may resign. */
    public static final Setting<Integer> RESIGN_AFTER =
            Setting.integer(
                    "resign-after",
                    5000,
                    1,
                    Integer.MAX_VALUE,
                    "resign only after a search of more simulations than this");

    private CommonSettings() {}
}
