package moyo.go.player;

import moyo.game.Game;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.search.RootParallel;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.count.Counts;
import moyo.search.player.Player;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;

/** Fuego's search with root parallelism; it does not pass early in won games. */
final class VotingFuegoStyle implements Player<GoPosition> {
    private final RootParallel<GoPosition> trees;
    private final PassRules passRules;
    private String explanation = "";

    VotingFuegoStyle(GoGame game, SearchParts<GoPosition> parts, SearchOptions options, Rng rng) {
        trees = new RootParallel<>(parts, options, rng);
        passRules = new PassRules(game);
    }

    @Override
    public void newGame() {
        trees.newGame();
    }

    @Override
    public void reseed(long seed) {
        trees.reseed(seed);
    }

    @Override
    public int chooseMove(GoPosition position, Budget budget, StopSignal stop) {
        if (passRules.passWins(position)) {
            explanation = "the opponent has passed, and passing wins";
            return Game.PASS;
        }
        int move = trees.chooseMove(position, budget, stop);
        explanation = trees.explainLastMove();
        if (move == Game.PASS && passRules.passLoses(position)) {
            explanation += "; a pass would lose";
            return trees.secondBest();
        }
        return move;
    }

    @Override
    public int simulations() {
        return trees.simulations();
    }

    @Override
    public Counts counts() {
        return trees.counts();
    }

    @Override
    public double lastValue() {
        return trees.lastValue();
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }
}
