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
 * Playouts by a team of agents, as Marcolino and Matsubara (2011) have them in Go: for each move
 * one is drawn and asks its heuristics in its order; if none has anything to say, all legal moves
 * are equally likely. One instance per thread; nothing allocates.
 */
@SuppressWarnings("EnumOrdinal") // heuristics and counters go by voice
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

    /** A pass is forced, so nobody is drawn for it. */
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
