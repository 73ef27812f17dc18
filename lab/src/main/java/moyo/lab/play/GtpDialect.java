package moyo.lab.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import moyo.game.BadInput;

/** The GTP commands of one game. */
public interface GtpDialect {
    /** What brings an engine to the start of a new game. */
    List<String> newGame();

    /** The command that asks for a move. */
    String genmove(int colour);

    /** The command that tells of a move. */
    String play(int colour, int move);

    /** The command that tells of the time that is left, in seconds, if the game knows one. */
    Optional<String> timeLeft(int colour, double seconds);

    /** The command that gives a whole game's time, in seconds. */
    List<String> gameTime(double seconds);

    /** The command that gives so many seconds for each move. */
    List<String> moveTime(double seconds);

    /** The command that asks which stones are dead, if the game knows such. */
    Optional<String> askForTheDead();

    /**
     * Reads the answer to it.
     *
     * @throws BadInput if it is no list of points
     */
    Set<Integer> theDead(String answer);
}
