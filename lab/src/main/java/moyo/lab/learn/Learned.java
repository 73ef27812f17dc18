package moyo.lab.learn;

import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentTeam;

/**
 * The result of a learning.
 *
 * @param claim the games against the baseline that the learner itself reports
 * @param isFresh whether those games took no part in choosing the team; if they did, their rate is
 *     too high on average
 */
public record Learned(AgentTeam team, Pentanomial claim, boolean isFresh) {}
