package moyo.go.prior;

import moyo.game.Rng;
import moyo.go.Geometry;
import moyo.go.GoPosition;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.GoTeams;
import moyo.search.agent.AgentTeam;
import moyo.search.expansion.NodeWriter;
import moyo.search.expansion.Prior;

/** Sets the prior values and weights of {@link PriorKnowledge}. */
public final class FuegoPrior implements Prior<GoPosition> {
    private final PriorKnowledge knowledge;

    /** Priors by Fuego's order; nakade, if on, comes first. */
    public FuegoPrior(Geometry geometry, boolean nakade) {
        this(geometry, nakade ? GoTeams.ORIGINAL : GoTeams.FUEGO);
    }

    /**
     * @param team one of its agents is drawn for every new node
     */
    public FuegoPrior(Geometry geometry, AgentTeam team) {
        knowledge = new PriorKnowledge(geometry, new FuegoPolicy(geometry, team));
    }

    @Override
    public void introduce(GoPosition parent, NodeWriter children, Rng rng) {
        knowledge.judge(parent, rng);
        for (int i = 0; i < children.size(); i++) {
            int move = children.move(i);
            if (knowledge.weight(move) > 0) {
                children.setPrior(i, knowledge.value(move), knowledge.weight(move));
            }
        }
    }
}
