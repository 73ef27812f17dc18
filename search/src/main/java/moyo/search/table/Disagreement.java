package moyo.search.table;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.search.part.Choices;
import moyo.search.part.Cutoff;

/**
 * The paper's altered player: a stored value is reduced by a share where the table points to a move
 * M that the playout did not choose. M is the move with the best stored value for the mover; it is
 * not played, so RAVE credits the chosen move. For one thread; never allocates.
 *
 * @param <P> the positions of the game
 */
final class Disagreement<P extends Position<P>> {
    private final TableOptions options;
    private final PositionKeys<P> keys;
    private final TranspositionTable.Access access;
    private final P before;
    private final P after;
    private final MoveList moves;
    private float bestMean;
    private long bestKey;
    private int bestCheck;
    private long count;

    Disagreement(
            Game<P> game,
            TableOptions options,
            PositionKeys<P> keys,
            TranspositionTable.Access access) {
        this.options = options;
        this.keys = keys;
        this.access = access;
        before = game.newPosition();
        after = game.newPosition();
        moves = new MoveList(game.moveCodes());
        if (before instanceof Keyed x && after instanceof Keyed y) {
            x.keepKeysInPlayouts(keys.symmetries());
            y.keepKeysInPlayouts(keys.symmetries());
        }
    }

    /** Stores the position in which the next move of the playout is chosen. */
    void remember(P position) {
        if (options.penalty() > 0) {
            before.copyFrom(position);
        }
    }

    /**
     * Applies the penalty to a playout move.
     *
     * @param value the value with which the playout would end, or {@link Cutoff#PLAY_ON}
     * @param mean the stored mean of the position that the move reached; NaN if it is not known
     * @return the value with which the playout ends, or {@link Cutoff#PLAY_ON}
     */
    double punish(double value, float mean, int move, Choices choices) {
        if (options.penalty() == 0
                || Float.isNaN(mean) && options.penaltyOf() == TableOptions.PenaltyOf.RULES_MOVE
                || !pointsElsewhere(move, mean, choices)) {
            return value;
        }
        count++;
        return switch (options.penaltyOf()) {
            case RULES_MOVE -> reduced(mean);
            case TABLE_MOVE -> reduced(bestMean);
            case TABLE_ENTRY -> {
                access.setMean(bestKey, bestCheck, (float) reduced(bestMean));
                yield value;
            }
        };
    }

    /** Number of penalties. */
    long count() {
        return count;
    }

    private double reduced(float mean) {
        double kept = 1 - options.penalty();
        return before.toMove() == Colour.FIRST ? kept * mean : 1 - kept * (1 - mean);
    }

    /**
     * Whether the table knows a better move than the chosen one. The best of them is remembered,
     * unless the chosen one's value is to be reduced.
     */
    private boolean pointsElsewhere(int chosen, float mean, Choices choices) {
        if (options.altered() == TableOptions.Altered.ALL) {
            before.legalMoves(moves);
        } else {
            choices.choices(moves);
        }
        bestMean = mean;
        boolean elsewhere = false;
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move != chosen && before.isLegal(move) && isBetter(move)) {
                elsewhere = true;
                if (options.penaltyOf() == TableOptions.PenaltyOf.RULES_MOVE) {
                    return true;
                }
            }
        }
        return elsewhere;
    }

    /** Remembers the move if it is the best so far. */
    private boolean isBetter(int move) {
        after.copyFrom(before);
        after.play(move);
        keys.note(after);
        int last = keys.length() - 1;
        boolean better =
                !keys.isSkipped(last)
                        && access.find(keys.key(last), keys.check(last))
                        && access.weight() >= options.minWeight()
                        && (Float.isNaN(bestMean)
                                || (before.toMove() == Colour.FIRST
                                        ? access.mean() > bestMean
                                        : access.mean() < bestMean));
        if (better) {
            bestMean = access.mean();
            bestKey = keys.key(last);
            bestCheck = keys.check(last);
        }
        keys.cut(last);
        return better;
    }
}
