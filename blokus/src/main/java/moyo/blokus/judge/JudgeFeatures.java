package moyo.blokus.judge;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import moyo.blokus.Bits;
import moyo.blokus.Cells;
import moyo.blokus.Piece;
import moyo.game.Colour;

/**
 * The features of a move, numbered the same way in every phase of the game:
 *
 * <ul>
 *   <li>the piece;
 *   <li>the kind ({@link SpotKinds}) of each spot of its {@link Footprint}, a feature for every
 *       part;
 *   <li>the cell of each covered spot, and of each new corner. The second player's board is turned,
 *       so that both start on e10; cells that are mirror images in the diagonal through the starts
 *       share a feature.
 * </ul>
 */
public final class JudgeFeatures {
    /** The number of phases. */
    public static final int PHASES = 6;

    /** The first move of each phase. */
    private static final int[] STARTS = {0, 2, 4, 8, 14, 20};

    /** The first feature of the group that depends on the kind of spots. */
    static final int KINDS = Piece.ALL.size();

    private static final int CELLS = KINDS + Footprint.PART_NAMES.size() * SpotKinds.KINDS;
    private static final int OUTLOOKS = CELLS + Cells.COUNT;

    /** One more than the highest feature. */
    public static final int COUNT = OUTLOOKS + Cells.COUNT;

    /** The groups of features by name. */
    public static final List<String> GROUPS =
            List.of("piece", "covered", "beside", "corner", "cell", "outlook");

    /** No feature. */
    public static final int ABSENT = -1;

    /** By colour and spot: the feature of covering the cell; {@link #ABSENT} on the rim. */
    private static final List<short[]> BY_SPOT =
            List.of(bySpot(Colour.FIRST), bySpot(Colour.SECOND));

    private JudgeFeatures() {}

    private static short[] bySpot(int colour) {
        short[] features = new short[1 << Footprint.SPOT_BITS];
        Arrays.fill(features, (short) ABSENT);
        for (int cell = 0; cell < Cells.COUNT; cell++) {
            int seen = colour == Colour.FIRST ? cell : Cells.COUNT - 1 - cell;
            int least = Math.min(seen, Cells.mirrored(seen));
            features[Bits.spot(cell)] = (short) (CELLS + least);
        }
        return features;
    }

    /** The phase of the move after {@code moveNumber} moves. */
    static int phase(int moveNumber) {
        int phase = PHASES - 1;
        while (STARTS[phase] > moveNumber) {
            phase--;
        }
        return phase;
    }

    /** The name of a phase, such as {@code 4-7}: its moves, counted from 0. */
    public static String phaseName(int phase) {
        return phase == PHASES - 1
                ? STARTS[phase] + "+"
                : STARTS[phase] + "-" + (STARTS[phase + 1] - 1);
    }

    /** The feature of a piece. */
    public static int piece(int piece) {
        return piece;
    }

    /** The feature of the kind of a slot's spot. */
    public static int kind(SpotKinds kinds, int slot) {
        int part = Footprint.part(slot);
        return KINDS + part * SpotKinds.KINDS + kinds.kind(Footprint.spot(slot));
    }

    /** The feature of the cell of a slot, or {@link #ABSENT} if it has none. */
    public static int place(SpotKinds kinds, int slot) {
        int spot = Footprint.spot(slot);
        return switch (Footprint.part(slot)) {
            case Footprint.COVERED -> covering(kinds.colour(), spot);
            case Footprint.CORNER ->
                    SpotKinds.isOpen(kinds.kind(spot)) ? cornering(kinds.colour(), spot) : ABSENT;
            default -> ABSENT;
        };
    }

    static int covering(int colour, int spot) {
        return BY_SPOT.get(colour)[spot];
    }

    static int cornering(int colour, int spot) {
        return covering(colour, spot) + Cells.COUNT;
    }

    /** The group of a feature, one of {@link #GROUPS}. */
    public static String group(int feature) {
        String name = name(feature);
        return name.substring(0, name.indexOf('.'));
    }

    /** The name of a feature in a phase, such as {@code 4-7.piece.V5}. */
    static String name(int phase, int feature) {
        return phaseName(phase) + "." + name(feature);
    }

    private static String name(int feature) {
        if (feature < KINDS) {
            return "piece." + Piece.ALL.get(feature).name();
        }
        if (feature < CELLS) {
            int kind = feature - KINDS;
            return Footprint.PART_NAMES.get(kind / SpotKinds.KINDS)
                    + "."
                    + SpotKinds.name(kind % SpotKinds.KINDS);
        }
        return feature < OUTLOOKS
                ? "cell." + Cells.name(feature - CELLS)
                : "outlook." + Cells.name(feature - OUTLOOKS);
    }

    /** The index {@code phase * COUNT + feature} of every name. */
    static Map<String, Integer> byName() {
        Map<String, Integer> indices = new HashMap<>();
        for (int i = 0; i < PHASES * COUNT; i++) {
            indices.put(name(i / COUNT, i % COUNT), i);
        }
        return indices;
    }
}
