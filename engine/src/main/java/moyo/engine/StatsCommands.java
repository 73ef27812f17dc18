package moyo.engine;

import moyo.gtp.GtpEngine;
import moyo.gtp.GtpRequest;

/** What searches counted; Fuego's {@code uct_stat_search} is the model. */
public final class StatsCommands {
    private static final String ALL = "all";

    private final Thinker<?, ?> thinker;

    public StatsCommands(Thinker<?, ?> thinker) {
        this.thinker = thinker;
    }

    public void register(GtpEngine engine) {
        engine.add("moyo-search_stats", "[all]", this::stats);
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
