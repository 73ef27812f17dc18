package moyo.blokus.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.BouzyEvaluator;
import moyo.blokus.Cells;
import moyo.blokus.UniformPolicy;
import moyo.game.Colour;
import moyo.game.Rng;
import moyo.search.Candidates;
import moyo.search.EvaluatorPrior;
import moyo.search.Outcome;
import moyo.search.Owners;
import moyo.search.Player;
import moyo.search.PlayerCatalogue;
import moyo.search.PlayerKind;
import moyo.search.PolicyPlayer;
import moyo.search.Prior;
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

    private static final Setting<Double> N0 =
            Setting.number(
                    "n0", 10, 0, 1e6, "how many simulations the evaluation of a move stands for");

    private static final Setting<Double> TAU =
            Setting.number(
                    "tau", 0, 0, 1e6, "the scale of the evaluation; 1: as written; 0: the mask's");

    private static final Setting<String> MASK =
            Setting.choice(
                    "mask",
                    List.of("none", "covered", "forbidden"),
                    "what influence does not enter: nothing (as written), covered cells,"
                            + " or all cells that are forbidden");

    private static final PlayerKind<BlokusGame, BlokusPosition> UCT_BOUZY =
            new PlayerKind<>(
                    "uct-bouzy",
                    "uct-plain with values for all new moves by Bouzy's dilation 4/0, as in the paper",
                    settings(N0, TAU, MASK),
                    BlokusPlayers::uctBouzy);

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
            new PlayerCatalogue<>(List.of(Strong.KIND, UCT_BOUZY, UCT_PLAIN, LARGEST, RANDOM));

    private BlokusPlayers() {}

    private static List<Setting<?>> settings(Setting<?>... more) {
        List<Setting<?>> all = new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME));
        all.addAll(List.of(more));
        all.add(EXPLORATION);
        all.addAll(SearchOptions.SETTINGS);
        return all;
    }

    private static Player<BlokusPosition> uctPlain(BlokusGame game, Settings settings, long seed) {
        return uct(game, settings, SearchParts.noPrior(), seed);
    }

    /** A leaf gets children at its second visit, as in plain UCT: what is known does not count. */
    private static Player<BlokusPosition> uctBouzy(BlokusGame game, Settings settings, long seed) {
        BouzyEvaluator.Mask mask =
                BouzyEvaluator.Mask.valueOf(settings.get(MASK).toUpperCase(Locale.ROOT));
        double tau = settings.get(TAU) == 0 ? mask.tau() : settings.get(TAU);
        double n0 = settings.get(N0);
        Settings patient =
                settings.isSet(SearchOptions.EXPAND_THRESHOLD)
                        ? settings
                        : settings.with(
                                SearchOptions.EXPAND_THRESHOLD.key(), Double.toString(n0 + 1));
        return uct(
                game,
                patient,
                () -> new EvaluatorPrior<>(game, new BouzyEvaluator(mask), tau, n0),
                seed);
    }

    private static Player<BlokusPosition> uct(
            BlokusGame game, Settings settings, Supplier<Prior<BlokusPosition>> prior, long seed) {
        Ucb1 rule = new Ucb1(settings.get(EXPLORATION));
        return new Search<>(
                new SearchParts<>(
                        game,
                        () -> rule,
                        () -> CANDIDATES,
                        () -> CANDIDATES,
                        UniformPolicy::new,
                        prior,
                        Outcome.WIN_OR_LOSS,
                        OWNERS),
                SearchOptions.from(settings),
                new Rng(seed));
    }
}
