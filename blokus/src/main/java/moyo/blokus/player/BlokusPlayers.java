package moyo.blokus.player;

import java.util.ArrayList;
import java.util.List;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.UniformPolicy;
import moyo.game.Colour;
import moyo.game.Rng;
import moyo.search.Candidates;
import moyo.search.Outcome;
import moyo.search.Owners;
import moyo.search.Player;
import moyo.search.PlayerCatalogue;
import moyo.search.PlayerKind;
import moyo.search.PolicyPlayer;
import moyo.search.Search;
import moyo.search.SearchOptions;
import moyo.search.SearchParts;
import moyo.search.Setting;
import moyo.search.Settings;
import moyo.search.Ucb1;

/** The players of Blokus Duo by name. */
public final class BlokusPlayers {
    /** Every legal move. */
    public static final Candidates<BlokusPosition> CANDIDATES = BlokusPosition::legalMoves;

    /** Who covers a cell in the end. */
    public static final Owners<BlokusPosition> OWNERS =
            (end, balance) -> {
                for (int cell = 0; cell < Cells.COUNT; cell++) {
                    int owner = end.owner(cell);
                    if (owner != BlokusPosition.NOBODY) {
                        balance[cell] += owner == Colour.FIRST ? 1 : -1;
                    }
                }
            };

    private static final Setting<Double> EXPLORATION =
            Setting.number(
                    "exploration", Math.sqrt(2), 0, 100, "c in mean + c sqrt(ln N / n); paper: √2");

    private static final PlayerKind<BlokusGame, BlokusPosition> UCT_PLAIN =
            new PlayerKind<>(
                    "uct-plain",
                    "UCT as in Nakamura, Miwa and Chikayama: untried moves first, random playouts",
                    settings(),
                    BlokusPlayers::uctPlain);

    private static final PlayerKind<BlokusGame, BlokusPosition> LARGEST =
            new PlayerKind<>(
                    "largest",
                    "places one of the largest pieces that fit, anywhere",
                    List.of(),
                    (game, settings, seed) ->
                            new PolicyPlayer<>(new LargestPolicy(), new Rng(seed)));

    private static final PlayerKind<BlokusGame, BlokusPosition> RANDOM =
            new PlayerKind<>(
                    "random",
                    "plays any legal move",
                    List.of(),
                    (game, settings, seed) ->
                            new PolicyPlayer<>(new UniformPolicy(), new Rng(seed)));

    public static final PlayerCatalogue<BlokusGame, BlokusPosition> ALL =
            new PlayerCatalogue<>(List.of(UCT_PLAIN, LARGEST, RANDOM));

    private BlokusPlayers() {}

    private static List<Setting<?>> settings() {
        List<Setting<?>> all = new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME));
        all.add(EXPLORATION);
        all.addAll(SearchOptions.SETTINGS);
        return all;
    }

    private static Player<BlokusPosition> uctPlain(BlokusGame game, Settings settings, long seed) {
        Ucb1 rule = new Ucb1(settings.get(EXPLORATION));
        return new Search<>(
                new SearchParts<>(
                        game,
                        () -> rule,
                        CANDIDATES,
                        () -> CANDIDATES,
                        UniformPolicy::new,
                        SearchParts.noPrior(),
                        Outcome.WIN_OR_LOSS,
                        OWNERS),
                SearchOptions.from(settings),
                new Rng(seed));
    }
}
