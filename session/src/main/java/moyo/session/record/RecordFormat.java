package moyo.session.record;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.sgf.SgfNode;

/**
 * The format of the records of a game as SGF trees. Immutable.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public interface RecordFormat<G extends Game<P>, P extends Position<P>> {
    /**
     * Receives the legal moves of a main line, each before it is played.
     *
     * @param <G> the game's own type
     * @param <P> the positions of the game
     */
    @FunctionalInterface
    interface Witness<G extends Game<P>, P extends Position<P>> {
        void sees(GameRecord<G, P> before, SgfNode node, int colour, int move);
    }

    /** Returns whether a tree is of this game. */
    boolean isOf(SgfNode root);

    /**
     * Reads the main line of a tree.
     *
     * @param beforeMove stops in front of this move, counted from 1; {@code Integer.MAX_VALUE} for
     *     the whole game
     * @throws BadInput if it is another game, or breaks the rules
     */
    GameRecord<G, P> read(SgfNode root, int beforeMove);

    /** Reads the main line of a tree and calls the witness for each move, up to the first error. */
    void tell(SgfNode root, Witness<G, P> witness);

    /**
     * Returns a tree with the record as its only line.
     *
     * @param application the name of the program
     */
    SgfNode write(GameRecord<G, P> record, String application);

    /** Returns the value of B or W for a move. */
    default String value(G game, int move) {
        return game.moveName(move);
    }

    /** Returns whether a move has a node of its own; a forced pass may have none. */
    default boolean hasNode(int move) {
        return true;
    }

    /** Returns the details of a game for its title: size, komi. */
    List<String> details(G game);
}
