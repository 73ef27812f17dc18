package moyo.session;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;

/** The GTP commands of one game. */
public interface GtpDialect {
    /** Returns the commands that start a new game. */
    List<String> newGame();

    /** Returns the command that requests a move. */
    String genmove(int colour);

    /**
     * Returns the command that plays a move; empty if the dialect omits the move, as forced passes
     * in Blokus.
     */
    Optional<String> play(int colour, int move);

    /**
     * Returns alternative commands for the remaining time in seconds; the first that the engine
     * accepts is used. Empty if the dialect has no clocks.
     */
    List<String> timeLeft(int colour, double seconds);

    /** Returns alternative commands for a time limit of the whole game, in seconds. */
    List<String> gameTime(double seconds);

    /** Returns alternative commands for a time limit of each move, in seconds. */
    List<String> moveTime(double seconds);

    /**
     * Returns alternative commands, sent before a move, for the seconds left for that move. Some
     * engines, such as Fuego 0.4, use only these.
     */
    List<String> moveTimeLeft(int colour, double seconds);

    /** Returns the command that requests the dead stones; empty if the game has none. */
    Optional<String> askForTheDead();

    /**
     * Reads the answer to that command.
     *
     * @throws BadInput if it is not a list of points
     */
    Set<Integer> theDead(String answer);
}
