package moyo.blokus.player;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.playout.BlokusTeams;
import moyo.blokus.playout.TeamPolicy;
import moyo.blokus.playout.UniformPolicy;
import moyo.search.agent.AgentTeam;
import moyo.search.expansion.Prior;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.table.TableOptions;

/**
 * The ideas of the three papers in one player: the table of {@code btt}, the team of {@code agents}
 * and the evaluation of {@code uct-bouzy}, each of which can be switched off; without all three it
 * is {@code uct}. {@code docs/together.md} has measurements.
 */
final class Together {
    private static final Setting<String> PLAYOUT =
            Setting.choice(
                    "playout",
                    List.of("team", "uniform"),
                    "the playout policy: the team's agents, or every legal move is equally"
                            + " likely");

    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "together",
                    "uct with all three: the table of btt, a team of agents, the evaluation of"
                            + " uct-bouzy",
                    settings(),
                    Together::make);

    private Together() {}

    private static List<Setting<?>> settings() {
        List<Setting<?>> ideas =
                new ArrayList<>(
                        Setting.change(
                                TableOptions.SETTINGS, TableOptions.LEAF_WEIGHT.withDefault(1.0)));
        ideas.addAll(
                List.of(
                        PLAYOUT,
                        Agents.TEAM.withDefault(BlokusTeams.parse("all")),
                        PaperPlayers.N0.saying(
                                "prior weight of the evaluation of a move, in simulations; 0 = no"
                                        + " evaluation"),
                        PaperPlayers.TAU,
                        PaperPlayers.MASK,
                        PaperPlayers.SEEDS));
        return PaperPlayers.settings(ideas.toArray(new Setting<?>[0]));
    }

    private static Player<BlokusPosition> make(BlokusGame game, Settings settings, long seed) {
        boolean evaluates = settings.get(PaperPlayers.N0) > 0;
        Supplier<Prior<BlokusPosition>> prior =
                evaluates ? PaperPlayers.evaluation(game, settings) : Prior::none;
        return PaperPlayers.search(
                PaperPlayers.parts(game, settings, prior)
                        .withEvaluator(
                                Playouts.by(game, policy(settings), PaperPlayers.outcome(settings)))
                        .with(PaperPlayers.memory(game, settings)),
                PaperPlayers.patient(settings),
                seed);
    }

    private static Supplier<PlayoutPolicy<BlokusPosition>> policy(Settings settings) {
        if (settings.get(PLAYOUT).equals("uniform")) {
            return UniformPolicy::new;
        }
        AgentTeam team = settings.get(Agents.TEAM);
        return () -> new TeamPolicy(team);
    }
}
