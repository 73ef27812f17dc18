package moyo.session.record;

import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;

/**
 * A game as it was set up and played, with its current position. Unlike a {@link Position} it can
 * take moves back, and a game may let either side move at any time. Mutable, not thread-safe.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public interface GameRecord<G extends Game<P>, P extends Position<P>> {
    /** A move that was played. */
    interface Move {
        int colour();

        int move();

        /** Returns the comment; may be empty. */
        String comment();
    }

    G game();

    /** Returns an empty record of the same game. */
    GameRecord<G, P> fresh();

    /** Returns the current position, which must be copied before moves are played on it. */
    P position();

    /**
     * Returns a copy of the position with {@code colour} to move, for a search.
     *
     * @throws BadInput if the game allows moves in turn only, and it is not that colour's turn
     */
    P positionFor(int colour);

    /** Returns the same for an analysis of the game. */
    default P positionToJudge(int colour) {
        return positionFor(colour);
    }

    /** Returns the position to analyse after a move that is not yet in the record. */
    default P positionToJudgeAfter(int colour, int move) {
        P after = positionToJudge(colour);
        after.play(move);
        return after;
    }

    /**
     * Returns whether a move only passes the turn in {@link #positionToJudge}, while a search
     * treats it as the end of the game: then its value must come from the position after it.
     */
    default boolean onlyPassesTheTurn(int move) {
        return false;
    }

    /** Returns the side that moves next. */
    int mover();

    boolean isLegal(int colour, int move);

    /** Returns the reason why a move is illegal; empty if it is legal. */
    Optional<String> whyIllegal(int colour, int move);

    /**
     * Plays a move, with a comment for the record.
     *
     * @throws BadInput if it is illegal
     */
    void play(int colour, int move, String comment);

    /** Plays a move. */
    default void play(int colour, int move) {
        play(colour, move, "");
    }

    /** Returns whether the record contains such moves; records of Blokus omit forced passes. */
    default boolean records(int move) {
        return true;
    }

    /**
     * Takes back the given number of moves; false, and no change, if that is impossible. A set-up
     * cannot be taken back.
     */
    boolean undo(int moves);

    /** Takes back the last move; false if there is none since the start or the last set-up. */
    default boolean undo() {
        return undo(1);
    }

    /** Returns the moves so far; in a game with set-ups those after the last set-up. */
    List<? extends Move> moves();

    boolean isOver();

    /**
     * Returns the answer to a request for a move after the end of the game: a pass.
     *
     * @throws BadInput in games without passes
     */
    default int answerWhenOver() {
        return Game.PASS;
    }
}
