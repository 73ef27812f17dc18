package moyo.blokus.evaluation;

import java.util.Arrays;
import moyo.blokus.Bits;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.blokus.Shapes;
import moyo.blokus.Side;
import moyo.game.Colour;
import moyo.game.MoveList;
import moyo.search.evaluation.Evaluator;

/**
 * "Bouzy 4/0" of Nakamura, Miwa and Chikayama: the cells where each side may place are dilated four
 * times; the evaluation is the difference of the sums. For one thread; never allocates after
 * construction.
 */
public final class BouzyEvaluator implements Evaluator<BlokusPosition> {
    /** Which cells start above zero: two readings of the paper's "where a block can be placed". */
    public enum Seeds {
        /** The corners, where the next piece may be attached, whether or not one fits. */
        CORNERS,
        /** Every cell that some legal placement covers. */
        COVERED
    }

    /** The cells that dilation does not enter. */
    public enum Mask {
        /** None, as in the paper's text. */
        NONE(680, 740),
        /** Covered cells. */
        COVERED(300, 1400),
        /** The cells that the side may not cover: covered ones, and those beside its own pieces. */
        FORBIDDEN(180, 1800);

        private final double fromCorners;
        private final double fromCovered;

        Mask(double fromCorners, double fromCovered) {
            this.fromCorners = fromCorners;
            this.fromCovered = fromCovered;
        }

        /**
         * The scale τ for which σ(E / τ) predicts the winner best. For corners it was fitted to 400
         * games of Pentobi's levels 3 to 5, for covered cells to 400 games of uct-plain ({@code
         * BouzyFit}), where only the paper's mask predicts better than chance.
         */
        public double tau(Seeds seeds) {
            return seeds == Seeds.CORNERS ? fromCorners : fromCovered;
        }
    }

    private static final int DILATIONS = 4;

    private final Mask mask;
    private final Seeds seeds;
    private final Dilation dilation = new Dilation();
    private final long[] rim = new long[Bits.WORDS];
    private final long[] covered = new long[Bits.WORDS];
    private final long[] placeable = new long[Bits.WORDS];
    private final MoveList placements = new MoveList(Placements.CODES);

    public BouzyEvaluator(Mask mask, Seeds seeds) {
        this.mask = mask;
        this.seeds = seeds;
        Bits.fillRim(rim);
    }

    /** The first player's sum minus the second's. */
    @Override
    public double evaluate(BlokusPosition position) {
        return sum(position, Colour.FIRST) - sum(position, Colour.SECOND);
    }

    /** The sum over the board after dilation of one colour's seeds. */
    public int sum(BlokusPosition position, int colour) {
        Side side = position.side(colour);
        if (seeds == Seeds.COVERED) {
            findPlaceable(side);
        }
        dilation.clear();
        for (int word = Bits.FIRST_WORD; word <= Bits.LAST_WORD; word++) {
            dilation.seed(word, seeds == Seeds.COVERED ? placeable[word] : side.cornersIn(word));
        }
        return dilation.sum(blocked(position, side), DILATIONS);
    }

    private void findPlaceable(Side side) {
        Arrays.fill(placeable, 0);
        placements.clear();
        side.addLegal(placements);
        for (int i = 0; i < placements.size(); i++) {
            int placement = placements.get(i);
            long squares = Shapes.squares(Placements.shape(placement));
            Bits.add(placeable, Placements.spot(placement), squares);
        }
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
