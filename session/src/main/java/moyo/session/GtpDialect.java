package moyo.session;

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

    /**
     * The command that tells of a move; empty if engines need not hear of it, as of forced passes.
     */
    Optional<String> play(int colour, int move);

    /**
     * Ways to tell of the time that is left, in seconds: the first that an engine accepts. None if
     * the game knows no clocks.
     */
    List<String> timeLeft(int colour, double seconds);

    /** Ways to give a whole game's time, in seconds. */
    List<String> gameTime(double seconds);

    /** Ways to give so many seconds for each move. */
    List<String> moveTime(double seconds);

    /**
     * Ways to say before a move that so many seconds are left for it. Some engines, as Fuego 0.4,
     * take their time from this alone.
     */
    List<String> moveTimeLeft(int colour, double seconds);

    /** The command that asks which stones are dead, if the game knows such. */
    Optional<String> askForTheDead();

    /**
     * Reads the answer to it.
     *
     * @throws BadInput if it is no list of points
     */
    Set<Integer> theDead(String answer);
}
