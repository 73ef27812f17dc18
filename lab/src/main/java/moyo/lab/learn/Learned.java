package moyo.lab.learn;

import moyo.lab.stats.Pentanomial;
import moyo.search.agent.AgentTeam;

/**
 * What came of a learning.
 *
 * @param claim the games against the baseline that the learner itself reports
 * @param isFresh whether those games had no part in choosing the team; if they had, they flatter it
 */
public record Learned(AgentTeam team, Pentanomial claim, boolean isFresh) {}
