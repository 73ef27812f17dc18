package moyo.search.agent;

import java.util.ArrayList;
import java.util.List;

/**
 * How many playout moves each agent of a team has made, and by which heuristic: a picture of a
 * moment.
 *
 * @param team whose moves are counted, in its order
 * @param voices who can make a move: the heuristics and what comes after them
 * @param moves by agent, then voice
 */
public record TeamCounts(AgentTeam team, List<String> voices, List<List<Long>> moves) {
    /** For players without agents. */
    public static final TeamCounts NONE =
            new TeamCounts(AgentTeam.of(new AgentOrder(List.of("-"))), List.of(), List.of());

    public TeamCounts {
        voices = List.copyOf(voices);
        moves = moves.stream().map(List::copyOf).toList();
    }

    public boolean isEmpty() {
        return moves.isEmpty();
    }

    public long ofAgent(int agent) {
        return moves.get(agent).stream().mapToLong(n -> n).sum();
    }

    public long ofVoice(int voice) {
        return moves.stream().mapToLong(row -> row.get(voice)).sum();
    }

    public long total() {
        return moves.stream().flatMap(List::stream).mapToLong(n -> n).sum();
    }

    /** The moves of two threads or searches of one player. */
    public TeamCounts plus(TeamCounts other) {
        return isEmpty() ? other : other.isEmpty() ? this : with(other);
    }

    private TeamCounts with(TeamCounts other) {
        List<List<Long>> sums = new ArrayList<>();
        for (int agent = 0; agent < moves.size(); agent++) {
            List<Long> row = new ArrayList<>();
            for (int voice = 0; voice < voices.size(); voice++) {
                row.add(moves.get(agent).get(voice) + other.moves.get(agent).get(voice));
            }
            sums.add(row);
        }
        return new TeamCounts(team, voices, sums);
    }
}
