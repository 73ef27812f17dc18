package moyo.blokus.playout;

import java.util.Arrays;
import java.util.List;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import moyo.search.agent.TeamBook;

/** The agents and teams of Blokus Duo, after those of Go. */
public final class BlokusTeams {
    /** Those of the five heuristics, S C B M R. */
    public static final List<String> LETTERS =
            Arrays.stream(Voice.values()).map(Voice::letter).filter(s -> !s.isEmpty()).toList();

    /** Those of all who may make a playout move. */
    static final List<String> TITLES = Arrays.stream(Voice.values()).map(Voice::title).toList();

    /** One agent, which asks in the order of the letters. */
    public static final AgentTeam ORIGINAL =
            AgentTeam.of("original", List.of(new AgentOrder(LETTERS)));

    private static final AgentTeam ALL = AgentTeam.of("all", AgentOrder.all(LETTERS));

    /** All of these by name. */
    public static final TeamBook BOOK = new TeamBook(LETTERS, List.of(ORIGINAL, ALL));

    private BlokusTeams() {}

    /** A team by its name, or as a list of orders. */
    public static AgentTeam parse(String text) {
        return BOOK.parse(text);
    }
}
