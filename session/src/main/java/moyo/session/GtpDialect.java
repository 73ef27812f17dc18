package moyo.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;
import moyo.game.Colour;
import moyo.game.Game;
import moyo.session.record.GameRecord;

/** The GTP commands of one game; unless it says otherwise, without clocks and dead stones. */
public interface GtpDialect {
    /** Returns the game, which names the moves. */
    Game<?> game();

    /** Returns the commands that start a new game. */
    List<String> newGame();

    /**
     * Returns the commands that start a game with the handicap of this record; empty if it begins
     * with another set-up, or the dialect has no handicaps.
     */
    default List<String> handicap(GameRecord<?, ?> record) {
        return List.of();
    }

    /** Returns the command that requests a move. */
    default String genmove(int colour) {
        return "genmove " + colourName(colour);
    }

    /**
     * Returns the command that plays a move; empty if the dialect omits the move, as forced passes
     * in Blokus.
     */
    default Optional<String> play(int colour, int move) {
        return Optional.of("play %s %s".formatted(colourName(colour), game().moveName(move)));
    }

    /** Returns the name of a colour in commands. */
    static String colourName(int colour) {
        return colour == Colour.FIRST ? "b" : "w";
    }

    /**
     * Returns alternative commands for the remaining time in seconds; the first that the engine
     * accepts is used. Empty if the dialect has no clocks.
     */
    default List<String> timeLeft(int colour, double seconds) {
        return List.of();
    }

    /** Returns alternative commands for a time limit of the whole game, in seconds. */
    default List<String> gameTime(double seconds) {
        return List.of();
    }

    /** Returns alternative commands for a time limit of each move, in seconds. */
    default List<String> moveTime(double seconds) {
        return List.of();
    }

    /**
     * Returns alternative commands, sent before a move, for the seconds left for that move. Some
     * engines, such as Fuego 0.4, use only these.
     */
    default List<String> moveTimeLeft(int colour, double seconds) {
        return List.of();
    }

    /** Returns the command that requests the dead stones; empty if the game has none. */
    default Optional<String> askForTheDead() {
        return Optional.empty();
    }

    /**
     * Reads the answer to that command.
     *
     * @throws BadInput if it is not a list of points
     */
    default Set<Integer> theDead(String answer) {
        return Set.of();
    }
}
