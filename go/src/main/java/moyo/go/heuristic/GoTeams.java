package moyo.go.heuristic;

import java.util.Arrays;
import java.util.List;
import moyo.search.agent.AgentOrder;
import moyo.search.agent.AgentTeam;
import moyo.search.agent.TeamBook;

/** The agents and teams of Go; Marcolino and Matsubara 2011. */
public final class GoTeams {
    /** Letters of the five local heuristics in Fuego's order: N AC AD L P. */
    public static final List<String> LETTERS =
            Arrays.stream(Voice.values()).map(Voice::letters).filter(s -> !s.isEmpty()).toList();

    /** Titles of all heuristics and fallbacks that make playout moves. */
    static final List<String> TITLES = Arrays.stream(Voice.values()).map(Voice::title).toList();

    /** Fuego 0.4 with its default settings, without nakade. */
    public static final AgentTeam FUEGO = AgentTeam.parse("AC-AD-L-P", LETTERS).named("fuego");

    /** The paper's agent 0. */
    public static final AgentTeam ORIGINAL =
            AgentTeam.of("original", List.of(new AgentOrder(LETTERS)));

    private static final AgentTeam ALL = AgentTeam.of("all", AgentOrder.all(LETTERS));

    private static final AgentTeam TABLE_1 =
            AgentTeam.parse("N-AC-AD-L-P,AD-N-AC-P-L,AD-N-P-AC-L,AD-AC-P-N-L,N-AC-P-L-AD", LETTERS)
                    .named("table1");

    private static final AgentTeam TABLE_3 =
            AgentTeam.parse("N-AC-AD-L-P,AD-N-AC-P-L,AD-N-P-AC-L,AD-P-L-N-AC,AC-N-AD-L-P", LETTERS)
                    .named("table3");

    /** The result of {@code moyo learn agents} at equal time: one agent. */
    public static final AgentTeam LEARNED =
            AgentTeam.parse("AD-L-P-N-AC", LETTERS).named("learned");

    /** The named teams. */
    public static final TeamBook BOOK =
            new TeamBook(LETTERS, List.of(LEARNED, FUEGO, ORIGINAL, TABLE_1, TABLE_3, ALL));

    private GoTeams() {}

    /** Reads a team: a name, or a list of orders. */
    public static AgentTeam parse(String text) {
        return BOOK.parse(text);
    }
}
