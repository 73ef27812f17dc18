package moyo.go.player;

import java.net.URL;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.UniformPolicy;
import moyo.go.heuristic.FuegoCandidates;
import moyo.go.heuristic.FuegoPolicy;
import moyo.go.heuristic.GoTeams;
import moyo.go.net.GoLessons;
import moyo.go.prior.FuegoProbabilities;
import moyo.go.prior.FuegoRootFilter;
import moyo.go.status.BouzyTerritory;
import moyo.net.kernel.Network;
import moyo.net.kernel.RowEvaluatorSpec;
import moyo.net.player.ZeroPlayer;
import moyo.search.FlatMonteCarlo;
import moyo.search.Search;
import moyo.search.expansion.Candidates;
import moyo.search.expansion.EvaluatorPrior;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.player.Player;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.playout.Outcome;
import moyo.search.playout.Playouts;
import moyo.search.playout.PolicyPlayer;
import moyo.search.selection.Grave;
import moyo.search.selection.Puct;
import moyo.search.selection.SelectionRule;
import moyo.search.selection.Ucb1;
import moyo.search.selection.Ucb1Tuned;
import moyo.search.selection.UctRave;
import moyo.search.simulation.EvaluatorSpec;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.table.TableOptions;
import moyo.search.watch.Owners;

/** The players of Go by name. */
public final class GoPlayers {
    /** All legal moves that do not fill an own eye, and pass. */
    public static final Candidates<GoPosition> CANDIDATES = GoPlayers::candidates;

    /** The owner of each point at the end of a playout, by area. */
    public static final Owners<GoPosition> OWNERS =
            (end, balance) -> {
                GoBoard board = end.board();
                for (int p : board.geometry().points()) {
                    balance[p] += board.owner(p);
                }
            };

    private static final Setting<Double> EXPLORATION =
            Setting.number("exploration", 1, 0, 100, "weight c of the exploration term");

    private static final Setting<String> PARALLEL =
            Setting.choice(
                    "parallel",
                    List.of("tree", "root"),
                    "tree = threads share one tree; root = each thread has its own tree and"
                            + " their visits are summed");

    private static final Setting<Integer> GRAVE_VISITS =
            Setting.integer(
                    "grave-visits",
                    50,
                    0,
                    1_000_000,
                    "visits from which on a node uses its own RAVE statistics");

    private static final Setting<Double> GRAVE_BIAS =
            Setting.number(
                    "grave-bias", 1e-5, 0, 1, "how fast the weight of RAVE falls as visits grow");

    private static final Setting<Double> REDUCTION =
            Setting.number(
                    "first-play-reduction",
                    0.1,
                    -1,
                    1,
                    "value of an untried move: its parent's value minus this");

    private static final PlayerKind<GoGame, GoPosition> FLAT =
            new PlayerKind<>(
                    "flat",
                    "flat Monte Carlo: the same number of light playouts for every move, no tree",
                    List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU),
                    GoPlayers::flat);

    private static final PlayerKind<GoGame, GoPosition> RANDOM =
            new PlayerKind<>(
                    "random",
                    "uniformly random legal moves that do not fill an own eye",
                    List.of(),
                    GoPlayers::random);

    private static final PlayerKind<GoGame, GoPosition> UCT =
            new PlayerKind<>(
                    "uct",
                    "plain UCT: UCB1 in the tree, light playouts",
                    settings(SearchOptions.SETTINGS, EXPLORATION),
                    (game, settings, seed) -> {
                        Ucb1 rule = new Ucb1(settings.get(EXPLORATION));
                        return light(game, () -> rule, settings, seed);
                    });

    static final Setting<Double> N0 =
            Setting.number(
                    "n0", 10, 0, 1e5, "prior weight of the evaluation of a move, in simulations");

    static final Setting<Double> TAU =
            Setting.number(
                    "tau",
                    10,
                    1e-6,
                    1e6,
                    "scale of the evaluation in points: prior value σ(E / tau)");

    private static final PlayerKind<GoGame, GoPosition> UCT_BOUZY =
            new PlayerKind<>(
                    "uct-bouzy",
                    "plain UCT with prior values of new moves by Bouzy's 5/21 evaluation",
                    settings(SearchOptions.SETTINGS, EXPLORATION, N0, TAU),
                    GoPlayers::uctBouzy);

    private static final PlayerKind<GoGame, GoPosition> UCB1_TUNED =
            new PlayerKind<>(
                    "ucb1-tuned",
                    "UCT with UCB1-TUNED (Marcolino and Matsubara 2011, eq. 1), light playouts",
                    settings(SearchOptions.SETTINGS),
                    (game, settings, seed) -> light(game, Ucb1Tuned::new, settings, seed));

    private static final PlayerKind<GoGame, GoPosition> RAVE =
            new PlayerKind<>(
                    "rave",
                    "UCT with RAVE, light playouts, no prior knowledge",
                    settings(
                            SearchOptions.SETTINGS,
                            EXPLORATION.withDefault(0.02),
                            FuegoSettings.UNSEEN),
                    (game, settings, seed) -> {
                        UctRave rule =
                                new UctRave(
                                        settings.get(EXPLORATION),
                                        1,
                                        5000,
                                        settings.get(FuegoSettings.UNSEEN));
                        return light(game, () -> rule, settings, seed);
                    });

    private static final PlayerKind<GoGame, GoPosition> GRAVE =
            new PlayerKind<>(
                    "grave",
                    "generalised RAVE (Cazenave 2015), light playouts, no prior knowledge",
                    settings(
                            SearchOptions.SETTINGS, GRAVE_VISITS, GRAVE_BIAS, FuegoSettings.UNSEEN),
                    (game, settings, seed) ->
                            light(
                                    game,
                                    () ->
                                            new Grave(
                                                    game.moveCodes(),
                                                    settings.get(GRAVE_VISITS),
                                                    settings.get(GRAVE_BIAS),
                                                    settings.get(FuegoSettings.UNSEEN)),
                                    settings,
                                    seed));

    private static final PlayerKind<GoGame, GoPosition> PUCT =
            new PlayerKind<>(
                    "puct",
                    "PUCT with probabilities from Fuego's prior knowledge, Fuego's playouts",
                    settings(SearchOptions.SETTINGS, EXPLORATION.withDefault(1.5), REDUCTION),
                    GoPlayers::puct);

    /**
     * MiB for evaluations of {@code zero}. At 0.28 CPU seconds a move 43 % of the look-ups are
     * answered (docs/training.md, "Playing with it").
     */
    private static final int NETWORK_CACHE = 64;

    private static final PlayerKind<GoGame, GoPosition> ZERO = zero(network -> network);

    private static final PlayerKind<GoGame, GoPosition> FUEGO_STYLE =
            new PlayerKind<>(
                    "fuego-style",
                    "the search of Fuego 0.4: UCT with RAVE, its prior knowledge and its playouts",
                    settings(
                            FuegoSettings.SEARCH,
                            FuegoSettings.TEAM,
                            FuegoSettings.NAKADE,
                            FuegoSettings.PRIOR,
                            FuegoSettings.UNSEEN,
                            PARALLEL),
                    GoPlayers::fuegoStyle);

    private static final Setting<String> RULE =
            Setting.choice(
                    "rule",
                    List.of("rave", "ucb1-tuned"),
                    "selection rule: rave = as Fuego; ucb1-tuned = the paper's equation 1");

    private static final PlayerKind<GoGame, GoPosition> AGENTS =
            new PlayerKind<>(
                    "agents",
                    "fuego-style with a team of agents in playouts (Marcolino and Matsubara 2011)",
                    settings(
                            FuegoSettings.SEARCH,
                            FuegoSettings.TEAM.withDefault(GoTeams.LEARNED),
                            FuegoSettings.NAKADE.withDefault(true),
                            FuegoSettings.PRIOR,
                            FuegoSettings.UNSEEN,
                            RULE),
                    GoPlayers::agents);

    private static final PlayerKind<GoGame, GoPosition> GRAPH =
            new PlayerKind<>(
                    "graph",
                    "fuego-style on a graph: transpositions share one node with its statistics",
                    BttPlayers.settings(
                            Setting.change(
                                    TableOptions.SETTINGS, TableOptions.TABLE.withDefault(0)),
                            FuegoSettings.GRAPH),
                    GoPlayers::graph);

    public static final PlayerCatalogue<GoGame, GoPosition> ALL =
            new PlayerCatalogue<>(
                    List.of(
                            ZERO,
                            FUEGO_STYLE,
                            AGENTS,
                            BttPlayers.BTT,
                            BttPlayers.BTT_PAPER,
                            BttPlayers.BTT_ALTERED,
                            Together.KIND,
                            PUCT,
                            RAVE,
                            GRAVE,
                            GRAPH,
                            UCB1_TUNED,
                            UCT,
                            UCT_BOUZY,
                            FLAT,
                            RANDOM));

    private GoPlayers() {}

    static List<Setting<?>> settings(List<Setting<?>> search, Setting<?>... more) {
        List<Setting<?>> all =
                new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU));
        all.addAll(List.of(more));
        all.addAll(search);
        return all;
    }

    /**
     * The player {@code zero} with other evaluators of the network of its settings, such as those
     * of another library. Dead stones and the end of the game are judged by Moyo's own.
     */
    public static PlayerKind<GoGame, GoPosition> zero(Function<Network, RowEvaluatorSpec> how) {
        return new PlayerKind<>(
                "zero",
                "PUCT with a network that has taught itself: its policy and its value",
                ZeroPlayer.settingsWithPlayouts(NETWORK_CACHE),
                (game, settings, seed) -> zero(game, settings, seed, how));
    }

    private static Player<GoPosition> zero(
            GoGame game, Settings settings, long seed, Function<Network, RowEvaluatorSpec> how) {
        GoLessons lessons = GoLessons.learned(game.size());
        Optional<URL> shipped = GoLessons.shippedNetwork(game.size());
        Network network = ZeroPlayer.network(settings, shipped, lessons.encoding().shape());
        Optional<EvaluatorSpec<GoPosition>> playouts = Optional.of(playouts(game));
        return new NetworkStyle(
                game,
                network,
                ZeroPlayer.make(game, lessons, how.apply(network), playouts, settings, seed));
    }

    private static EvaluatorSpec<GoPosition> playouts(GoGame game) {
        return Playouts.by(game, () -> FuegoPolicy.standard(game.geometry()), Outcome.WIN_OR_LOSS);
    }

    private static Player<GoPosition> fuegoStyle(GoGame game, Settings settings, long seed) {
        SearchOptions options = FuegoSettings.options(game, settings);
        SearchParts<GoPosition> parts = FuegoSettings.parts(game, settings);
        return settings.get(PARALLEL).equals("root")
                ? new VotingFuegoStyle(game, parts, options, new Rng(seed))
                : new FuegoStyle(game, parts, options, new Rng(seed));
    }

    private static Player<GoPosition> agents(GoGame game, Settings settings, long seed) {
        SearchParts<GoPosition> parts = FuegoSettings.parts(game, settings);
        return new FuegoStyle(
                game,
                settings.get(RULE).equals("rave") ? parts : parts.withRule(Ucb1Tuned::new),
                FuegoSettings.options(game, settings),
                new Rng(seed));
    }

    private static Player<GoPosition> graph(GoGame game, Settings settings, long seed) {
        return new FuegoStyle(
                game,
                FuegoSettings.parts(game, settings).with(BttPlayers.memory(game, settings)),
                FuegoSettings.graphOptions(game, settings),
                new Rng(seed));
    }

    private static Player<GoPosition> puct(GoGame game, Settings settings, long seed) {
        Puct rule = new Puct(settings.get(EXPLORATION), settings.get(REDUCTION));
        Supplier<Prior<GoPosition>> prior = () -> new FuegoProbabilities(game.geometry());
        return search(
                SearchParts.of(
                                game,
                                () -> rule,
                                () -> new ListedMoves<>(FuegoCandidates::inTree, prior.get()),
                                playouts(game),
                                OWNERS)
                        .withRootExpander(
                                () ->
                                        new ListedMoves<>(
                                                new FuegoRootFilter(game.geometry()), prior.get())),
                settings,
                seed);
    }

    /** A leaf is expanded at its second visit, as in plain UCT; prior weight does not count. */
    private static Player<GoPosition> uctBouzy(GoGame game, Settings settings, long seed) {
        double n0 = settings.get(N0);
        double tau = settings.get(TAU);
        Ucb1 rule = new Ucb1(settings.get(EXPLORATION));
        Settings patient =
                settings.isSet(SearchOptions.EXPAND_THRESHOLD)
                        ? settings
                        : settings.with(
                                SearchOptions.EXPAND_THRESHOLD.key(), Double.toString(n0 + 1));
        return light(
                game,
                () -> rule,
                () -> new EvaluatorPrior<>(game, new BouzyTerritory(game.geometry()), tau, n0),
                patient,
                seed);
    }

    private static Player<GoPosition> light(
            GoGame game, Supplier<SelectionRule> rule, Settings settings, long seed) {
        return light(game, rule, Prior::none, settings, seed);
    }

    private static Player<GoPosition> light(
            GoGame game,
            Supplier<SelectionRule> rule,
            Supplier<Prior<GoPosition>> prior,
            Settings settings,
            long seed) {
        return search(
                SearchParts.of(
                        game,
                        rule,
                        () -> new ListedMoves<>(CANDIDATES, prior.get()),
                        Playouts.by(game, UniformPolicy::new, Outcome.WIN_OR_LOSS),
                        OWNERS),
                settings,
                seed);
    }

    private static Player<GoPosition> search(
            SearchParts<GoPosition> parts, Settings settings, long seed) {
        return new Search<>(
                parts.withFinalRule(SearchOptions.finalRule(settings)),
                SearchOptions.from(settings),
                new Rng(seed));
    }

    private static Player<GoPosition> flat(GoGame game, Settings settings, long seed) {
        return new FlatMonteCarlo<>(game, CANDIDATES, new UniformPolicy(), new Rng(seed));
    }

    private static Player<GoPosition> random(GoGame game, Settings settings, long seed) {
        return new PolicyPlayer<>(new UniformPolicy(), new Rng(seed));
    }

    private static void candidates(GoPosition position, MoveList moves) {
        moves.clear();
        GoBoard board = position.board();
        for (int i = 0; i < board.emptyCount(); i++) {
            int p = board.empty(i);
            if (position.isSensible(p)) {
                moves.add(p);
            }
        }
        moves.add(Game.PASS);
    }
}
