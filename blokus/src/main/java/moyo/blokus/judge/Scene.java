package moyo.blokus.judge;

import java.util.List;

/**
 * What every spot of a board is to the side to move and to the other: a <em>kind</em>, a byte for
 * each spot. {@link Scout} finds it out. The parts of a kind are
 *
 * <ul>
 *   <li>what the side to move can do there ({@link #OWN}), three bits;
 *   <li>what the other can do there ({@link #OTHER}), three bits, 0 if the spot is not empty;
 *   <li>how many of the spots beside it are free for the side to move, two bits, if it is free
 *       itself: 0 for 0 or 1, 1 for 2, 2 for 3, 3 for 4.
 * </ul>
 */
public final class Scene {
    /** What a spot is to the side to move: what cannot be covered, then how far from corners. */
    static final List<String> OWN =
            List.of("rim", "mine", "theirs", "shut", "corner", "near", "far", "beyond");

    /** What an empty spot is to the other; fresh corners are those of its last piece. */
    static final List<String> OTHER =
            List.of("shut", "fresh", "corner", "by-fresh", "near", "middle", "far", "beyond");

    /** One more than the highest kind. */
    static final int KINDS = 256;

    static final int PER_LONG = 8;

    /** The kinds of all spots, eight to a long, the lowest first. */
    final long[] kinds = new long[256 / PER_LONG];

    int colour;
    int phase;

    /** The side to move. */
    public int colour() {
        return colour;
    }

    /** How far the game is, 0 up to {@link JudgeFeatures#PHASES}. */
    public int phase() {
        return phase;
    }

    int kind(int spot) {
        return (int) (kinds[spot / PER_LONG] >>> spot % PER_LONG * 8) & KINDS - 1;
    }

    /** Whether the side to move may cover spots of this kind. */
    static boolean isOpen(int kind) {
        return (kind & 4) != 0;
    }

    /** {@code near,fresh,2}: own, other, free neighbours. */
    static String name(int kind) {
        return "%s,%s,%d".formatted(OWN.get(kind & 7), OTHER.get(kind >> 3 & 7), kind >> 6);
    }
}
