package moyo.go.player;

import moyo.game.Colour;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.GoRules;
import moyo.go.heuristic.Agent;
import moyo.go.heuristic.FuegoCandidates;
import moyo.go.heuristic.FuegoOutcome;
import moyo.go.heuristic.FuegoPrior;
import moyo.search.Budget;
import moyo.search.Player;
import moyo.search.Search;
import moyo.search.SearchParts;
import moyo.search.StopSignal;
import moyo.search.UctRave;

/** The player that Fuego 0.4 is: its search, and what it does about passes. */
final class FuegoStyle implements Player<GoPosition> {
    private final Search<GoPosition> search;
    private final boolean countsAsItStands;
    private String explanation = "";

    FuegoStyle(GoGame game, int treeNodes, Rng rng) {
        boolean large = game.size() >= 15;
        search =
                new Search<>(
                        new SearchParts<>(
                                game,
                                new UctRave(large ? 0 : 0.02, large ? 0.9 : 1.0, 5000, 1),
                                FuegoCandidates::inTree,
                                FuegoCandidates::atRoot,
                                () -> Agent.ofFuego(game.geometry()),
                                () -> new FuegoPrior(game.geometry()),
                                FuegoOutcome.of(game),
                                true,
                                1,
                                treeNodes),
                        rng);
        countsAsItStands = game.rules().scoring() == GoRules.Scoring.AREA_AS_IT_STANDS;
    }

    /**
     * Where the board counts as it stands, a pass that wins is played and one that loses is not.
     */
    @Override
    public int chooseMove(GoPosition position, Budget budget, StopSignal stop) {
        boolean wins = wins(position);
        if (countsAsItStands && position.passes() == 1 && wins) {
            explanation = "the opponent has passed, and passing wins";
            return Game.PASS;
        }
        int move = search.chooseMove(position, budget, stop);
        explanation = search.explainLastMove();
        if (move == Game.PASS && countsAsItStands && position.passes() == 0 && !wins) {
            move = search.secondBest();
            explanation += "; a pass would lose";
        }
        return move;
    }

    @Override
    public int simulations() {
        return search.simulations();
    }

    @Override
    public double lastValue() {
        return search.lastValue();
    }

    /** The search behind the moves. */
    Search<GoPosition> search() {
        return search;
    }

    private static boolean wins(GoPosition position) {
        double score = position.score();
        return position.toMove() == Colour.FIRST ? score > 0 : score < 0;
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }
}
