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

/** The strongest player: learned priors, PUCT with RAVE, informed playouts, solver. */
final class Strong {
    private static final Setting<Double> EXPLORATION =
            Setting.number(
                    "exploration",
                    1.4,
                    0,
                    100,
                    "weight c of the exploration term c P sqrt(N + 1) / n");

    private static final Setting<Double> RAVE =
            Setting.number(
                    "rave",
                    0.4,
                    0,
                    100,
                    "weight of a RAVE result; a simulation's result has weight 1");

    private static final Setting<Double> RAVE_LIMIT =
            Setting.number(
                    "rave-limit",
                    2000,
                    0,
                    1e9,
                    "a move with this many visits plus prior weight"
                            + " gets no more RAVE results");

    private static final Setting<Integer> RAVE_PARENT_LIMIT =
            Setting.integer(
                    "rave-parent-limit",
                    20_000,
                    0,
                    Integer.MAX_VALUE,
                    "the moves of a node with this many visits get no more RAVE results");

    private static final Setting<Double> FIRMNESS =
            Setting.number("firmness", 1, 1e-3, 1e6, "prior weight of every move, in results");

    private static final Setting<Double> REDUCTION =
            Setting.number(
                    "reduction",
                    1,
                    0,
                    1,
                    "r: the prior value of a move is its parent's ×"
                            + " (1 - r (1 - sqrt(P / P of the best)))");

    private static final Setting<Double> SHARPNESS =
            Setting.number(
                    "sharpness",
                    1,
                    0,
                    10,
                    "factor of the learned log weights in the"
                            + " softmax of the move probabilities");

    private static final Setting<Double> RANGE =
            Setting.number(
                    "range",
                    5,
                    0,
                    100,
                    "leave out moves whose probability is below that of the best × e^-range");

    private static final Setting<String> PLAYOUT =
            Setting.choice("playout", List.of("informed", "uniform"), "the playout policy");

    private static final Setting<Boolean> REPLIES =
            Setting.flag("replies", true, "playouts use last good replies with forgetting");

    private static final Setting<Integer> HITS =
            Setting.integer(
                    "hits",
                    InformedPolicy.HITS,
                    1,
                    1000,
                    "number of candidates for a playout move that blocks the opponent; the best"
                            + " is played");

    private static final Setting<Double> PER_CELL =
            Setting.number(
                    "per-cell",
                    InformedPolicy.PER_CELL,
                    0.001,
                    1000,
                    "playouts: factor of a placement's probability per covered cell");

    private static final Setting<Double> PER_CORNER =
            Setting.number(
                    "per-corner",
                    InformedPolicy.PER_CORNER,
                    0.001,
                    1000,
                    "playouts: factor of a placement's probability per corner");

    private static final Setting<Double> BONUS =
            Setting.number(
                    "score-bonus", 0.2, 0, 1, "share w of a result that depends on the score");

    private static final Setting<Double> BONUS_SCALE =
            Setting.number(
                    "score-scale",
                    6,
                    0.1,
                    100,
                    "score in points at which the score part of a result is 0.73");

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
                    "the strongest: learned priors, PUCT with RAVE, informed playouts, last good"
                            + " replies",
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
