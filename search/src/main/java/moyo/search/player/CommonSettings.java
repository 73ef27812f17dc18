package moyo.search.player;

/**
 * The settings that front ends and the laboratory ask for, whatever the player. A kind of player
 * that declares one has what it stands for: {@link PlayerSpec} answers by it.
 */
public final class CommonSettings {
    /** Threads of one search; without it a player has one. */
    public static final Setting<Integer> THREADS =
            Setting.integer("threads", 1, 1, 256, "number of search threads; they share one tree");

    /** The size of the tree; without it a player has none that could be sized. */
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
