package moyo.blokus;

import moyo.game.Colour;
import moyo.search.Evaluator;

/**
 * "Bouzy 4/0" of Nakamura, Miwa and Chikayama: each side's corners, where its next piece may be
 * attached, are dilated four times; the difference of the sums tells who has more room. For one
 * thread; nothing allocates.
 */
public final class BouzyEvaluator implements Evaluator<BlokusPosition> {
    /** What dilation does not enter. */
    public enum Mask {
        /** Nothing but the edge of the board: the paper's text. */
        NONE(680),
        /** Covered cells. */
        COVERED(300),
        /** Covered cells, and those beside own pieces: where the side may not place anything. */
        FORBIDDEN(180);

        private final double tau;

        Mask(double tau) {
            this.tau = tau;
        }

        /** The scale τ with which σ(E / τ) tells best who wins, fitted to 400 games. */
        public double tau() {
            return tau;
        }
    }

    private static final int DILATIONS = 4;

    private final Mask mask;
    private final Dilation dilation = new Dilation();
    private final long[] rim = new long[Bits.WORDS];
    private final long[] covered = new long[Bits.WORDS];

    public BouzyEvaluator(Mask mask) {
        this.mask = mask;
        Bits.fillRim(rim);
    }

    /** The first player's sum less the second's. */
    @Override
    public double evaluate(BlokusPosition position) {
        return sum(position, Colour.FIRST) - sum(position, Colour.SECOND);
    }

    /** What one colour's corners come to. */
    public int sum(BlokusPosition position, int colour) {
        Side side = position.side(colour);
        dilation.clear();
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            dilation.seed(word, side.cornersIn(word));
        }
        return dilation.sum(blocked(position, side), DILATIONS);
    }

    private long[] blocked(BlokusPosition position, Side side) {
        return switch (mask) {
            case NONE -> rim;
            case COVERED -> covered(position);
            case FORBIDDEN -> side.forbidden();
        };
    }

    private long[] covered(BlokusPosition position) {
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            covered[word] =
                    rim[word]
                            | position.side(Colour.FIRST).ownIn(word)
                            | position.side(Colour.SECOND).ownIn(word);
        }
        return covered;
    }
}
