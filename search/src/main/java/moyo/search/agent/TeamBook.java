package moyo.search.agent;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import moyo.game.BadInput;
import moyo.game.Nearest;

/** The heuristics of a game and its named teams. Immutable. */
public final class TeamBook {
    private final List<String> letters;
    private final Map<String, AgentTeam> named = new LinkedHashMap<>();

    /**
     * @param letters letters of the heuristics, in the order of the original agent
     */
    public TeamBook(List<String> letters, List<AgentTeam> teams) {
        this.letters = List.copyOf(letters);
        teams.forEach(team -> named.put(team.name(), team));
    }

    public List<String> letters() {
        return letters;
    }

    /** All orders of all heuristics; the original agent is the first. */
    public List<AgentOrder> orders() {
        return AgentOrder.all(letters);
    }

    /** The names of the named teams. */
    public List<String> names() {
        return List.copyOf(named.keySet());
    }

    /** Reads a team: a name, or a list of orders. */
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

    /** Whether a text consists of letters of heuristics; such a text is not a misspelt name. */
    private boolean isOrder(String text) {
        return letters.containsAll(List.of(text.split("[-,]")));
    }

    /** The range text of a setting. */
    public String range() {
        return "one of %s, or orders such as %s"
                .formatted(String.join(", ", names()), AgentTeam.of(orders().subList(1, 3)));
    }
}
