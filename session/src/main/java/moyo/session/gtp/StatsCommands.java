package moyo.session.gtp;

import moyo.game.BadInput;
import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;
import moyo.search.agent.HeuristicChain;
import moyo.search.count.Counts;
import moyo.search.selection.Explanation;
import moyo.session.CountsText;
import moyo.session.Thinker;

/**
 * Commands for the counters of searches and teams of agents, after Fuego's {@code uct_stat_search},
 * and for the terms of the selection formula.
 */
public final class StatsCommands {
    private static final String ALL = "all";
    private static final String HELP = "help";

    private final Thinker<?, ?> thinker;

    public StatsCommands(Thinker<?, ?> thinker) {
        this.thinker = thinker;
    }

    public void register(GtpEngine engine) {
        engine.add("moyo-search_stats", "[all|help]", this::stats);
        engine.add("moyo-team_stats", "", this::teamStats);
        engine.add("moyo-explain", "MOVE", this::explain);
    }

    /** The terms of the selection formula for a move of the position last searched. */
    private String explain(GtpRequest request) {
        String name = request.expect(1).text(0);
        int move = thinker.game().parseMove(name);
        return thinker.analyst()
                .explain(move)
                .map(Explanation::text)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        ("'%s' was not considered in the last search; search first,"
                                                        + " then ask for one of its moves")
                                                .formatted(name)));
    }

    /**
     * Returns a line for each agent: its playout moves since the player was created, by heuristic.
     */
    private String teamStats(GtpRequest request) {
        request.expect(0);
        Counts counts = thinker.player().counts();
        if (counts.cells(HeuristicChain.TABLE).isEmpty()) {
            throw new BadInput("no agents play the playouts of this player");
        }
        return CountsText.table(HeuristicChain.TABLE, counts);
    }

    /**
     * Counters of the last search; with {@code all}, since the player was created (it is recreated
     * when a setting, the seed or the board size changes); with {@code help}, what each means.
     */
    private String stats(GtpRequest request) {
        request.expect(0, 1);
        if (request.count() == 0) {
            return CountsText.lines(thinker.analyst().snapshot().counts());
        }
        return switch (request.text(0)) {
            case ALL -> CountsText.lines(thinker.player().counts());
            case HELP -> CountsText.sentences(thinker.player().counts());
            default -> throw request.syntax(request.text(0), "'" + ALL + "' or '" + HELP + "'");
        };
    }
}
