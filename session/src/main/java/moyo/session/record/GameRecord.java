package moyo.session.record;

import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Game;
import moyo.game.Position;

/**
 * A game as it was set up and played, with its current position. Unlike a {@link Position} it can
 * take moves back, and a game may let either side move at any time. Mutable, for one thread.
 *
 * @param <G> the game's own type
 * @param <P> the positions of the game
 */
public interface GameRecord<G extends Game<P>, P extends Position<P>> {
    /** A move that was played. */
    interface Move {
        int colour();

        int move();

        /** What was said about it; maybe empty. */
        String comment();
    }

    G game();

    /** An empty record of the same game. */
    GameRecord<G, P> fresh();

    /** The current position; not to be played on, but to be copied. */
    P position();

    /**
     * A copy of the position in which {@code colour} is to move, for a player to search.
     *
     * @throws BadInput if the game allows moves in turn only, and it is not that colour's turn
     */
    P positionFor(int colour);

    /** As {@link #positionFor}, for judging the game instead of playing it. */
    default P positionToJudge(int colour) {
        return positionFor(colour);
    }

    /** The position to judge after a move that the record does not hold yet. */
    default P positionToJudgeAfter(int colour, int move) {
        P after = positionToJudge(colour);
        after.play(move);
        return after;
    }

    /**
     * Whether a move means less in {@link #positionToJudge} than in a search, which takes it for
     * the end of the game: then its value must come from the position after it.
     */
    default boolean onlyPassesTheTurn(int move) {
        return false;
    }

    /** The side that moves next. */
    int mover();

    boolean isLegal(int colour, int move);

    /** Why a move is illegal, a phrase for people; empty if it is legal. */
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

    /** Whether a move of a player is played on the record; Blokus leaves forced passes out. */
    default boolean records(int move) {
        return true;
    }

    /** Takes back so many moves, or none if that cannot be; a set-up cannot be taken back. */
    boolean undo(int moves);

    /** Takes back the last move; false if there is none since the start or the last set-up. */
    default boolean undo() {
        return undo(1);
    }

    /** The moves so far; a game with set-ups may begin to count after the last of them. */
    List<? extends Move> moves();

    boolean isOver();

    /**
     * What a player answers when it is asked for a move after the end: a pass.
     *
     * @throws BadInput in games without passes
     */
    default int answerWhenOver() {
        return Game.PASS;
    }
}
