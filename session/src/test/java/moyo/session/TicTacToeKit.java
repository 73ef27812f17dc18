package moyo.session;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import moyo.game.MoveList;
import moyo.game.Rng;
import moyo.gtp.GtpEngine;
import moyo.search.Search;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.player.PlayerCatalogue;
import moyo.search.player.PlayerKind;
import moyo.search.player.PlayerSpec;
import moyo.search.player.Setting;
import moyo.search.playout.Outcome;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.playout.PolicyPlayer;
import moyo.search.selection.Ucb1;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.watch.Owners;
import moyo.session.gtp.PlainGtp;
import moyo.testkit.TicTacToe;

/** Tic-tac-toe as a registered game, with plain UCT and random moves. */
public record TicTacToeKit(TicTacToe game) implements GameKit<TicTacToe, TicTacToe.Board> {
    private static final Ucb1 RULE = new Ucb1(1);

    private static final List<Setting<?>> SETTINGS =
            Stream.concat(
                            Stream.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU),
                            SearchOptions.SETTINGS.stream())
                    .toList();

    private static PlayoutPolicy<TicTacToe.Board> anyMove() {
        MoveList moves = new MoveList(9);
        return (position, rng) -> {
            position.legalMoves(moves);
            return moves.draw(rng);
        };
    }

    private static final PlayerCatalogue<TicTacToe, TicTacToe.Board> PLAYERS =
            new PlayerCatalogue<>(
                    List.of(
                            new PlayerKind<TicTacToe, TicTacToe.Board>(
                                    "uct",
                                    "plain UCT",
                                    SETTINGS,
                                    (game, settings, seed) ->
                                            new Search<>(
                                                    parts(game),
                                                    SearchOptions.from(settings),
                                                    new Rng(seed))),
                            new PlayerKind<TicTacToe, TicTacToe.Board>(
                                    "random",
                                    "any move",
                                    List.of(),
                                    (game, settings, seed) ->
                                            new PolicyPlayer<>(anyMove(), new Rng(seed)))));

    private static SearchParts<TicTacToe.Board> parts(TicTacToe game) {
        return SearchParts.<TicTacToe.Board>of(
                game,
                () -> RULE,
                () -> new ListedMoves<>(TicTacToe.Board::legalMoves, Prior.none()),
                Playouts.by(game, TicTacToeKit::anyMove, Outcome.WIN_OR_LOSS),
                Owners.none());
    }

    @Override
    public Map<String, Object> facts() {
        return Map.of("name", game.name());
    }

    @Override
    public PlayerCatalogue<TicTacToe, TicTacToe.Board> players() {
        return PLAYERS;
    }

    @Override
    public String standardPlayer() {
        return "uct";
    }

    @Override
    public void registerGtp(
            GtpEngine engine, PlayerSpec<TicTacToe, TicTacToe.Board> spec, long seed) {
        new PlainGtp<>(new Session<>(this, spec, seed)).register(engine);
    }

    @Override
    public String whyIllegal(TicTacToe.Board position, int move) {
        return game.moveName(move) + " is taken";
    }

    @Override
    public String boardText(TicTacToe.Board position) {
        return "after " + position.moveNumber() + " moves";
    }

    @Override
    public Map<String, Supplier<PlayoutPolicy<TicTacToe.Board>>> playouts() {
        return Map.of("playout.light", TicTacToeKit::anyMove);
    }

    @Override
    public int movesToGo(TicTacToe.Board position) {
        return (10 - position.moveNumber()) / 2;
    }
}
