package moyo.go.player;

import java.util.List;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.SearchOptions;
import moyo.search.SearchParts;
import moyo.search.Setting;
import moyo.search.Settings;

/** What can be set of players that are Fuego at heart. */
final class FuegoSettings {
    static final Setting<Boolean> NAKADE =
            Setting.flag("nakade", false, "playouts play the vital point of three-point eyes");

    static final Setting<Double> UNSEEN =
            Setting.number(
                    "first-play-urgency",
                    1,
                    -10,
                    1e6,
                    "the value of a move of which nothing is known");

    /** Those of every search, with Fuego's defaults. */
    static final List<Setting<?>> SEARCH = fuegos(SearchOptions.SETTINGS);

    /** Those of a search on a graph. */
    static final List<Setting<?>> GRAPH = fuegos(SearchOptions.GRAPH_SETTINGS);

    private FuegoSettings() {}

    private static List<Setting<?>> fuegos(List<Setting<?>> search) {
        Setting<Double> resign =
                Setting.number(
                        SearchOptions.RESIGN.key(),
                        0.05,
                        0,
                        1,
                        "gives up when its value is below this (0.08 from 15x15 on); 0 is never");
        return Setting.change(search, SearchOptions.VIRTUAL_LOSS.withDefault(false), resign);
    }

    static SearchOptions options(GoGame game, Settings settings) {
        double usual = FuegoStyle.resignThreshold(game);
        double resign =
                settings.isSet(SearchOptions.RESIGN) ? settings.get(SearchOptions.RESIGN) : usual;
        return SearchOptions.from(settings).firm(resign, 1 - usual);
    }

    static SearchParts<GoPosition> parts(GoGame game, Settings settings) {
        return FuegoStyle.parts(game, settings.get(NAKADE), settings.get(UNSEEN));
    }
}
