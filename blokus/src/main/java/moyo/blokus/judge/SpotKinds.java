package moyo.blokus.judge;

import java.util.List;

/**
 * The <em>kind</em> of every spot of a position, a byte for each, and the side to move and the
 * phase of the game; computed by {@link SpotClassifier}. The parts of a kind are, from the lowest
 * bit on:
 *
 * <ul>
 *   <li>three bits: what the spot is to the side to move ({@link #OWN});
 *   <li>three bits: what the spot is to the other side ({@link #OTHER}), 0 if it is covered;
 *   <li>two bits: the number of edge neighbours that the side to move may cover, if it may cover
 *       the spot itself: 0 for 0 or 1, 1 for 2, 2 for 3, 3 for 4.
 * </ul>
 */
public final class SpotKinds {
    /**
     * What a spot is to the side to move: the first four cannot be covered, the others are
     * distances from its corners.
     */
    static final List<String> OWN =
            List.of("rim", "mine", "theirs", "shut", "corner", "near", "far", "beyond");

    /** What a spot is to the other side; fresh corners are those of its last piece. */
    static final List<String> OTHER =
            List.of("shut", "fresh", "corner", "by-fresh", "near", "middle", "far", "beyond");

    /** One more than the highest kind. */
    static final int KINDS = 256;

    /** The number of kinds in a long of {@link #packed}. */
    static final int PER_LONG = 8;

    /** The kinds of all spots, eight to a long, the lowest first. */
    final long[] packed = new long[256 / PER_LONG];

    int colour;
    int phase;

    /** The side to move. */
    public int colour() {
        return colour;
    }

    /** The phase of the game, from 0 to below {@link JudgeFeatures#PHASES}. */
    public int phase() {
        return phase;
    }

    int kind(int spot) {
        return (int) (packed[spot / PER_LONG] >>> spot % PER_LONG * 8) & KINDS - 1;
    }

    /** Whether the side to move may cover spots of this kind. */
    static boolean isOpen(int kind) {
        return (kind & 4) != 0;
    }

    /** The name of a kind, such as {@code near,fresh,2}: own, other, free neighbours. */
    static String name(int kind) {
        return "%s,%s,%d".formatted(OWN.get(kind & 7), OTHER.get(kind >> 3 & 7), kind >> 6);
    }
}
