package moyo.search.player;

/**
 * The settings that front ends and the laboratory ask for, whatever the player. A kind of player
 * that declares one has what it stands for: {@link PlayerSpec} answers by it.
 */
public final class CommonSettings {
    /** Threads of one search; without it a player has one. */
    public static final Setting<Integer> THREADS =
            Setting.integer("threads", 1, 1, 256, "threads that share the tree");

    /** The size of the tree; without it a player has none that could be sized. */
    public static final Setting<Integer> TREE_NODES =
            Setting.integer(
                    "tree-nodes",
                    4_000_000,
                    1_000,
                    100_000_000,
                    "the most nodes of the search tree");

    /** Whether the tree outlives a move. */
    public static final Setting<Boolean> REUSE =
            Setting.flag("reuse", false, "the tree of the last move serves the next one");

    /** Whether the player thinks while it waits. */
    public static final Setting<Boolean> PONDER =
            Setting.flag("ponder", false, "thinks on the opponent's time; the tree is reused then");

    /** The value below which the player gives up. */
    public static final Setting<Double> RESIGN =
            Setting.number("resign", 0, 0, 1, "gives up when its value is below this; 0 is never");

    /** How many simulations it takes to give up. */
    public static final Setting<Integer> RESIGN_AFTER =
            Setting.integer(
                    "resign-after",
                    5000,
                    1,
                    Integer.MAX_VALUE,
                    "resigns only after more simulations than this");

    private CommonSettings() {}
}
