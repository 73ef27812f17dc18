package moyo.connect4.family;

import java.util.ArrayList;
import java.util.List;
import moyo.connect4.Connect4Game;
import moyo.connect4.Connect4Position;
import moyo.connect4.UniformPolicy;
import moyo.connect4.net.Connect4Lessons;
import moyo.game.Rng;
import moyo.net.player.ZeroPlayer;
import moyo.search.FlatMonteCarlo;
import moyo.search.Search;
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
import moyo.search.selection.Ucb1;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.table.TableOptions;
import moyo.search.table.TranspositionMemory;
import moyo.search.watch.Owners;

/** The players of Connect Four by name. */
final class Connect4Players {
    private static final double CELLS = Connect4Game.COLUMNS * Connect4Game.ROWS;

    private static final Setting<Double> EXPLORATION =
            Setting.number("exploration", 1, 0, 100, "c in mean + c sqrt(ln N / n)");

    private static final PlayerKind<Connect4Game, Connect4Position> UCT =
            new PlayerKind<>(
                    "uct",
                    "plain UCT: UCB1 in the tree, random playouts",
                    settings(SearchOptions.SETTINGS, List.of()),
                    (game, settings, seed) ->
                            search(parts(game, settings), SearchOptions.from(settings), seed));

    private static final PlayerKind<Connect4Game, Connect4Position> BTT =
            new PlayerKind<>(
                    "btt",
                    "uct with a transposition table kept for the whole game, as btt in Go",
                    settings(
                            SearchOptions.SETTINGS,
                            Setting.change(
                                    TableOptions.SETTINGS,
                                    TableOptions.LEAF_WEIGHT.withDefault(1.0))),
                    (game, settings, seed) ->
                            search(withTable(game, settings), SearchOptions.from(settings), seed));

    private static final PlayerKind<Connect4Game, Connect4Position> GRAPH =
            new PlayerKind<>(
                    "graph",
                    "uct on a graph: transpositions share one node with its statistics",
                    settings(
                            SearchOptions.GRAPH_SETTINGS,
                            Setting.change(
                                    TableOptions.SETTINGS, TableOptions.TABLE.withDefault(0))),
                    (game, settings, seed) ->
                            search(
                                    withTable(game, settings),
                                    SearchOptions.ofGraph(settings),
                                    seed));

    private static final PlayerKind<Connect4Game, Connect4Position> FLAT =
            new PlayerKind<>(
                    "flat",
                    "flat Monte Carlo: deals its playouts out evenly to all moves",
                    List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU),
                    (game, settings, seed) ->
                            new FlatMonteCarlo<>(
                                    game,
                                    Connect4Position::legalMoves,
                                    new UniformPolicy(),
                                    new Rng(seed)));

    private static final PlayerKind<Connect4Game, Connect4Position> ZERO =
            new PlayerKind<>(
                    "zero",
                    "PUCT with a network that has taught itself: its policy and its value",
                    Setting.change(
                            ZeroPlayer.settings(),
                            ZeroPlayer.EXPLORATION.withDefault(0.5),
                            ZeroPlayer.REDUCTION.withDefault(0.2),
                            ZeroPlayer.TEMPERATURE.withDefault(1.5),
                            SearchOptions.SOLVER.withDefault(true)),
                    (game, settings, seed) ->
                            ZeroPlayer.make(
                                    game,
                                    new Connect4Lessons(),
                                    Connect4Lessons.shippedNetwork(),
                                    settings,
                                    seed));

    private static final PlayerKind<Connect4Game, Connect4Position> RANDOM =
            new PlayerKind<>(
                    "random",
                    "uniformly random legal moves",
                    List.of(),
                    (game, settings, seed) ->
                            new PolicyPlayer<>(new UniformPolicy(), new Rng(seed)));

    static final PlayerCatalogue<Connect4Game, Connect4Position> ALL =
            new PlayerCatalogue<>(List.of(UCT, BTT, GRAPH, ZERO, FLAT, RANDOM));

    private Connect4Players() {}

    private static List<Setting<?>> settings(List<Setting<?>> search, List<Setting<?>> table) {
        List<Setting<?>> all =
                new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU));
        all.add(EXPLORATION);
        all.addAll(table);
        all.addAll(search);
        return all;
    }

    private static SearchParts<Connect4Position> parts(Connect4Game game, Settings settings) {
        Ucb1 rule = new Ucb1(settings.get(EXPLORATION));
        return SearchParts.<Connect4Position>of(
                        game,
                        () -> rule,
                        () -> new ListedMoves<>(Connect4Position::legalMoves, Prior.none()),
                        Playouts.by(game, UniformPolicy::new, Outcome.WIN_OR_LOSS),
                        Owners.none())
                .withFinalRule(SearchOptions.finalRule(settings));
    }

    private static SearchParts<Connect4Position> withTable(Connect4Game game, Settings settings) {
        return parts(game, settings)
                .with(
                        TranspositionMemory.of(
                                game,
                                TableOptions.from(settings),
                                position -> position.moveNumber() / CELLS));
    }

    private static Player<Connect4Position> search(
            SearchParts<Connect4Position> parts, SearchOptions options, long seed) {
        return new Search<>(parts, options, new Rng(seed));
    }
}
