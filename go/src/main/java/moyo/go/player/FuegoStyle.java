package moyo.go.player;

import java.util.function.BiFunction;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.heuristic.FuegoCandidates;
import moyo.go.heuristic.FuegoOutcome;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.GoTeams;
import moyo.go.prior.FuegoPrior;
import moyo.go.prior.FuegoRootFilter;
import moyo.search.Search;
import moyo.search.agent.AgentTeam;
import moyo.search.clock.Budget;
import moyo.search.clock.StopSignal;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.playout.Playouts;
import moyo.search.selection.UctRave;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;

/** A player like Fuego 0.4: its search, its passes and its resignation. */
final class FuegoStyle extends PassingPlayer {
    private final EarlyPass earlyPass;
    private final PassRules passRules;
    private final BiFunction<GoPosition, Budget, Budget> rations;

    FuegoStyle(GoGame game, SearchOptions options, boolean nakade, double unseen, Rng rng) {
        this(
                game,
                parts(game, nakade ? GoTeams.ORIGINAL : GoTeams.FUEGO, nakade, unseen),
                options,
                rng);
    }

    FuegoStyle(GoGame game, SearchParts<GoPosition> parts, SearchOptions options, Rng rng) {
        this(game, parts, options, rng, (position, budget) -> budget);
    }

    /**
     * @param rations the part of its budget that a move gets, by the position
     */
    FuegoStyle(
            GoGame game,
            SearchParts<GoPosition> parts,
            SearchOptions options,
            Rng rng,
            BiFunction<GoPosition, Budget, Budget> rations) {
        super(new Search<>(parts, options, rng));
        earlyPass = new EarlyPass(game, search, options.sure());
        passRules = new PassRules(game);
        this.rations = rations;
    }

    /** With prior knowledge by Fuego's own order. */
    static SearchParts<GoPosition> parts(
            GoGame game, AgentTeam team, boolean nakade, double unseen) {
        return parts(game, team, () -> new FuegoPrior(game.geometry(), nakade), unseen);
    }

    /**
     * @param team the agents of the playouts
     * @param prior makes the prior knowledge of new nodes for each thread
     */
    static SearchParts<GoPosition> parts(
            GoGame game, AgentTeam team, Supplier<Prior<GoPosition>> prior, double unseen) {
        UctRave rule = rule(game, unseen);
        return SearchParts.of(
                        game,
                        () -> rule,
                        () -> new ListedMoves<>(FuegoCandidates::inTree, prior.get()),
                        Playouts.by(
                                game,
                                () -> new FuegoPolicy(game.geometry(), team),
                                FuegoOutcome.of(game)),
                        GoPlayers.OWNERS)
                .withRootExpander(
                        () -> new ListedMoves<>(new FuegoRootFilter(game.geometry()), prior.get()));
    }

    static UctRave rule(GoGame game, double unseen) {
        boolean large = isLarge(game);
        return new UctRave(large ? 0 : 0.02, large ? 0.9 : 1.0, 5000, unseen);
    }

    static boolean isLarge(GoGame game) {
        return game.size() >= 15;
    }

    /** Fuego resigns below this value t, and ends a search early above 1 - t. */
    static double resignThreshold(GoGame game) {
        return isLarge(game) ? 0.08 : 0.05;
    }

    @Override
    public int chooseMove(GoPosition position, Budget whole, StopSignal stop) {
        if (passRules.passWins(position)) {
            return passAtOnce(position, Math.abs(position.score()));
        }
        show(null);
        Budget budget = rations.apply(position, whole);
        int move = search.chooseMove(position, budget, stop);
        remember();
        if (move == Game.PASS && passRules.passLoses(position)) {
            move = search.secondBest();
            explanation += "; a pass would lose";
        }
        return search.wasSure() ? endEarly(position, move, budget, stop) : move;
    }

    private int endEarly(GoPosition position, int move, Budget budget, StopSignal stop) {
        show(search.snapshot());
        int early = earlyPass.consider(position, budget, search.usedSeconds(), stop);
        if (early == EarlyPass.PLAY_ON) {
            return move;
        }
        explanation += early == Game.PASS ? "; all points are safe" : "; fills a neutral point";
        return early;
    }

    /** The tree search. */
    Search<GoPosition> search() {
        return search;
    }
}
