package moyo.net.selfplay;

import java.nio.ByteBuffer;
import java.util.Arrays;
import moyo.game.Colour;
import moyo.game.Position;
import moyo.net.Encoding;
import moyo.net.Likeliest;
import moyo.search.tree.Tree;

/**
 * The rows of training data of one game, from its first searched position on: sides alternate.
 *
 * @param <P> the positions of the game
 */
final class GameRows<P extends Position<P>> {
    private static final int FIRST_ROWS = 64;

    private final Encoding<P> encoding;
    private final RowLayout layout;
    private final Likeliest likeliest;
    private final byte[] owners;
    private byte[] rows;
    private ByteBuffer view;
    private int count;
    private int firstMover;

    /**
     * @param mostMoves of a position
     */
    GameRows(Encoding<P> encoding, int mostMoves) {
        this.encoding = encoding;
        layout = new RowLayout(encoding.shape());
        likeliest = new Likeliest(mostMoves);
        owners = new byte[layout.cells];
        rows = new byte[FIRST_ROWS * layout.bytes];
        view = RowLayout.view(rows);
    }

    /** A new game begins. */
    void clear() {
        count = 0;
    }

    /**
     * Adds a position as it is.
     *
     * @param policy to be learned, by child of the tree's root
     * @param value of the search for the side to move
     */
    void add(P position, Tree tree, double[] policy, double value) {
        if (count == 0) {
            firstMover = position.toMove();
        }
        int row = newRow();
        encoding.encode(position, 0, rows, row * layout.bytes);
        int first = tree.firstChild(Tree.ROOT);
        int children = tree.childCount(Tree.ROOT);
        if (layout.targetMoves > 0) {
            int listed = likeliest.pick(policy, children, layout.targetMoves);
            for (int i = 0; i < listed; i++) {
                int child = likeliest.get(i);
                int index = encoding.index(position, tree.move(first + child));
                layout.setListed(view, row, i, index, policy[child]);
            }
        } else {
            for (int i = 0; i < children; i++) {
                int index = encoding.index(position, tree.move(first + i));
                layout.setProbability(view, row, index, policy[i]);
            }
        }
        layout.setSearchValue(view, row, value);
    }

    private int newRow() {
        if ((count + 1) * layout.bytes > rows.length) {
            rows = Arrays.copyOf(rows, 2 * rows.length);
            view = RowLayout.view(rows);
        }
        Arrays.fill(rows, count * layout.bytes, (count + 1) * layout.bytes, (byte) 0);
        layout.clearList(view, count);
        return count++;
    }

    /** Writes the result into all rows. */
    void end(P position) {
        double score = position.score();
        encoding.owners(position, owners);
        for (int row = 0; row < count; row++) {
            int mover = firstMover + row & 1;
            layout.setEnd(view, row, mover == Colour.FIRST ? 1 : -1, score, owners);
        }
    }

    /** The rows, one after the other. */
    byte[] rows() {
        return rows;
    }

    /** The number of rows. */
    int count() {
        return count;
    }
}
