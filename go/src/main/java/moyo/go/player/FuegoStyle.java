package moyo.go.player;

import java.util.function.IntPredicate;
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
import moyo.go.heuristic.FuegoRootFilter;
import moyo.search.Analyst;
import moyo.search.Budget;
import moyo.search.Search;
import moyo.search.SearchOptions;
import moyo.search.SearchParts;
import moyo.search.Snapshot;
import moyo.search.StopSignal;
import moyo.search.UctRave;
import org.jspecify.annotations.Nullable;

/** The player that Fuego 0.4 is: its search, and what it does about passes and lost games. */
final class FuegoStyle implements Analyst<GoPosition> {
    private final Search<GoPosition> search;
    private final EarlyPass earlyPass;
    private final boolean countsAsItStands;
    private String explanation = "";
    private int simulations;
    private double value = Double.NaN;

    /** What was known of the position before the search turned to others; null while it has not. */
    private volatile @Nullable Snapshot kept;

    FuegoStyle(GoGame game, SearchOptions options, boolean nakade, double unseen, Rng rng) {
        search = new Search<>(parts(game, nakade, unseen), options, rng);
        earlyPass = new EarlyPass(game, search, options.sure());
        countsAsItStands = game.rules().scoring() == GoRules.Scoring.AREA_AS_IT_STANDS;
    }

    static SearchParts<GoPosition> parts(GoGame game, boolean nakade, double unseen) {
        boolean large = isLarge(game);
        UctRave rule = new UctRave(large ? 0 : 0.02, large ? 0.9 : 1.0, 5000, unseen);
        return new SearchParts<>(
                game,
                () -> rule,
                FuegoCandidates::inTree,
                () -> new FuegoRootFilter(game.geometry()),
                () -> Agent.ofFuego(game.geometry(), nakade),
                () -> new FuegoPrior(game.geometry(), nakade),
                FuegoOutcome.of(game),
                GoPlayers.OWNERS);
    }

    static boolean isLarge(GoGame game) {
        return game.size() >= 15;
    }

    /** Fuego resigns below this, and is sure to win above the opposite. */
    static double resignThreshold(GoGame game) {
        return isLarge(game) ? 0.08 : 0.05;
    }

    @Override
    public void newGame() {
        search.newGame();
    }

    /**
     * Where the board counts as it stands, a pass that wins is played and one that loses is not.
     */
    @Override
    public int chooseMove(GoPosition position, Budget budget, StopSignal stop) {
        boolean wins = wins(position);
        if (countsAsItStands && position.passes() == 1 && wins) {
            explanation = "the opponent has passed, and passing wins";
            simulations = 0;
            value = Double.NaN;
            kept = Snapshot.EMPTY;
            return Game.PASS;
        }
        kept = null;
        int move = search.chooseMove(position, budget, stop);
        explanation = search.explainLastMove();
        simulations = search.simulations();
        value = search.lastValue();
        if (move == Game.PASS && countsAsItStands && position.passes() == 0 && !wins) {
            move = search.secondBest();
            explanation += "; a pass would lose";
        }
        return search.wasSure() ? endEarly(position, move, budget, stop) : move;
    }

    private int endEarly(GoPosition position, int move, Budget budget, StopSignal stop) {
        kept = search.snapshot();
        int early = earlyPass.consider(position, budget, stop);
        if (early == EarlyPass.PLAY_ON) {
            return move;
        }
        explanation += early == Game.PASS ? "; all points are safe" : "; fills a neutral point";
        return early;
    }

    @Override
    public void analyse(GoPosition position, IntPredicate allowed, Budget budget, StopSignal stop) {
        kept = null;
        search.analyse(position, allowed, budget, stop);
        simulations = search.simulations();
        value = search.lastValue();
    }

    @Override
    public Snapshot snapshot() {
        Snapshot earlier = kept;
        return earlier == null ? search.snapshot() : earlier;
    }

    @Override
    public void watchOwners(boolean watch) {
        search.watchOwners(watch);
    }

    @Override
    public int simulations() {
        return simulations;
    }

    @Override
    public double lastValue() {
        return value;
    }

    /** The search behind the moves. */
    Search<GoPosition> search() {
        return search;
    }

    /** Whether the side to move wins if the board is counted now. */
    static boolean wins(GoPosition position) {
        double score = position.score();
        return position.toMove() == Colour.FIRST ? score > 0 : score < 0;
    }

    @Override
    public String explainLastMove() {
        return explanation;
    }
}
