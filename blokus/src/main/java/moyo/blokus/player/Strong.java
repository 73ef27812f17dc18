package moyo.blokus.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import moyo.blokus.BlokusGame;
import moyo.blokus.BlokusPosition;
import moyo.blokus.judge.JudgeWeights;
import moyo.blokus.playout.InformedPolicy;
import moyo.blokus.playout.Preference;
import moyo.blokus.playout.UniformPolicy;
import moyo.search.player.Player;
import moyo.search.player.PlayerKind;
import moyo.search.player.Setting;
import moyo.search.player.Settings;
import moyo.search.playout.PlayoutPolicy;
import moyo.search.playout.Playouts;
import moyo.search.playout.ScoreBonus;
import moyo.search.selection.PuctRave;
import moyo.search.selection.RaveFolding;
import moyo.search.simulation.SearchOptions;
import moyo.search.simulation.SearchParts;

/** The player that uses everything that helps. */
final class Strong {
    private static final Setting<Double> EXPLORATION =
            Setting.number("exploration", 1.4, 0, 100, "c in c P sqrt(N) / n");

    private static final Setting<Double> RAVE =
            Setting.number("rave", 0.4, 0, 100, "what a RAVE result counts beside 1 for a result");

    private static final Setting<Double> RAVE_LIMIT =
            Setting.number(
                    "rave-limit", 2000, 0, 1e9, "a move that rests on so much needs no RAVE");

    private static final Setting<Integer> RAVE_PARENT_LIMIT =
            Setting.integer(
                    "rave-parent-limit",
                    20_000,
                    0,
                    Integer.MAX_VALUE,
                    "after so many visits of a position its moves need no RAVE");

    private static final Setting<Double> FIRMNESS =
            Setting.number("firmness", 1, 1e-3, 1e6, "how many results the first guess stands for");

    private static final Setting<Double> REDUCTION =
            Setting.number("reduction", 1, 0, 1, "what the guess for unlikely moves loses");

    private static final Setting<Double> SHARPNESS =
            Setting.number("sharpness", 1, 0, 10, "how much the prior trusts what it has learned");

    private static final Setting<Double> RANGE =
            Setting.number(
                    "range",
                    5,
                    0,
                    100,
                    "leaves out moves that are e to this less likely than the best");

    private static final Setting<String> PLAYOUT =
            Setting.choice("playout", List.of("informed", "uniform"), "who plays the playouts");

    private static final Setting<Boolean> REPLIES =
            Setting.flag("replies", true, "playouts repeat what answered well before");

    private static final Setting<Integer> HITS =
            Setting.integer(
                    "hits",
                    InformedPolicy.HITS,
                    1,
                    1000,
                    "of so many playout moves the best is taken");

    private static final Setting<Double> PER_CELL =
            Setting.number(
                    "per-cell",
                    InformedPolicy.PER_CELL,
                    0.001,
                    1000,
                    "playouts: how much likelier one cell more is");

    private static final Setting<Double> PER_CORNER =
            Setting.number(
                    "per-corner",
                    InformedPolicy.PER_CORNER,
                    0.001,
                    1000,
                    "playouts: how much likelier one corner more is");

    private static final Setting<Double> BONUS =
            Setting.number(
                    "score-bonus", 0.2, 0, 1, "the part of a result that depends on the score");

    private static final Setting<Double> BONUS_SCALE =
            Setting.number("score-scale", 6, 0.1, 100, "the score that is a clear win");

    private static final Map<String, Setting<?>> OWN_DEFAULTS =
            Stream.of(
                            SearchOptions.REUSE.withDefault(true),
                            SearchOptions.SOLVER.withDefault(true),
                            SearchOptions.EXPAND_THRESHOLD.withDefault(1.0),
                            SearchOptions.EXPAND_SLOPE.withDefault(0.5))
                    .collect(Collectors.toMap(Setting::key, setting -> setting));

    static final PlayerKind<BlokusGame, BlokusPosition> KIND =
            new PlayerKind<>(
                    "blokus",
                    "the strong one: learned priors, RAVE, informed playouts, last good replies",
                    settings(),
                    Strong::make);

    private Strong() {}

    private static List<Setting<?>> settings() {
        List<Setting<?>> all =
                new ArrayList<>(List.of(PlayerKind.PLAYOUTS, PlayerKind.TIME, PlayerKind.CPU));
        all.addAll(
                List.of(
                        EXPLORATION,
                        RAVE,
                        RAVE_LIMIT,
                        RAVE_PARENT_LIMIT,
                        FIRMNESS,
                        REDUCTION,
                        SHARPNESS,
                        RANGE,
                        PLAYOUT,
                        REPLIES,
                        HITS,
                        PER_CELL,
                        PER_CORNER,
                        BONUS,
                        BONUS_SCALE));
        for (Setting<?> setting : SearchOptions.SETTINGS) {
            all.add(OWN_DEFAULTS.getOrDefault(setting.key(), setting));
        }
        return all;
    }

    private static Player<BlokusPosition> make(BlokusGame game, Settings settings, long seed) {
        RaveFolding folding =
                new RaveFolding(
                        settings.get(RAVE).floatValue(),
                        settings.get(RAVE_LIMIT).floatValue(),
                        settings.get(RAVE_PARENT_LIMIT));
        PuctRave rule = new PuctRave(settings.get(EXPLORATION), folding);
        JudgeWeights weights = JudgeWeights.shipped();
        JudgedMoves.Options options =
                new JudgedMoves.Options(
                        settings.get(RANGE),
                        settings.get(SHARPNESS),
                        settings.get(FIRMNESS),
                        settings.get(REDUCTION));
        return PaperPlayers.search(
                SearchParts.of(
                        game,
                        () -> rule,
                        () -> new JudgedMoves(weights, options),
                        Playouts.by(
                                game,
                                policy(settings),
                                new ScoreBonus(settings.get(BONUS), settings.get(BONUS_SCALE))),
                        BlokusPlayers.OWNERS),
                settings,
                seed);
    }

    private static Supplier<PlayoutPolicy<BlokusPosition>> policy(Settings settings) {
        if (settings.get(PLAYOUT).equals("uniform")) {
            return UniformPolicy::new;
        }
        Preference preference = new Preference(settings.get(PER_CELL), settings.get(PER_CORNER));
        return () -> new InformedPolicy(preference, settings.get(HITS), settings.get(REPLIES));
    }
}
