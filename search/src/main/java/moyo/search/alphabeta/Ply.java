package moyo.search.alphabeta;

import java.util.Arrays;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;

/**
 * The buffers of alpha-beta at one distance from the root; reused.
 *
 * @param <P> the positions of the game
 */
final class Ply<P extends Position<P>> {
    /** Maximum length of the principal variation. */
    private static final int LINE = 12;

    private static final int PROMISE_SHIFT = 48;
    private static final int VALUE_SHIFT = 16;
    private static final int INDEX_MASK = 0xffff;
    private static final long VALUE_MASK = 0xffff_ffffL;

    final P position;
    final MoveList moves;

    /** Sort keys, one per move: promise, value, index in {@link #moves}. */
    private final long[] order;

    private final int[] line = new int[LINE];
    private int lineLength;

    Ply(Game<P> game) {
        assert game.moveCodes() <= INDEX_MASK + 1;
        position = game.newPosition();
        moves = new MoveList(game.moveCodes());
        order = new long[game.moveCodes()];
    }

    /** Sets the sort key of the move at an index; the value decides between equal promises. */
    void rank(int index, int promise, float value) {
        order[index] = (long) promise << PROMISE_SHIFT | sortable(value) << VALUE_SHIFT | index;
    }

    /** Maps a float to bits whose unsigned order is the order of the floats. */
    private static long sortable(float value) {
        int bits = Float.floatToIntBits(value);
        return (bits ^ (bits >> 31 | Integer.MIN_VALUE)) & VALUE_MASK;
    }

    /** Sorts the moves; Java sorts arrays of this length in place. */
    void sort() {
        Arrays.sort(order, 0, moves.size());
    }

    /** The move with a rank in the order, 0 for the best. */
    int move(int place) {
        return moves.get((int) order[moves.size() - 1 - place] & INDEX_MASK);
    }

    void clearLine() {
        lineLength = 0;
    }

    /** Sets the principal variation to this move and the variation of the next ply. */
    void setLine(int move, Ply<P> next) {
        line[0] = move;
        lineLength = Math.min(LINE, 1 + next.lineLength);
        System.arraycopy(next.line, 0, line, 1, lineLength - 1);
    }

    int[] line() {
        return Arrays.copyOf(line, lineLength);
    }
}
