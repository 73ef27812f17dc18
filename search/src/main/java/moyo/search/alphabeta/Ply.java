package moyo.search.alphabeta;

import java.util.Arrays;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Position;

/**
 * What alpha-beta needs at one distance from the root: made once, used again and again.
 *
 * @param <P> the positions of the game
 */
final class Ply<P extends Position<P>> {
    /** So many moves of the best line are kept. */
    private static final int LINE = 12;

    private static final int PROMISE_SHIFT = 48;
    private static final int VALUE_SHIFT = 16;
    private static final int INDEX_MASK = 0xffff;
    private static final long VALUE_MASK = 0xffff_ffffL;

    final P position;
    final MoveList moves;

    /** For each move: what it promises, its value, its index in {@link #moves}. */
    private final long[] order;

    private final int[] line = new int[LINE];
    private int lineLength;

    Ply(Game<P> game) {
        assert game.moveCodes() <= INDEX_MASK + 1;
        position = game.newPosition();
        moves = new MoveList(game.moveCodes());
        order = new long[game.moveCodes()];
    }

    /** Says what is thought of the move at an index; the value decides between equal promises. */
    void rank(int index, int promise, float value) {
        order[index] = (long) promise << PROMISE_SHIFT | sortable(value) << VALUE_SHIFT | index;
    }

    /** The bits of a float, such that the larger float has the larger bits. */
    private static long sortable(float value) {
        int bits = Float.floatToIntBits(value);
        return (bits ^ (bits >> 31 | Integer.MIN_VALUE)) & VALUE_MASK;
    }

    /** Puts the moves in order. Java sorts so short an array where it is. */
    void sort() {
        Arrays.sort(order, 0, moves.size());
    }

    /** The move that comes at a place of the order, 0 for the best. */
    int move(int place) {
        return moves.get((int) order[moves.size() - 1 - place] & INDEX_MASK);
    }

    void clearLine() {
        lineLength = 0;
    }

    /** The best line is this move and what the next ply holds. */
    void setLine(int move, Ply<P> next) {
        line[0] = move;
        lineLength = Math.min(LINE, 1 + next.lineLength);
        System.arraycopy(next.line, 0, line, 1, lineLength - 1);
    }

    int[] line() {
        return Arrays.copyOf(line, lineLength);
    }
}
