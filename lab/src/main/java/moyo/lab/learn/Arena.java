package moyo.lab.learn;

import java.util.List;
import moyo.lab.stats.Pentanomial;

/**
 * Where teams meet. A learner is a function of what it is told here: asked again for a round that
 * was played, perhaps by a process that has been killed since, an arena answers the same.
 */
@FunctionalInterface
public interface Arena {
    /**
     * Plays a round on games that no other round has.
     *
     * @return for each pairing its finished pairs of games, by the points of its team
     */
    List<Pentanomial> play(Round round) throws Stopped;

    /** Plays a round of one pairing. */
    default Pentanomial playOne(Round round) throws Stopped {
        return play(round).get(0);
    }
}
