package moyo.search.table;

import java.util.List;
import java.util.Locale;
import moyo.game.BadInput;
import moyo.search.player.Setting;
import moyo.search.player.Settings;

/**
 * How a {@link TranspositionMemory} reads the paper (Vieira Junior and Julia 2014). Each is a
 * setting, declared here once; {@code docs/btt-go.md} tells what they mean and what they are worth.
 *
 * @param mebibytes for the table; 0 for none
 * @param gate the share of the board that must be filled
 * @param gateOf the position whose board that is
 * @param treeCap what the table may count for beside a search's own visits
 * @param leafWeight what an entry must rest on to spare a leaf its playouts; 0 for never
 * @param leafVisits how many playouts it may be spared, but never more than the entry rests on
 * @param minWeight what an entry must rest on to stop a playout
 * @param minMargin how far its mean must be from 1/2
 * @param plies how many positions of a playout are looked up and stored; 0 for all
 * @param penalty what a value loses where the table would have played another move
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
        Altered altered) {

    /** Positions that are the same under these have one entry. */
    enum Symmetry {
        ROTATIONS,
        ALL,
        NONE
    }

    /** What an entry is found by. */
    enum Keys {
        FULL,
        PIECES
    }

    /** Whose board must be filled: that of the game, or that of each position. */
    enum Gate {
        BOARD,
        POSITION
    }

    /** What a node in the tree takes from the table. */
    enum TreeUse {
        ADD,
        REPLACE,
        OFF
    }

    /** What a stopped playout results in. */
    enum Interrupt {
        VALUE,
        COUNT,
        PAPER,
        OFF
    }

    /** Among which moves the table has its favourite. */
    enum Altered {
        CANDIDATES,
        ALL
    }

    public static final Setting<Integer> TABLE =
            Setting.integer("table", 64, 0, 16_384, "MiB for the table of positions; 0 is none")
                    .in("MiB");

    public static final Setting<String> SYMMETRY =
            choice("symmetry", Symmetry.values(), "what counts as the same position, too");

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
                    "the table is used once more of the board is filled; 0: from the start");

    public static final Setting<String> GATE_OF =
            choice("gate-of", Gate.values(), "the board of the game, or of each position");

    public static final Setting<String> TREE =
            choice(
                    "table-tree",
                    TreeUse.values(),
                    "what is known of a node counts beside its visits, or replaces them");

    public static final Setting<Double> TREE_CAP =
            Setting.number(
                    "table-cap", 1000, 0, 1e9, "what is known of a node counts at most so much");

    public static final Setting<Double> LEAF_WEIGHT =
            Setting.number(
                    "leaf-weight",
                    0,
                    0,
                    1e9,
                    "results that spare a leaf its first playouts; 0: all are played");

    public static final Setting<Integer> LEAF_VISITS =
            Setting.integer(
                    "leaf-visits",
                    1,
                    1,
                    1_000_000,
                    "how many playouts a leaf is spared, at most as many as it is known from");

    public static final Setting<String> INTERRUPT =
            choice(
                    "interrupt",
                    Interrupt.values(),
                    "a known position ends a playout: with its value, with a mere visit,"
                            + " with a visit that is not won, or not at all");

    public static final Setting<Double> MIN_WEIGHT =
            Setting.number("min-weight", 1, 1, 1e9, "results that make a position known");

    public static final Setting<Double> MIN_MARGIN =
            Setting.number(
                    "min-margin",
                    0,
                    0,
                    0.5,
                    "how far from 1/2 the value must be that ends a playout");

    public static final Setting<Integer> PLIES =
            Setting.integer(
                    "table-plies",
                    0,
                    0,
                    10_000,
                    "how many positions of a playout are looked up and stored; 0 is all");

    public static final Setting<Double> PENALTY =
            Setting.number(
                    "disagreement-penalty",
                    0,
                    0,
                    1,
                    "what a value loses where the table points to another move (paper: 0.3)");

    public static final Setting<String> ALTERED =
            choice(
                    "altered",
                    Altered.values(),
                    "the table points to one of the moves that the playout considered, or to any");

    /** All of them, in the order of the help. */
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
                    ALTERED);

    public TableOptions {
        if (penalty > 0 && interrupt != Interrupt.VALUE) {
            throw new BadInput(
                    "disagreement-penalty=%s needs interrupt=value: no other way has a value to reduce"
                            .formatted(penalty));
        }
    }

    /** What somebody has set. */
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
                Altered.valueOf(name(settings.get(ALTERED))));
    }

    private static Setting<String> choice(String key, Enum<?>[] values, String sentence) {
        List<String> words =
                List.of(values).stream().map(v -> v.name().toLowerCase(Locale.ROOT)).toList();
        return Setting.choice(key, words, sentence);
    }

    private static String name(String word) {
        return word.toUpperCase(Locale.ROOT);
    }
}
