package moyo.lab.learn;

import java.util.List;
import moyo.lab.stats.Pentanomial;

/**
 * Plays rounds of games between teams. The answer for a round is the same at every call, also after
 * the process was killed and started again, so a learning can be continued.
 */
@FunctionalInterface
public interface Arena {
    /**
     * Plays a round on games that no other round has.
     *
     * @return for each pairing its finished pairs of games, counted by the points of its team
     */
    List<Pentanomial> play(Round round) throws Stopped;

    /** Plays a round of one pairing. */
    default Pentanomial playOne(Round round) throws Stopped {
        return play(round).get(0);
    }
}
