package moyo.search.agent;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Nearest;

/** The heuristics of a game, and its teams that have a name. Immutable. */
public final class TeamBook {
    private final List<String> letters;
    private final Map<String, AgentTeam> named = new LinkedHashMap<>();

    /**
     * @param letters of the heuristics, in the order of the original agent
     */
    public TeamBook(List<String> letters, List<AgentTeam> teams) {
        this.letters = List.copyOf(letters);
        teams.forEach(team -> named.put(team.name(), team));
    }

    public List<String> letters() {
        return letters;
    }

    /** Every agent that asks all heuristics; the original is the first. */
    public List<AgentOrder> orders() {
        return AgentOrder.all(letters);
    }

    /** The names of the teams that have one. */
    public List<String> names() {
        return List.copyOf(named.keySet());
    }

    /** A team by its name, or as a list of orders. */
    public AgentTeam parse(String text) {
        AgentTeam known = named.get(text);
        if (known != null) {
            return known;
        }
        Optional<String> nearest = Nearest.to(text, names());
        if (nearest.isPresent() && !isOrder(text)) {
            throw new BadInput(
                    "no team is called '%s'; did you mean '%s'?".formatted(text, nearest.get()));
        }
        return AgentTeam.parse(text, letters);
    }

    /** Short orders may look like names. */
    private boolean isOrder(String text) {
        return letters.containsAll(List.of(text.split("[-,]")));
    }

    /** What a setting says of its range. */
    public String range() {
        return "one of %s, or orders such as %s"
                .formatted(String.join(", ", names()), AgentTeam.of(orders().subList(1, 3)));
    }
}
