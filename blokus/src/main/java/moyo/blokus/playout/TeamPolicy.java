package moyo.blokus.playout;

import moyo.blokus.BlokusPosition;
import moyo.blokus.Placements;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.agent.AgentTeam;
import moyo.search.agent.HeuristicChain;
import moyo.search.count.Counts;
import moyo.search.playout.PlayoutPolicy;

/**
 * Playouts by a team of agents, as in Marcolino and Matsubara (2011) for Go: for each move an agent
 * is drawn, and the first heuristic in its order that suggests a move makes it; if none does, all
 * legal moves are equally likely. One instance per thread; never allocates after construction.
 */
@SuppressWarnings("EnumOrdinal") // heuristics and counters are indexed by voice
public final class TeamPolicy implements PlayoutPolicy<BlokusPosition> {
    private final TeamHeuristics heuristics = new TeamHeuristics();
    private final HeuristicChain<BlokusPosition> chain;

    public TeamPolicy(AgentTeam team) {
        chain =
                new HeuristicChain<>(
                        team,
                        BlokusTeams.LETTERS,
                        BlokusTeams.TITLES,
                        heuristics,
                        Placements.CODES);
    }

    /** For a forced pass no agent is drawn. */
    @Override
    public int choose(BlokusPosition position, Rng rng) {
        if (position.mustPass()) {
            return Game.PASS;
        }
        heuristics.look(position, rng);
        chain.draw(rng);
        int move = chain.choose(position, rng);
        if (move == HeuristicChain.NONE) {
            chain.count(Voice.RANDOM.ordinal());
            return heuristics.draw();
        }
        chain.count(chain.voice());
        return move;
    }

    @Override
    public Counts counts() {
        return chain.counts();
    }
}
