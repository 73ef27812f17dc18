package moyo.blokus.player;

import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BlokusTeams;
import moyo.blokus.TeamPolicy;
import moyo.game.Rng;
import moyo.search.Player;
import moyo.search.PlayerKind;
import moyo.search.Search;
import moyo.search.SearchOptions;
import moyo.search.SearchParts;
import moyo.search.Setting;
import moyo.search.Settings;
import moyo.search.agent.AgentTeam;

/** A team of agents makes the moves of playouts; all else is plain UCT. */
final class Agents {
    private static final Setting<AgentTeam> TEAM =
            new Setting<>(
                    "team",
                    BlokusTeams.ORIGINAL,
                    BlokusTeams.BOOK.range(),
                    "the agents, one of which is drawn for every playout move",
                    BlokusTeams::parse);

    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "agents",
                    "uct-plain with a team of agents in playouts, after Marcolino and Matsubara's",
                    PaperPlayers.settings(TEAM),
                    Agents::make);

    private Agents() {}

    private static Player<BlokusPosition> make(BlokusGame game, Settings settings, long seed) {
        AgentTeam team = settings.get(TEAM);
        return new Search<>(
                PaperPlayers.parts(game, settings, SearchParts.noPrior())
                        .withPolicy(() -> new TeamPolicy(team)),
                SearchOptions.from(settings),
                new Rng(seed));
    }
}
