package moyo.net;

import moyo.game.Position;

/**
 * How a game shows its positions to a network and numbers its moves. One encoder serves training
 * and play. Immutable; for several threads.
 *
 * <p>A row is what the network sees of one position: a byte for each cell, bit i of which is input
 * plane i, then the global inputs as little-endian 32-bit floats. Everything is seen from the side
 * to move.
 *
 * @param <P> the positions of the game
 */
public interface Encoding<P extends Position<P>> {
    /** The shape of rows and of the policy. */
    Shape shape();

    /**
     * Writes the row of a position, which must not be over.
     *
     * @param symmetry from 0, the identity, to {@link Shape#symmetries} - 1
     * @param row at least {@link Shape#rowBytes} from {@code offset} on
     */
    void encode(P position, int symmetry, byte[] row, int offset);

    /** The policy index of a move of the game in this position, under the identity. */
    int index(P position, int move);

    /** The index of a cell in lists of owners, such as {@link moyo.search.watch.Owners} writes. */
    default int place(int cell) {
        return cell;
    }

    /**
     * Who owns each cell at the end of a game, from the first player's view: 1, 0 or -1; by cell
     * under the identity.
     */
    void owners(P end, byte[] owners);
}
