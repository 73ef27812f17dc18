package moyo.go.player;

import java.util.ArrayList;
import java.util.List;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.heuristic.GoTeams;
import moyo.go.status.BouzyTerritory;
import moyo.search.expansion.EvaluatorPrior;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;

/**
 * The ideas of the three papers in one player: the table of {@code btt}, the team of {@code agents}
 * and the evaluation of {@code uct-bouzy} beside Fuego's prior knowledge. {@code table=0}, {@code
 * team=original} and {@code n0=0} switch them off; without all three it is {@code fuego-style} with
 * nakade, tree reuse and late expansion. {@code docs/together.md} has measurements.
 */
final class Together {
    private static final Setting<Double> N0 =
            GoPlayers.N0.saying(
                    "prior weight of Bouzy's evaluation of a move, in simulations; 0 = no"
                            + " evaluation");

    static final PlayerKind<GoGame, GoPosition> KIND =
            new PlayerKind<>(
                    "together",
                    "fuego-style with all three: the table of btt, a team of agents, Bouzy's"
                            + " evaluation",
                    settings(),
                    Together::make);

    private Together() {}

    private static List<Setting<?>> settings() {
        List<Setting<?>> ideas = new ArrayList<>(BttPlayers.OURS);
        ideas.add(N0);
        ideas.add(GoPlayers.TAU);
        return Setting.change(
                BttPlayers.settings(ideas, BttPlayers.OUR_SEARCH),
                FuegoSettings.TEAM.withDefault(GoTeams.parse("table3")),
                FuegoSettings.NAKADE.withDefault(true));
    }

    private static Player<GoPosition> make(GoGame game, Settings settings, long seed) {
        SearchParts<GoPosition> parts =
                FuegoSettings.parts(game, settings).with(BttPlayers.memory(game, settings));
        double n0 = settings.get(N0);
        double tau = settings.get(GoPlayers.TAU);
        return new FuegoStyle(
                game,
                n0 == 0
                        ? parts
                        : parts.withMorePrior(
                                () ->
                                        new EvaluatorPrior<>(
                                                game,
                                                new BouzyTerritory(game.geometry()),
                                                tau,
                                                n0)),
                FuegoSettings.options(game, patient(settings, n0)),
                new Rng(seed));
    }

    /** The weight of the evaluation does not count towards the default threshold. */
    private static Settings patient(Settings settings, double n0) {
        double threshold = settings.get(SearchOptions.EXPAND_THRESHOLD);
        return settings.isSet(SearchOptions.EXPAND_THRESHOLD)
                ? settings
                : settings.with(
                        SearchOptions.EXPAND_THRESHOLD.key(), Double.toString(threshold + n0));
    }
}
