package moyo.session.record;

import java.util.List;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;
import moyo.sgf.SgfNode;

/**
 * How the records of a game are written as SGF trees. Immutable.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public interface RecordFormat<G extends Game<P>, P extends Position<P>> {
    /**
     * Told of the legal moves of a main line, each before it is played.
     *
     * @param <G> the game's own type
     * @param <P> the positions of the game
     */
    @FunctionalInterface
    interface Witness<G extends Game<P>, P extends Position<P>> {
        void sees(GameRecord<G, P> before, SgfNode node, int colour, int move);
    }

    /** Whether a tree says that it is of this game. */
    boolean isOf(SgfNode root);

    /**
     * The main line of a tree.
     *
     * @param beforeMove stops in front of this move, counted from 1; {@code Integer.MAX_VALUE} for
     *     the whole game
     * @throws BadInput if it is another game, or breaks the rules
     */
    GameRecord<G, P> read(SgfNode root, int beforeMove);

    /** The main line of a tree, told move by move: a broken record is told until it breaks. */
    void tell(SgfNode root, Witness<G, P> witness);

    /**
     * A tree with the record as its only line.
     *
     * @param application who writes it
     */
    SgfNode write(GameRecord<G, P> record, String application);

    /** A move as the value of B or W. */
    default String value(G game, int move) {
        return game.moveName(move);
    }

    /** Whether a move has a node of its own; a forced pass may have none. */
    default boolean hasNode(int move) {
        return true;
    }

    /** What people want to know of a game beside its players: size, komi. */
    List<String> details(G game);
}
