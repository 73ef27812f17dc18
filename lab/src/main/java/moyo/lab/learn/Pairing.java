package moyo.lab.learn;

import java.util.Optional;
import moyo.search.agent.AgentTeam;

/**
 * Two teams that play against each other.
 *
 * @param opponent the other team; empty for the baseline
 */
public record Pairing(AgentTeam team, Optional<AgentTeam> opponent) {
    public static Pairing withBaseline(AgentTeam team) {
        return new Pairing(team, Optional.empty());
    }

    public static Pairing of(AgentTeam team, AgentTeam opponent) {
        return new Pairing(team, Optional.of(opponent));
    }
}
