package moyo.blokus.player;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.playout.BlokusTeams;
import moyo.blokus.playout.TeamPolicy;
import moyo.search.agent.AgentTeam;
import moyo.search.expansion.Prior;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.playout.Playouts;

/** Plain UCT with a team of agents as playout policy. */
final class Agents {
    static final Setting<AgentTeam> TEAM =
            Setting.text(
                    "team",
                    BlokusTeams.ORIGINAL,
                    BlokusTeams.BOOK.range(),
                    "the agents, one of which is drawn for every playout move; an agent ORDER:2"
                            + " is drawn twice as often",
                    BlokusTeams::parse);

    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "agents",
                    "uct with a team of agents in playouts, as Marcolino and Matsubara 2011 for Go",
                    PaperPlayers.settings(TEAM),
                    Agents::make);

    private Agents() {}

    private static Player<BlokusPosition> make(BlokusGame game, Settings settings, long seed) {
        AgentTeam team = settings.get(TEAM);
        return PaperPlayers.search(
                PaperPlayers.parts(game, settings, Prior::none)
                        .withEvaluator(
                                Playouts.by(
                                        game,
                                        () -> new TeamPolicy(team),
                                        PaperPlayers.outcome(settings))),
                settings,
                seed);
    }
}
