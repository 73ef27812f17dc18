package moyo.search.agent;

import java.util.List;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Nearest;

/**
 * The teams of a game that have a name.
 *
 * @param letters of the game's heuristics
 */
public record KnownTeams(List<String> letters, List<AgentTeam> teams) {
    public KnownTeams {
        letters = List.copyOf(letters);
        teams = List.copyOf(teams);
    }

    public List<String> names() {
        return teams.stream().map(AgentTeam::name).toList();
    }

    /** A team by its name, or as a list of orders. */
    public AgentTeam parse(String text) {
        for (AgentTeam team : teams) {
            if (team.name().equals(text)) {
                return team;
            }
        }
        Optional<String> nearest = Nearest.to(text, names());
        if (nearest.isPresent()) {
            throw new BadInput("did you mean '%s'?".formatted(nearest.get()));
        }
        return AgentTeam.parse(text, letters);
    }
}
