package moyo.lab.learn;

import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentTeam;

/**
 * A team was tried: one point of a learning graph.
 *
 * @param stage the part of the learning, in words
 * @param opponent whom it met, as text
 * @param pairs all games that it was judged by
 * @param kept whether the learner goes on with it
 */
public record Trial(
        String stage, AgentTeam team, String opponent, Pentanomial pairs, boolean kept) {
    /** What the opponent is called where it is not a team. */
    public static final String BASELINE = "the baseline";
}
