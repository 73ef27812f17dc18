package moyo.engine;

import moyo.game.BadInput;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.agent.TeamCounts;

/** What searches and teams of agents counted; Fuego's {@code uct_stat_search} is the model. */
public final class StatsCommands {
    private static final String ALL = "all";

    private final Thinker<?, ?> thinker;

    public StatsCommands(Thinker<?, ?> thinker) {
        this.thinker = thinker;
    }

    public void register(GtpEngine engine) {
        engine.add("moyo-search_stats", "[all]", this::stats);
        engine.add("moyo-team_stats", "", this::teamStats);
    }

    /** A line for each agent: its moves in playouts since the player was made, and by whom. */
    private String teamStats(GtpRequest request) {
        request.expect(0);
        TeamCounts counts = thinker.player().teamCounts();
        if (counts.isEmpty()) {
            throw new BadInput("no agents play the playouts of this player");
        }
        return TeamText.lines(counts);
    }

    /** Of the last search, or of all since the player was made: at a new setting, seed or board. */
    private String stats(GtpRequest request) {
        request.expect(0, 1);
        if (request.count() == 0) {
            return EffortText.lines(thinker.analyst().snapshot().effort());
        }
        if (!request.text(0).equals(ALL)) {
            throw request.syntax(request.text(0), "'" + ALL + "'");
        }
        return EffortText.lines(thinker.player().effort());
    }
}
