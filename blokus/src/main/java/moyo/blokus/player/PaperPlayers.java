package moyo.blokus.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.Cells;
import moyo.blokus.Placements;
import moyo.blokus.evaluation.BouzyEvaluator;
import moyo.blokus.playout.UniformPolicy;
import moyo.game.Game;
import moyo.game.Rng;
import moyo.search.Search;
import moyo.search.alphabeta.AlphaBeta;
import moyo.search.alphabeta.MoveOrder;
import moyo.search.expansion.EvaluatorPrior;
import moyo.search.expansion.ListedMoves;
import moyo.search.expansion.Prior;
import moyo.search.part.Extension;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.playout.Outcome;
import moyo.search.playout.Playouts;
import moyo.search.selection.Ucb1;
import moyo.search.simulation.EnteredPrior;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;
import moyo.search.table.TableOptions;
import moyo.search.table.TranspositionMemory;

/** The players of Nakamura, Miwa and Chikayama; {@code docs/blokus-eval.md} has our readings. */
final class PaperPlayers {
    /** Larger pieces first. */
    private static final MoveOrder<BlokusPosition> LARGE_FIRST =
            (position, move) -> move == Game.PASS ? 0 : Placements.size(move);

    private static final Setting<Double> EXPLORATION =
            Setting.number(
                    "exploration", Math.sqrt(2), 0, 100, "c in mean + c sqrt(ln N / n); paper: √2");

    private static final Setting<String> DRAW =
            Setting.choice(
                    "draw",
                    List.of("half", "second"),
                    "result of a drawn simulation: half = 0.5 for both sides, second = a win of"
                            + " the second player");

    static final Setting<Double> N0 =
            Setting.number(
                    "n0", 10, 0, 1e5, "prior weight of the evaluation of a move, in simulations");

    static final Setting<Double> TAU =
            Setting.number(
                    "tau",
                    0,
                    0,
                    1e6,
                    "scale of the evaluation in σ(E / tau); 1 = as in the paper, 0 = fitted to"
                            + " mask and seeds");

    static final Setting<String> MASK =
            Setting.choice(
                    "mask",
                    List.of("none", "covered", "forbidden"),
                    "cells that the dilation does not enter: none (as in the paper), covered"
                            + " cells, or cells where the side may not place");

    static final Setting<String> SEEDS =
            Setting.choice(
                    "seeds",
                    List.of("corners", "covered"),
                    "cells where the dilation starts: corners where the next piece may be"
                            + " attached, or all cells that a legal move covers");

    private static final Setting<Integer> DEPTH =
            Setting.integer(
                    "depth",
                    AlphaBeta.DEEPEST,
                    1,
                    AlphaBeta.DEEPEST,
                    "maximum depth of the search in moves");

    private static final Setting<Integer> TABLE =
            Setting.integer(
                    "table", 16, 0, 16_384, "size of the transposition table in MiB; 0 = no table");

    private static final Setting<Boolean> ORDER =
            Setting.flag(
                    "order",
                    true,
                    "sort moves by size of the piece, then by the history heuristic");

    static final PlayerKind<BlokusGame, BlokusPosition> UCT = uct("uct");

    /** The former name of plain UCT. */
    static final PlayerKind<BlokusGame, BlokusPosition> UCT_PLAIN = uct("uct-plain");

    static final PlayerKind<BlokusGame, BlokusPosition> GRAPH =
            new PlayerKind<>(
                    "graph",
                    "uct on a graph: transpositions share one node with its statistics",
                    settings(
                            SearchOptions.GRAPH_SETTINGS,
                            Setting.change(TableOptions.SETTINGS, TableOptions.TABLE.withDefault(0))
                                    .toArray(new Setting<?>[0])),
                    PaperPlayers::graph);

    static final PlayerKind<BlokusGame, BlokusPosition> UCT_BOUZY =
            new PlayerKind<>(
                    "uct-bouzy",
                    "uct with prior values of all new moves by Bouzy's dilation 4/0, as in the"
                            + " paper",
                    settings(N0, TAU, MASK, SEEDS),
                    PaperPlayers::uctBouzy);

    static final PlayerKind<BlokusGame, BlokusPosition> UCT_BOUZY_ENTERED =
            new PlayerKind<>(
                    "uct-bouzy-entered",
                    "uct-bouzy with a prior value only for the move entered; untried moves first",
                    settings(N0, TAU, MASK, SEEDS),
                    PaperPlayers::uctBouzyEntered);

    static final PlayerKind<BlokusGame, BlokusPosition> BTT =
            new PlayerKind<>(
                    "btt",
                    "uct with a transposition table kept for the whole game, as btt in Go",
                    settings(
                            Setting.change(
                                            TableOptions.SETTINGS,
                                            TableOptions.LEAF_WEIGHT.withDefault(1.0))
                                    .toArray(new Setting<?>[0])),
                    PaperPlayers::btt);

    static final PlayerKind<BlokusGame, BlokusPosition> AB =
            new PlayerKind<>(
                    "ab",
                    "alpha-beta with Bouzy's dilation 4/0 at the leaves, as in the paper",
                    List.of(
                            Setting.integer(
                                    PlayerKind.PLAYOUTS.key(),
                                    PlayerKind.PLAYOUTS.defaultValue(),
                                    1,
                                    Integer.MAX_VALUE,
                                    "evaluations per move if there is no clock"),
                            PlayerKind.TIME,
                            PlayerKind.CPU,
                            MASK,
                            SEEDS,
                            DEPTH,
                            TABLE,
                            ORDER),
                    PaperPlayers::alphaBeta);

    private PaperPlayers() {}

    private static PlayerKind<BlokusGame, BlokusPosition> uct(String name) {
        return new PlayerKind<>(
                name,
                "UCT as in Nakamura, Miwa and Chikayama: untried moves first, random playouts",
                settings(),
                (game, settings, seed) -> uct(game, settings, Prior::none, seed));
    }

    static List<Setting<?>> settings(Setting<?>... more) {
        return settings(SearchOptions.SETTINGS, more);
    }

    private static List<Setting<?>> settings(List<Setting<?>> search, Setting<?>... more) {
        List<Setting<?>> all =
                new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU));
        all.addAll(List.of(more));
        all.add(EXPLORATION);
        all.add(DRAW);
        all.addAll(search);
        return all;
    }

    private static Player<BlokusPosition> uctBouzy(BlokusGame game, Settings settings, long seed) {
        return uct(game, patient(settings), evaluation(game, settings), seed);
    }

    /** The prior of the evaluation: {@link #N0}, {@link #TAU}, {@link #MASK}, {@link #SEEDS}. */
    static Supplier<Prior<BlokusPosition>> evaluation(BlokusGame game, Settings settings) {
        double tau = tau(settings);
        double n0 = settings.get(N0);
        return () -> new EvaluatorPrior<>(game, evaluator(settings), tau, n0);
    }

    private static Player<BlokusPosition> uctBouzyEntered(
            BlokusGame game, Settings settings, long seed) {
        double tau = tau(settings);
        double n0 = settings.get(N0);
        return search(
                parts(game, settings, Prior::none)
                        .with(() -> List.of(new EnteredPrior<>(evaluator(settings), tau, n0))),
                patient(settings),
                seed);
    }

    /** A leaf is expanded at its second visit, as in plain UCT; prior weight does not count. */
    static Settings patient(Settings settings) {
        return settings.isSet(SearchOptions.EXPAND_THRESHOLD)
                ? settings
                : settings.with(
                        SearchOptions.EXPAND_THRESHOLD.key(),
                        Double.toString(settings.get(N0) + 1));
    }

    private static Player<BlokusPosition> uct(
            BlokusGame game, Settings settings, Supplier<Prior<BlokusPosition>> prior, long seed) {
        return search(parts(game, settings, prior), settings, seed);
    }

    static Player<BlokusPosition> search(
            SearchParts<BlokusPosition> parts, Settings settings, long seed) {
        return new Search<>(
                parts.withFinalRule(SearchOptions.finalRule(settings)),
                SearchOptions.from(settings),
                new Rng(seed));
    }

    private static Player<BlokusPosition> btt(BlokusGame game, Settings settings, long seed) {
        return search(
                parts(game, settings, Prior::none).with(memory(game, settings)), settings, seed);
    }

    private static Player<BlokusPosition> graph(BlokusGame game, Settings settings, long seed) {
        return new Search<>(
                parts(game, settings, Prior::none)
                        .with(memory(game, settings))
                        .withFinalRule(SearchOptions.finalRule(settings)),
                SearchOptions.ofGraph(settings),
                new Rng(seed));
    }

    static Supplier<List<Extension<BlokusPosition>>> memory(BlokusGame game, Settings settings) {
        double cells = Cells.COUNT;
        return TranspositionMemory.of(
                game, TableOptions.from(settings), position -> position.covered() / cells);
    }

    static SearchParts<BlokusPosition> parts(
            BlokusGame game, Settings settings, Supplier<Prior<BlokusPosition>> prior) {
        Ucb1 rule = new Ucb1(settings.get(EXPLORATION));
        return SearchParts.of(
                game,
                () -> rule,
                () -> new ListedMoves<>(BlokusPlayers.CANDIDATES, prior.get()),
                Playouts.by(game, UniformPolicy::new, outcome(settings)),
                BlokusPlayers.OWNERS);
    }

    /** The value of a playout by its score. */
    static Outcome outcome(Settings settings) {
        return settings.get(DRAW).equals("second") ? Outcome.DRAW_TO_SECOND : Outcome.WIN_OR_LOSS;
    }

    private static Player<BlokusPosition> alphaBeta(BlokusGame game, Settings settings, long seed) {
        return new AlphaBeta<>(
                game,
                evaluator(settings),
                mask(settings).tau(seeds(settings)),
                LARGE_FIRST,
                new AlphaBeta.Options(
                        settings.get(DEPTH), settings.get(TABLE), settings.get(ORDER)),
                new Rng(seed));
    }

    private static BouzyEvaluator evaluator(Settings settings) {
        return new BouzyEvaluator(mask(settings), seeds(settings));
    }

    private static double tau(Settings settings) {
        double tau = settings.get(TAU);
        return tau == 0 ? mask(settings).tau(seeds(settings)) : tau;
    }

    private static BouzyEvaluator.Mask mask(Settings settings) {
        return BouzyEvaluator.Mask.valueOf(settings.get(MASK).toUpperCase(Locale.ROOT));
    }

    private static BouzyEvaluator.Seeds seeds(Settings settings) {
        return BouzyEvaluator.Seeds.valueOf(settings.get(SEEDS).toUpperCase(Locale.ROOT));
    }
}
