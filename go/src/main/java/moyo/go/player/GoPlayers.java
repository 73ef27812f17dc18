package moyo.go.player;

import java.util.List;
import moyo.game.Game;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.go.GoBoard;
import moyo.go.GoGame;
import moyo.go.GoPosition;
import moyo.go.UniformPolicy;
import moyo.search.Candidates;
import moyo.search.FlatMonteCarlo;
import moyo.search.Outcome;
import moyo.search.Player;
import moyo.search.PlayerCatalogue;
import moyo.search.PlayerKind;
import moyo.search.PolicyPlayer;
import moyo.search.Search;
import moyo.search.SearchParts;
import moyo.search.SelectionRule;
import moyo.search.Setting;
import moyo.search.Settings;
import moyo.search.Ucb1;
import moyo.search.Ucb1Tuned;
import moyo.search.UctRave;

/** The players of Go by name. */
public final class GoPlayers {
    /** Every legal move that does not fill an own eye, and pass. */
    public static final Candidates<GoPosition> CANDIDATES = GoPlayers::candidates;

    private static final PlayerKind<GoGame, GoPosition> FLAT =
            new PlayerKind<>(
                    "flat",
                    "flat Monte Carlo: deals its playouts out evenly to all moves",
                    List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME),
                    GoPlayers::flat);

    private static final PlayerKind<GoGame, GoPosition> RANDOM =
            new PlayerKind<>(
                    "random",
                    "plays any legal move that does not fill an own eye",
                    List.of(),
                    GoPlayers::random);

    private static final Setting<Integer> TREE_NODES =
            Setting.integer(
                    "tree-nodes",
                    4_000_000,
                    1_000,
                    100_000_000,
                    "the most nodes of the search tree, 28 bytes each");

    private static final List<Setting<?>> SEARCH_SETTINGS =
            List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, TREE_NODES);

    private static final PlayerKind<GoGame, GoPosition> UCT =
            new PlayerKind<>(
                    "uct",
                    "plain UCT: UCB1 in the tree, light playouts",
                    SEARCH_SETTINGS,
                    (game, settings, seed) -> light(game, new Ucb1(1.0), false, settings, seed));

    private static final PlayerKind<GoGame, GoPosition> UCB1_TUNED =
            new PlayerKind<>(
                    "ucb1-tuned",
                    "UCT with UCB1-TUNED (Marcolino and Matsubara 2011, eq. 1), light playouts",
                    SEARCH_SETTINGS,
                    (game, settings, seed) -> light(game, new Ucb1Tuned(), false, settings, seed));

    private static final PlayerKind<GoGame, GoPosition> RAVE =
            new PlayerKind<>(
                    "rave",
                    "UCT with RAVE, light playouts, no prior knowledge",
                    SEARCH_SETTINGS,
                    (game, settings, seed) ->
                            light(game, new UctRave(0.02, 1.0, 5000, 1), true, settings, seed));

    private static final PlayerKind<GoGame, GoPosition> FUEGO_STYLE =
            new PlayerKind<>(
                    "fuego-style",
                    "the search of Fuego 0.4: UCT with RAVE, its prior knowledge and its playouts",
                    SEARCH_SETTINGS,
                    (game, settings, seed) ->
                            new FuegoStyle(game, settings.get(TREE_NODES), new Rng(seed)));

    public static final PlayerCatalogue<GoGame, GoPosition> ALL =
            new PlayerCatalogue<>(List.of(FUEGO_STYLE, RAVE, UCB1_TUNED, UCT, FLAT, RANDOM));

    private GoPlayers() {}

    private static Player<GoPosition> flat(GoGame game, Settings settings, long seed) {
        return new FlatMonteCarlo<>(game, CANDIDATES, new UniformPolicy(), new Rng(seed));
    }

    private static Player<GoPosition> light(
            GoGame game, SelectionRule rule, boolean rave, Settings settings, long seed) {
        return new Search<>(
                new SearchParts<>(
                        game,
                        rule,
                        CANDIDATES,
                        CANDIDATES,
                        UniformPolicy::new,
                        SearchParts.noPrior(),
                        Outcome.WIN_OR_LOSS,
                        rave,
                        1,
                        settings.get(TREE_NODES)),
                new Rng(seed));
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
