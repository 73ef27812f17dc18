package moyo.lab.learn;

import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentTeam;

/**
 * A test of a team: one point of a learning graph.
 *
 * @param stage the name of the part of the learning
 * @param opponent the opponent as text
 * @param pairs all games of the test
 * @param kept whether the learner keeps the team
 */
public record Trial(
        String stage, AgentTeam team, String opponent, Pentanomial pairs, boolean kept) {
    /** The name of the baseline as an opponent. */
    public static final String BASELINE = "the baseline";
}
