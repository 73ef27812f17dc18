package moyo.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import moyo.search.agent.TeamCounts;

/** Who has made the moves of playouts, as a table. */
final class TeamText {
    private TeamText() {}

    /** Moves, and what part of them each heuristic made, agent by agent and for the team. */
    static String lines(TeamCounts counts) {
        List<String> names = new ArrayList<>();
        counts.team().members().forEach(member -> names.add(member.toString()));
        names.add("team");
        int width = names.stream().mapToInt(String::length).max().orElse(0);
        StringBuilder text = new StringBuilder(" ".repeat(width)).append("       moves");
        for (String voice : counts.voices()) {
            text.append("  ").append(voice);
        }
        for (int i = 0; i < names.size(); i++) {
            boolean isTeam = i == names.size() - 1;
            long all = isTeam ? counts.total() : counts.ofAgent(i);
            text.append('\n')
                    .append(names.get(i))
                    .append(" ".repeat(width - names.get(i).length()));
            text.append(String.format(Locale.ROOT, "%12d", all));
            for (int v = 0; v < counts.voices().size(); v++) {
                long moves = isTeam ? counts.ofVoice(v) : counts.moves().get(i).get(v);
                text.append(share(moves, all, counts.voices().get(v).length() + 2));
            }
        }
        return text.toString();
    }

    private static String share(long moves, long all, int width) {
        String share = all == 0 ? "-" : String.format(Locale.ROOT, "%.1f%%", 100.0 * moves / all);
        return " ".repeat(Math.max(0, width - share.length())) + share;
    }
}
