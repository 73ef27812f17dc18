package moyo.search.table;

import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;
import moyo.search.player.Setting;
import moyo.search.player.Settings;

/**
 * The options of a {@link TranspositionMemory}, among them the readings of the paper (Vieira Junior
 * and Julia 2014). Each is declared here once as a setting; {@code docs/btt-go.md} explains and
 * measures them.
 *
 * @param mebibytes size of the table; 0 for no table
 * @param gate the table is used only if the filled share of the board exceeds this
 * @param gateOf the position to which the gate applies
 * @param treeCap maximum weight of a table entry at a tree node
 * @param leafWeight minimum weight of an entry whose value replaces a leaf's playout; 0 for never
 * @param leafVisits maximum number of playouts replaced at one leaf; never more than the entry's
 *     weight
 * @param minWeight minimum weight of an entry that ends a playout
 * @param minMargin minimum distance of its mean from 1/2
 * @param plies number of positions per playout that are looked up and stored; 0 for all
 * @param penalty share by which a stored value is reduced where the table prefers another move
 * @param penaltyOf the value that is reduced
 */
public record TableOptions(
        int mebibytes,
        Symmetry symmetry,
        Keys keys,
        double gate,
        Gate gateOf,
        TreeUse tree,
        double treeCap,
        double leafWeight,
        int leafVisits,
        Interrupt interrupt,
        double minWeight,
        double minMargin,
        int plies,
        double penalty,
        PenaltyOf penaltyOf,
        Altered altered) {

    /** Positions that are equal under these symmetries share one entry. */
    enum Symmetry {
        ROTATIONS,
        ALL,
        NONE
    }

    /** The key of an entry: all of the position, or its pieces alone. */
    enum Keys {
        FULL,
        PIECES
    }

    /** The position to which the gate applies: the root of the search, or each position. */
    enum Gate {
        BOARD,
        POSITION
    }

    /** Use of a table entry at a tree node. */
    enum TreeUse {
        ADD,
        REPLACE,
        OFF
    }

    /** The value of a playout that ends at a table entry. */
    enum Interrupt {
        VALUE,
        COUNT,
        PAPER,
        OFF
    }

    /** The value that the disagreement penalty reduces. */
    enum PenaltyOf {
        RULES_MOVE,
        TABLE_MOVE,
        TABLE_ENTRY
    }

    /** The moves that are compared for the disagreement penalty. */
    enum Altered {
        CANDIDATES,
        ALL
    }

    public static final Setting<Integer> TABLE =
            Setting.integer("table", 64, 0, 16_384, "size of the transposition table; 0 = no table")
                    .in("MiB");

    public static final Setting<String> SYMMETRY =
            choice(
                    "symmetry",
                    Symmetry.values(),
                    "positions equal under these symmetries share one table entry");

    public static final Setting<String> KEYS =
            choice(
                    "table-keys",
                    Keys.values(),
                    "key of a position: full = pieces, side to move, ko, passes; pieces = pieces"
                            + " alone, as in the paper");

    public static final Setting<Double> GATE =
            Setting.number(
                    "gate",
                    0.5,
                    0,
                    1,
                    "the table is used only if the filled share of the board exceeds this; 0 ="
                            + " always");

    public static final Setting<String> GATE_OF =
            choice(
                    "gate-of",
                    Gate.values(),
                    "the gate applies to the position of the game"
                            + " (board), or to each position that is looked up (position)");

    public static final Setting<String> TREE =
            choice(
                    "table-tree",
                    TreeUse.values(),
                    "use of a table entry at a tree node: add it to the prior, replace the"
                            + " node's statistics by it, or none");

    public static final Setting<Double> TREE_CAP =
            Setting.number(
                    "table-cap", 1000, 0, 1e9, "maximum weight of a table entry at a tree node");

    public static final Setting<Double> LEAF_WEIGHT =
            Setting.number(
                    "leaf-weight",
                    0,
                    0,
                    1e9,
                    "minimum weight of a table entry whose value replaces a leaf's playout; 0 ="
                            + " never");

    public static final Setting<Integer> LEAF_VISITS =
            Setting.integer(
                    "leaf-visits",
                    1,
                    1,
                    1_000_000,
                    "maximum number of playouts replaced at one leaf; never more than the"
                            + " entry's weight");

    public static final Setting<String> INTERRUPT =
            choice(
                    "interrupt",
                    Interrupt.values(),
                    "a playout ends at a position of the table with its mean (value), as a visit"
                            + " without a result (count), as a loss for both sides (paper), or"
                            + " goes on (off)");

    public static final Setting<Double> MIN_WEIGHT =
            Setting.number(
                    "min-weight",
                    1,
                    1,
                    1e9,
                    "minimum weight, in results, of a table entry that ends a playout");

    public static final Setting<Double> MIN_MARGIN =
            Setting.number(
                    "min-margin",
                    0,
                    0,
                    0.5,
                    "minimum distance from 1/2 of a table value that ends a playout");

    public static final Setting<Integer> PLIES =
            Setting.integer(
                    "table-plies",
                    0,
                    0,
                    10_000,
                    "number of positions per playout that are looked up and stored; 0 = all");

    public static final Setting<Double> PENALTY =
            Setting.number(
                    "disagreement-penalty",
                    0,
                    0,
                    1,
                    "share by which a table value is reduced where the table prefers another"
                            + " move (paper: 0.3)");

    public static final Setting<String> PENALTY_OF =
            choice(
                    "penalty-of",
                    PenaltyOf.values(),
                    "disagreement-penalty reduces the value of the position that the playout's"
                            + " move reached (rules-move), that of the table's move, with which"
                            + " the playout then ends (table-move), or the entry of the table's"
                            + " move in the table, the playout going on (table-entry)");

    public static final Setting<String> ALTERED =
            choice(
                    "altered",
                    Altered.values(),
                    "moves compared for disagreement-penalty: the candidates of the playout"
                            + " policy, or all legal moves");

    /** All settings, in the order of the help. */
    public static final List<Setting<?>> SETTINGS =
            List.of(
                    TABLE,
                    SYMMETRY,
                    KEYS,
                    GATE,
                    GATE_OF,
                    TREE,
                    TREE_CAP,
                    LEAF_WEIGHT,
                    LEAF_VISITS,
                    INTERRUPT,
                    MIN_WEIGHT,
                    MIN_MARGIN,
                    PLIES,
                    PENALTY,
                    PENALTY_OF,
                    ALTERED);

    public TableOptions {
        boolean reducesResults = penaltyOf != PenaltyOf.TABLE_ENTRY;
        if (penalty > 0
                && (interrupt == Interrupt.OFF || reducesResults && interrupt != Interrupt.VALUE)) {
            throw new BadInput(
                    ("disagreement-penalty=%s needs interrupt=value: only then is there a value"
                                    + " to reduce (or penalty-of=table-entry with"
                                    + " interrupt=value, count or paper)")
                            .formatted(penalty));
        }
    }

    /**
     * Returns whether the table is used.
     *
     * @param filled the filled share of the board, from 0 to 1
     */
    public boolean isGateOpen(double filled) {
        return gate == 0 || filled > gate;
    }

    /** The options from settings that declare {@link #SETTINGS}. */
    public static TableOptions from(Settings settings) {
        return new TableOptions(
                settings.get(TABLE),
                Symmetry.valueOf(name(settings.get(SYMMETRY))),
                Keys.valueOf(name(settings.get(KEYS))),
                settings.get(GATE),
                Gate.valueOf(name(settings.get(GATE_OF))),
                TreeUse.valueOf(name(settings.get(TREE))),
                settings.get(TREE_CAP),
                settings.get(LEAF_WEIGHT),
                settings.get(LEAF_VISITS),
                Interrupt.valueOf(name(settings.get(INTERRUPT))),
                settings.get(MIN_WEIGHT),
                settings.get(MIN_MARGIN),
                settings.get(PLIES),
                settings.get(PENALTY),
                PenaltyOf.valueOf(name(settings.get(PENALTY_OF))),
                Altered.valueOf(name(settings.get(ALTERED))));
    }

    private static Setting<String> choice(String key, Enum<?>[] values, String sentence) {
        List<String> words =
                List.of(values).stream()
                        .map(v -> v.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList();
        return Setting.choice(key, words, sentence);
    }

    private static String name(String word) {
        return word.toUpperCase(Locale.ROOT).replace('-', '_');
    }
}
