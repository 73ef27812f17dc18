package moyo.search.table;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Keyed;
import moyo.game.MoveList;
import moyo.game.Position;
import moyo.search.part.Choices;

/**
 * The paper's altered player: a stored value is reduced by a share where the table prefers a move
 * that the playout did not choose. For one thread; never allocates.
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

    /** The stored value, reduced if the table prefers another move than the playout chose. */
    double reduced(float mean, int move, Choices choices) {
        if (options.penalty() == 0 || !prefersAnother(move, mean, choices)) {
            return mean;
        }
        int mover = before.toMove();
        double kept = 1 - options.penalty();
        return mover == Colour.FIRST ? kept * mean : 1 - kept * (1 - mean);
    }

    private boolean prefersAnother(int chosen, float mean, Choices choices) {
        if (options.altered() == TableOptions.Altered.ALL) {
            before.legalMoves(moves);
        } else {
            choices.choices(moves);
        }
        for (int i = 0; i < moves.size(); i++) {
            int move = moves.get(i);
            if (move != chosen && before.isLegal(move) && isBetter(move, mean)) {
                return true;
            }
        }
        return false;
    }

    private boolean isBetter(int move, float mean) {
        after.copyFrom(before);
        after.play(move);
        keys.note(after);
        int last = keys.length() - 1;
        boolean known =
                !keys.isSkipped(last)
                        && access.find(keys.key(last), keys.check(last))
                        && access.weight() >= options.minWeight();
        keys.cut(last);
        return known
                && (before.toMove() == Colour.FIRST ? access.mean() > mean : access.mean() < mean);
    }
}
