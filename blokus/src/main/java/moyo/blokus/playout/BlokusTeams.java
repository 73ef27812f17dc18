package moyo.blokus.playout;

import java.util.Arrays;
import java.util.List;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import moyo.search.agent.TeamBook;

/** The named agents and teams of Blokus Duo, made after those of Go. */
public final class BlokusTeams {
    /** The letters of the five heuristics: S C B M R. */
    public static final List<String> LETTERS =
            Arrays.stream(Voice.values()).map(Voice::letter).filter(s -> !s.isEmpty()).toList();

    /** The titles of all sources of playout moves, in the order of {@link Voice}. */
    static final List<String> TITLES = Arrays.stream(Voice.values()).map(Voice::title).toList();

    /** The team of one agent, with its heuristics in the order of the letters. */
    public static final AgentTeam ORIGINAL =
            AgentTeam.of("original", List.of(new AgentOrder(LETTERS)));

    private static final AgentTeam ALL = AgentTeam.of("all", AgentOrder.all(LETTERS));

    /** The teams by name. */
    public static final TeamBook BOOK = new TeamBook(LETTERS, List.of(ORIGINAL, ALL));

    private BlokusTeams() {}

    /** Reads a team: its name or a list of orders. */
    public static AgentTeam parse(String text) {
        return BOOK.parse(text);
    }
}
