package moyo.go.player;

import java.util.List;
import java.util.function.Supplier;
import moyo.go.Geometry;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.heuristic.GoTeams;
import moyo.go.prior.FuegoPrior;
import moyo.search.agent.AgentTeam;
import moyo.search.expansion.Prior;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;

/** Settings of the players based on Fuego. */
final class FuegoSettings {
    static final Setting<Boolean> NAKADE =
            Setting.flag(
                    "nakade", false, "playouts play the vital point of three-point eye spaces");

    /** {@link #NAKADE} applies to the default order only; a team lists its heuristics itself. */
    static final Setting<AgentTeam> TEAM =
            Setting.text(
                    "team",
                    GoTeams.FUEGO,
                    GoTeams.BOOK.range(),
                    "the agents, one of which is drawn for every playout move; an agent ORDER:2"
                            + " is drawn twice as often",
                    GoTeams::parse);

    /** In Fuego the prior knowledge calls the playout policy, so that a new order changes both. */
    static final Setting<String> PRIOR =
            Setting.choice(
                    "prior",
                    List.of("original", "team", "none"),
                    "prior knowledge of new nodes: by Fuego's order (original), by an agent drawn"
                            + " from the team, or none");

    static final Setting<Double> UNSEEN =
            Setting.number(
                    "first-play-urgency",
                    1,
                    -10,
                    1e6,
                    "value of a move without visits, prior or RAVE results");

    /** The settings of a search on a tree, with Fuego's defaults. */
    static final List<Setting<?>> SEARCH = fuegos(SearchOptions.SETTINGS);

    /** The settings of a search on a graph, with Fuego's defaults. */
    static final List<Setting<?>> GRAPH = fuegos(SearchOptions.GRAPH_SETTINGS);

    private FuegoSettings() {}

    private static List<Setting<?>> fuegos(List<Setting<?>> search) {
        Setting<Double> resign =
                Setting.number(
                        SearchOptions.RESIGN.key(),
                        0.05,
                        0,
                        1,
                        "resign when the root value is below this (0.08 from 15x15 on); 0 means"
                                + " never");
        return Setting.change(search, SearchOptions.VIRTUAL_LOSS.withDefault(false), resign);
    }

    static SearchOptions options(GoGame game, Settings settings) {
        return firm(game, settings, SearchOptions.from(settings));
    }

    /** The options of a search on a graph. */
    static SearchOptions graphOptions(GoGame game, Settings settings) {
        return firm(game, settings, SearchOptions.ofGraph(settings));
    }

    private static SearchOptions firm(GoGame game, Settings settings, SearchOptions options) {
        double usual = FuegoStyle.resignThreshold(game);
        double resign =
                settings.isSet(SearchOptions.RESIGN) ? settings.get(SearchOptions.RESIGN) : usual;
        return options.firm(resign, 1 - usual);
    }

    static SearchParts<GoPosition> parts(GoGame game, Settings settings) {
        return parts(game, settings, prior(game, settings));
    }

    /** With other prior knowledge. */
    static SearchParts<GoPosition> parts(
            GoGame game, Settings settings, Supplier<Prior<GoPosition>> prior) {
        return FuegoStyle.parts(game, team(settings), prior, settings.get(UNSEEN))
                .withFinalRule(SearchOptions.finalRule(settings));
    }

    /** Makes the prior knowledge of each thread. */
    static Supplier<Prior<GoPosition>> prior(GoGame game, Settings settings) {
        Geometry geometry = game.geometry();
        return switch (settings.get(PRIOR)) {
            case "team" -> () -> new FuegoPrior(geometry, team(settings));
            case "none" -> Prior::none;
            default -> () -> new FuegoPrior(geometry, settings.get(NAKADE));
        };
    }

    private static AgentTeam team(Settings settings) {
        boolean isFuegos = !settings.isSet(TEAM) && settings.get(TEAM).equals(GoTeams.FUEGO);
        return isFuegos && settings.get(NAKADE) ? GoTeams.ORIGINAL : settings.get(TEAM);
    }
}
